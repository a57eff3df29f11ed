/// A camera above the map: what it looks at, from how far, in which direction.
///
/// Its field of view is 30° from the top of the picture to its bottom, so distance and picture together
/// settle the scale.
public struct MapCamera: Hashable, Sendable {
  /// The coordinate in the middle of the picture.
  public var centerCoordinate: Coordinate
  /// The distance from the centre to the eye along the line of sight, in metres.
  public var distance: Double
  /// The direction that is up in the picture, in degrees clockwise from north.
  public var heading: Double
  /// The angle from looking straight down, in degrees; at most 70.
  public var pitch: Double

  /// Makes a camera.
  /// - Parameters:
  ///   - centerCoordinate: The coordinate in the middle of the picture.
  ///   - distance: Metres along the line of sight.
  ///   - heading: Degrees clockwise from north.
  ///   - pitch: Degrees from looking straight down.
  public init(centerCoordinate: Coordinate, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// The eye's height above the ground, in metres: distance · cos(pitch).
  public var altitude: Double {
    distance * Turn(heading: 0, pitch: pitch).pitchCosine
  }
}
