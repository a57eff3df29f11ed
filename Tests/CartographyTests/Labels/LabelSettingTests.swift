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
    "Most zooms have one setting; near the next quarter two share",
    arguments: [
      (4.0, [16]), (4.1, [16]), (4.2, [16]), (4.24, [16, 17]), (4.25, [17]), (0.0, [0]), (-1.0, [-4]),
    ])
  func share(zoom: Double, steps: [Int]) {
    #expect(LabelSetting.around(zoom: zoom, heading: 0).map(\.setting.zoomStep) == steps)
  }

  @Test("A label that goes is gone before another comes, and one that stays shows throughout")
  func oneAfterAnother() {
    for step in 0...4000 {
      let shares = LabelSetting.around(zoom: 3 + Double(step) * 0.0005, heading: 0).map(\.share)
      let strengths = shares.map(LabelSetting.strength(ofShare:))
      #expect(strengths.count { $0 > 0 } <= 1)
      #expect(LabelSetting.strength(ofShare: shares.reduce(0, +)) > 1 - 1e-12)
    }
  }

  @Test("Strengths change little when the zoom changes little")
  func changeSlowly() {
    var last: [LabelSetting: Double] = [:]
    for step in 0...4000 {
      let zoom = 3 + Double(step) * 0.000_25
      var now: [LabelSetting: Double] = [:]
      for (setting, share) in LabelSetting.around(zoom: zoom, heading: 0) {
        now[setting] = LabelSetting.strength(ofShare: share)
      }
      for setting in Set(now.keys).union(last.keys) where !last.isEmpty {
        #expect(abs((now[setting] ?? 0) - (last[setting] ?? 0)) < 0.05, "zoom \(zoom)")
      }
      last = now
    }
  }
}
