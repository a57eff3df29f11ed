/// What a map should show, in the words of MapKit: something that gives a view once the picture is known.
public indirect enum MapCameraPosition: Hashable, Sendable {
  /// All of the map's content.
  case automatic
  /// A region, centred, all of it visible.
  case region(CoordinateRegion)
  /// A rectangle of the world, all of it visible.
  case rect(WorldRect)
  /// A place, at the zoom of a single place.
  case item(Coordinate)
  /// What a camera sees.
  case camera(MapCamera)
  /// Where the user is, at the zoom of a single place; `fallback` as long as that is not known.
  ///
  /// With `followsHeading` the direction the user faces is up.
  case userLocation(followsHeading: Bool = false, fallback: MapCameraPosition = .automatic)

  /// Where a user is and which way they face.
  public struct UserLocation: Hashable, Sendable {
    /// Where.
    public var coordinate: Coordinate
    /// Degrees clockwise from north; nothing if not known.
    public var heading: Double?

    /// Makes a location.
    public init(coordinate: Coordinate, heading: Double? = nil) {
      self.coordinate = coordinate
      self.heading = heading
    }
  }

  /// The view of this position.
  /// - Parameters:
  ///   - size: The picture, in points.
  ///   - content: What the map shows, for ``automatic``.
  ///   - user: Where the user is, if known.
  ///   - insets: Points to keep free; cameras, places and the user stay in the middle of the picture.
  /// - Returns: The view, exactly as asked for; see ``Viewport/coveredByWorld`` for screens.
  /// - Throws: The ``GeographyError`` of a value that is out of range, or
  ///   ``GeographyError/nothingToFit`` for ``automatic`` without content.
  public func viewport(
    size: ViewSize, content: [BoundingBox] = [], user: UserLocation? = nil, insets: ViewInsets = .zero
  ) throws(GeographyError) -> Viewport {
    let placeZoom = Viewport.fittingZooms.upperBound
    switch self {
    case .automatic: return try Viewport(fitting: content, size: size, insets: insets)
    case .region(let region): return try Viewport(region: region, size: size, insets: insets)
    case .rect(let rect): return try Viewport(rect: rect, size: size, insets: insets)
    case .item(let place): return try Viewport(center: place, zoom: placeZoom, size: size)
    case .camera(let camera): return try Viewport(camera: camera, size: size)
    case .userLocation(let followsHeading, let fallback):
      guard let user else {
        return try fallback.viewport(size: size, content: content, insets: insets)
      }
      let heading = followsHeading ? user.heading ?? 0 : 0
      return try Viewport(center: user.coordinate, zoom: placeZoom, size: size, heading: heading)
    }
  }
}
