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
  /// The last part of the way to the next setting, in which one gives way to the other.
  static let ramp = 0.08

  /// Quarters of a zoom level (of 512-pixel tiles).
  let zoomStep: Int
  /// Steps of heading, 0 to 23.
  let headingStep: Int

  /// The zoom that labels are settled for.
  var zoom: Double { Double(zoomStep) / Self.stepsPerZoom }
  /// The heading that labels are settled for, in degrees.
  var heading: Double { Double(headingStep) * Self.headingStep }

  /// The settings that a camera lies between, with their shares, which add up to 1.
  ///
  /// Most cameras have one. Near the next setting, in the last ``ramp`` of the way, there are two (or
  /// four, when the heading changes as well), so that labels fade instead of popping.
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
  /// One that goes is gone before the one that takes its place comes, each in half of the ramp: names that
  /// collide are never seen through one another.
  static func strength(ofShare share: Double) -> Double {
    let progress = min(max(2 * share - 1, 0), 1)
    return progress * progress * (3 - 2 * progress)
  }

  /// The whole step below a value and, within the ramp before the next one, the next with its share.
  private static func steps(_ value: Double) -> [(Int, Double)] {
    let below = value.rounded(.down)
    let progress = (value - below - (1 - ramp)) / ramp
    // Values that are whole but for rounding belong to one setting alone.
    guard progress > 1e-6 else { return [(Int(below), 1)] }
    guard progress < 1 - 1e-6 else { return [(Int(below) + 1, 1)] }
    return [(Int(below), 1 - progress), (Int(below) + 1, progress)]
  }
}
