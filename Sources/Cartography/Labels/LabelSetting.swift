/// A zoom and a heading for which label positions are settled once and for all.
///
/// Labels are not placed for a picture but for the whole plane of the map at whole quarters of a zoom
/// level and whole steps of heading. Whether a label shows is therefore a property of the map, the same
/// in every picture, frame and tile of that zoom, and panning can never make one blink.
struct LabelSetting: Hashable, Sendable {
  /// Settings per zoom level.
  static let stepsPerZoom = 4.0
  /// Degrees between two settings of a heading.
  static let headingStep = 15.0
  /// The part of the way from a setting to the next in which one label comes or goes: so short that hardly any still
  /// catches one that is half there.
  static let ramp = 0.001

  /// Quarters of a zoom level (of 512-pixel tiles).
  let zoomStep: Int
  /// Steps of heading, 0 to 23.
  let headingStep: Int

  /// The zoom that labels are settled for.
  var zoom: Double { Double(zoomStep) / Self.stepsPerZoom }
  /// The heading that labels are settled for, in degrees.
  var heading: Double { Double(headingStep) * Self.headingStep }

  /// The setting of the whole zoom before this one's, which shows more of the world; nothing at zoom 0 and below.
  var before: LabelSetting? {
    guard zoomStep > 0 else { return nil }
    return LabelSetting(zoomStep: (zoomStep - 1) & ~3, headingStep: headingStep)
  }

  /// The setting some quarters of a zoom further in, or out.
  func zoomed(steps: Int) -> LabelSetting {
    LabelSetting(zoomStep: zoomStep + steps, headingStep: headingStep)
  }

  /// The settings that a camera lies between, with their shares, which add up to 1.
  ///
  /// There is one at whole quarters of a zoom level, else there are two, and four where the heading is between
  /// two of its steps as well.
  static func around(zoom: Double, heading: Double) -> [(setting: LabelSetting, share: Double)] {
    let zooms = steps(zoom * stepsPerZoom)
    let turns = Int(360 / headingStep)
    var result: [(LabelSetting, Double)] = []
    for (turn, part) in steps(heading / headingStep) {
      for (step, share) in zooms {
        let wrapped = ((turn % turns) + turns) % turns
        result.append((LabelSetting(zoomStep: step, headingStep: wrapped), share * part))
      }
    }
    return result
  }

  /// How strongly a label shows by the shares of all settings that have it.
  ///
  /// Each comes at a share of its own, above a half, so that names come and go one after the other and not all in
  /// one frame; and as no two that collide can both have more than half, one is gone before the other comes.
  /// - Parameters:
  ///   - share: The sum of the shares, 0 to 1.
  ///   - lot: What decides at which share the label comes, 0 to below 1.
  /// - Returns: The strength, 0 to 1.
  static func strength(ofShare share: Double, lot: Double) -> Double {
    let middle = 0.5 + ramp + (0.5 - 1.5 * ramp) * lot
    let progress = min(max((share - middle) / ramp + 0.5, 0), 1)
    return progress * progress * (3 - 2 * progress)
  }

  /// The whole step below a value and the next one, each with its share.
  private static func steps(_ value: Double) -> [(Int, Double)] {
    let below = value.rounded(.down)
    let progress = value - below
    // Values that are whole but for rounding belong to one setting alone.
    guard progress > 1e-6 else { return [(Int(below), 1)] }
    guard progress < 1 - 1e-6 else { return [(Int(below) + 1, 1)] }
    return [(Int(below), 1 - progress), (Int(below) + 1, progress)]
  }
}
