extension WorldRect {
  /// The rectangle of a box in degrees; one that crosses 180° runs past the right edge of the world.
  public init(_ box: BoundingBox) {
    let west = Mercator.x(longitude: box.west)
    let north = Mercator.y(latitude: box.north)
    self.init(
      x: west, y: north, width: box.longitudeDelta / 360 * WorldPoint.width,
      height: Mercator.y(latitude: box.south) - north)
  }
}

extension BoundingBox {
  /// The box of a rectangle that is not null; parts above and below the world are left out.
  ///
  /// A rectangle as wide as the world or wider gives -180 to 180.
  public init(_ rect: WorldRect) {
    let south = Mercator.latitude(y: rect.maxY)
    let north = Mercator.latitude(y: rect.minY)
    guard rect.width < WorldPoint.width else {
      self.init(west: -180, south: south, east: 180, north: north)
      return
    }
    let west = WorldPoint(x: rect.minX, y: 0).wrapped
    let east = WorldPoint(x: rect.maxX, y: 0).coordinate.longitude
    self.init(west: west.coordinate.longitude, south: south, east: east, north: north)
  }
}

extension CoordinateRegion {
  /// The region of a rectangle: its centre is the middle of the rectangle on the map, not in degrees.
  public init(_ rect: WorldRect) {
    let height = Mercator.latitude(y: rect.minY) - Mercator.latitude(y: rect.maxY)
    self.init(
      center: rect.center.coordinate,
      span: CoordinateSpan(latitudeDelta: height, longitudeDelta: rect.width / WorldPoint.width * 360))
  }
}
