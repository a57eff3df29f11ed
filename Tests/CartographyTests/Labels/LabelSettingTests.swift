import Testing

@testable import Cartography

@Suite("Settings of labels")
struct LabelSettingTests {
  @Test("The shares of the settings round a camera add up to one")
  func addUp() {
    for step in 0...400 {
      let settings = LabelSetting.around(zoom: Double(step) * 0.0437, heading: Double(step) * 2.3)
      let sum = settings.reduce(0) { $0 + $1.share }
      #expect(abs(sum - 1) < 1e-12)
      #expect(settings.allSatisfy { $0.share > 0 && (0..<24).contains($0.setting.headingStep) })
    }
  }

  @Test(
    "Whole quarters of a zoom have one setting; between them two share",
    arguments: [
      (4.0, [16]), (4.1, [16, 17]), (4.24, [16, 17]), (4.25, [17]), (0.0, [0]), (-1.0, [-4]),
      (-1.1, [-5, -4]),
    ])
  func share(zoom: Double, steps: [Int]) {
    #expect(LabelSetting.around(zoom: zoom, heading: 0).map(\.setting.zoomStep) == steps)
  }

  private static let lots = [0, 0.001, 0.3, 0.5, 0.77, 0.999]

  @Test(
    "A label that goes is gone before another comes, and one that stays shows throughout", arguments: lots)
  func oneAfterAnother(lot: Double) {
    for step in 0...4000 {
      let shares = LabelSetting.around(zoom: 3 + Double(step) * 0.0005, heading: 0).map(\.share)
      for other in Self.lots {
        let strengths = shares.enumerated().map {
          LabelSetting.strength(ofShare: $0.element, lot: $0.offset == 0 ? lot : other)
        }
        #expect(strengths.count { $0 > 0 } <= 1)
      }
      #expect(LabelSetting.strength(ofShare: shares.reduce(0, +), lot: lot) > 1 - 1e-12)
    }
  }

  @Test("Labels of different lots come at different zooms, each over the same short way")
  func staggered() {
    let starts = Self.lots.map { lot in
      (0...10_000).first { LabelSetting.strength(ofShare: Double($0) / 10_000, lot: lot) > 0 } ?? 0
    }
    let ends = Self.lots.map { lot in
      (0...10_000).first { LabelSetting.strength(ofShare: Double($0) / 10_000, lot: lot) >= 1 } ?? 0
    }
    #expect(starts == starts.sorted() && starts[0] >= 5000 && ends[ends.count - 1] <= 10_000)
    for (start, end) in zip(starts, ends) {
      #expect(abs(Double(end - start) / 10_000 - LabelSetting.ramp) < 3e-4)
    }
    #expect(starts[1] < starts[2] && starts[2] < starts[3] && starts[3] < starts[4])
  }
}
