#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A heading and a pitch as the sines and cosines that projecting needs.
struct Turn: Hashable, Sendable {
  /// Of the heading.
  let sine: Double
  /// Of the heading.
  let cosine: Double
  /// Of the pitch.
  let pitchSine: Double
  /// Of the pitch.
  let pitchCosine: Double

  static let tangentOfHalfFieldOfView = tan(Viewport.fieldOfView / 2 * .pi / 180)

  init(heading: Double, pitch: Double) {
    let rotation = Transform.rotation(degrees: heading)
    sine = rotation.b
    cosine = rotation.a
    let tilt = Transform.rotation(degrees: pitch)
    pitchSine = tilt.b
    pitchCosine = tilt.a
  }

  /// An offset on the world as it lies in a picture whose top is the heading.
  func toView(x: Double, y: Double) -> (x: Double, y: Double) {
    (x * cosine + y * sine, y * cosine - x * sine)
  }

  /// An offset in such a picture as it lies on the world.
  func toWorld(x: Double, y: Double) -> (x: Double, y: Double) {
    (x * cosine - y * sine, y * cosine + x * sine)
  }
}
