#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A resolved view of the map: what lies in the middle of a picture, how large, and turned how far.
///
/// Whatever a picture was asked for by (a region, a box, a camera, its content), it comes down to a
/// viewport, and everything that draws asks the viewport alone. A view wider than the world shows it
/// again left and right; above and below the world there is nothing.
public struct Viewport: Hashable, Sendable {
  /// The point in the middle of the picture; x from 0 up to the width of the world.
  ///
  /// Padding can put it above or below the world.
  public let center: WorldPoint
  /// The scale in the middle of the picture: map points per point.
  public let mapPointsPerPoint: Double
  /// The size of the picture, in points.
  public let size: ViewSize
  /// The direction that is up in the picture, in degrees clockwise from north, 0 up to 360.
  public let heading: Double
  /// How far the camera is tilted from looking straight down, in degrees.
  public let pitch: Double

  /// The sines and cosines that every projected point needs.
  let turn: Turn

  /// The zooms (of 256-point tiles) a view can have: at the least, the world is one point wide.
  public static let zoomRange = -8.0...30.0
  /// The pitches a view can have, in degrees.
  ///
  /// Below 75° the horizon stays out of the picture.
  public static let pitchRange = 0.0...70.0
  /// The camera's field of view from the top of the picture to its bottom, in degrees, as in MapKit.
  public static let fieldOfView = 30.0
  /// The longest side of a picture, in points.
  public static let largestSide = 1_000_000.0

  /// Makes a view from the middle of the picture and its scale.
  /// - Parameters:
  ///   - center: The middle, brought onto the first world.
  ///   - mapPointsPerPoint: The scale, in map points per point.
  ///   - size: The picture, in points.
  ///   - heading: The direction that is up, in degrees clockwise from north.
  ///   - pitch: The tilt, in degrees, within ``pitchRange``.
  /// - Throws: The ``GeographyError`` of the value that is out of range.
  public init(
    center: WorldPoint, mapPointsPerPoint: Double, size: ViewSize, heading: Double = 0, pitch: Double = 0
  ) throws(GeographyError) {
    guard center.x.isFinite, abs(center.y - WorldPoint.width / 2) <= WorldPoint.width * 1.5 else {
      throw .invalidWorldPoint(center)
    }
    try Self.check(size: size, heading: heading, pitch: pitch)
    let zoom = Self.zoom(mapPointsPerPoint: mapPointsPerPoint)
    // The ends of the range may be missed by a rounding error of the logarithm.
    guard mapPointsPerPoint > 0, zoom > Self.zoomRange.lowerBound - 1e-9,
      zoom < Self.zoomRange.upperBound + 1e-9
    else { throw .zoomOutOfRange(zoom) }
    self.init(
      unchecked: center, mapPointsPerPoint: mapPointsPerPoint, size: size, heading: heading, pitch: pitch)
  }

  /// Makes a view from values that are known to be in range.
  init(
    unchecked center: WorldPoint, mapPointsPerPoint: Double, size: ViewSize, heading: Double, pitch: Double
  ) {
    self.center = center.wrapped
    self.mapPointsPerPoint = mapPointsPerPoint
    self.size = size
    self.heading = Self.normalized(heading: heading)
    self.pitch = pitch
    turn = Turn(heading: self.heading, pitch: pitch)
  }

  /// Makes a view from finite values, each brought into its range; the size is known to be right.
  init(
    limiting center: WorldPoint, mapPointsPerPoint: Double, size: ViewSize, heading: Double, pitch: Double
  ) {
    let reach = WorldPoint.width
    let closest = Self.mapPointsPerPoint(zoom: Self.zoomRange.upperBound)
    let farthest = Self.mapPointsPerPoint(zoom: Self.zoomRange.lowerBound)
    self.init(
      unchecked: WorldPoint(x: center.x, y: min(max(center.y, -reach), 2 * reach)),
      mapPointsPerPoint: min(max(mapPointsPerPoint, closest), farthest), size: size, heading: heading,
      pitch: min(max(pitch, Self.pitchRange.lowerBound), Self.pitchRange.upperBound))
  }

  static func check(size: ViewSize, heading: Double, pitch: Double) throws(GeographyError) {
    guard size.width > 0, size.height > 0, size.width <= largestSide, size.height <= largestSide else {
      throw .invalidSize(size)
    }
    guard heading.isFinite else { throw .invalidHeading(heading) }
    guard pitchRange.contains(pitch) else { throw .pitchOutOfRange(pitch) }
  }

  /// The same direction from 0 up to, not including, 360.
  static func normalized(heading: Double) -> Double {
    let rest = fmod(heading, 360)
    let positive = rest < 0 ? rest + 360 : rest
    // Minus zero becomes zero, and what rounds to a whole turn is none.
    return positive < 360 ? positive + 0 : 0
  }
}

extension Viewport {
  /// The zoom on which 256-point tiles have their own size.
  public var zoom: Double { Self.zoom(mapPointsPerPoint: mapPointsPerPoint) }
  /// The zoom on which 512-point tiles have their own size: one less than ``zoom``.
  public var zoom512: Double { zoom - 1 }
  /// The coordinate in the middle of the picture.
  public var centerCoordinate: Coordinate { center.coordinate }

  /// The zoom (256) of a scale.
  static func zoom(mapPointsPerPoint: Double) -> Double { 20 - log2(mapPointsPerPoint) }
  /// The scale of a zoom (256): 2^28 map points are 2^20 tiles of 256.
  static func mapPointsPerPoint(zoom: Double) -> Double { exp2(20 - zoom) }

  /// How far the camera is from the centre along its line of sight, in metres.
  ///
  /// The picture's height shows 2 · distance · tan 15° metres of ground, measured at the centre.
  public var distance: Double {
    let meters = Ellipsoid.metersPerMapPoint(atLatitude: centerCoordinate.latitude)
    return mapPointsPerPoint * size.height * meters / (2 * Turn.tangentOfHalfFieldOfView)
  }

  /// The camera that sees this view.
  public var camera: MapCamera {
    MapCamera(centerCoordinate: centerCoordinate, distance: distance, heading: heading, pitch: pitch)
  }
}
