import Veduta

extension ViewResolver {
  /// A height at which nothing but the width decides the scale.
  private static let tall = 900_000.0

  /// The height that what is shown needs at the width asked for, in whole points.
  func openHeight(_ view: ViewRequest) throws(CommandError) -> Double {
    let size = ViewSize(width: Double(framing.size.width), height: Self.tall)
    var resolver = self
    let (top, bottom) = (framing.padding?.top, framing.padding?.bottom)
    // Shares of a height that is not known yet are added afterwards.
    resolver.framing.padding?.top = .init(value: 0, isShare: false)
    resolver.framing.padding?.bottom = .init(value: 0, isShare: false)
    let shown = try resolver.tallView(view, size: size)
    let points = try corners(view).map { shown.point(for: $0).y }
    let reach = 2 * (points.map { abs($0 - Self.tall / 2) }.max() ?? 0)
    guard reach > 0.5, reach < Self.tall * 0.99 else {
      throw .usage(.badValue(.size, "\(framing.size.width)x", .openHeight))
    }
    let room =
      view.target == .fit
      ? ViewInsets.zero
        .leavingRoom(for: annotations, in: size, attribution: attribution) : .zero
    var fixed = room.top + room.bottom
    var shares = 0.0
    for length in [top, bottom].compactMap(\.self) {
      if length.isShare { shares += length.value / 100 } else { fixed += length.value }
    }
    guard shares < 1 else { throw .usage(.badValue(.padding, framing.padding?.text ?? "", .padding)) }
    // Up to the next whole point, so that the width goes on deciding.
    return max(1, ((reach + fixed) / (1 - shares) - 1e-6).rounded(.up))
  }

  /// The view in a picture so tall that its width decides.
  private func tallView(_ view: ViewRequest, size: ViewSize) throws(CommandError) -> Viewport {
    var resolver = self
    resolver.framing.size.height = Int(size.height)
    resolver.framing.size.scales = [0.01]
    let shown = try resolver.viewport(view, size: size)
    guard view.target == .fit else { return shown }
    // Content is brought into the middle, so that what it needs is the same on both sides.
    let ys = annotations.map { shown.point(for: $0.coordinate).y }
    guard let top = ys.min(), let bottom = ys.max(),
      let middle = shown.worldPoint(for: ViewPoint(x: size.width / 2, y: (top + bottom) / 2))
    else { return shown }
    do throws(GeographyError) {
      return try Viewport(
        center: middle, mapPointsPerPoint: shown.mapPointsPerPoint, size: size, heading: shown.heading)
    } catch {
      throw .view(error)
    }
  }

  /// The points that what is shown reaches to.
  private func corners(_ view: ViewRequest) throws(CommandError) -> [Coordinate] {
    switch view.target {
    case .center, .camera: []
    case .fit: annotations.map(\.coordinate)
    case .box(let box): corners(box)
    case .tiles: corners(tilesBox)
    case .region(let region): corners(region)
    case .place(let name):
      corners(CoordinateRegion(center: try places.place(name).coordinate, span: Self.placeSpan))
    case .meters(let center, let latitudinal, let longitudinal):
      try corners(meters: center, latitudinal, longitudinal)
    }
  }

  private func corners(
    meters center: Coordinate, _ latitudinal: Double, _ longitudinal: Double
  ) throws(CommandError) -> [Coordinate] {
    do throws(GeographyError) {
      return corners(
        try CoordinateRegion(center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
      )
    } catch {
      throw .view(error)
    }
  }

  private func corners(_ box: BoundingBox) -> [Coordinate] {
    corners(north: box.north, south: box.south, west: box.west, width: box.longitudeDelta)
  }

  private func corners(_ region: CoordinateRegion) -> [Coordinate] {
    corners(
      north: min(region.center.latitude + region.span.latitudeDelta / 2, 90),
      south: max(region.center.latitude - region.span.latitudeDelta / 2, -90),
      west: region.center.longitude - region.span.longitudeDelta / 2, width: region.span.longitudeDelta)
  }

  private func corners(north: Double, south: Double, west: Double, width: Double) -> [Coordinate] {
    [north, south].flatMap { latitude in
      [west, west + width].map { Coordinate(latitude: latitude, longitude: $0) }
    }
  }
}
