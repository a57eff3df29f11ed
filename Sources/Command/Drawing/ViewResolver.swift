import Veduta

/// Turns views as they were asked for into views with a size, a scale and a middle.
struct ViewResolver {
  /// Size, padding, limits and heading.
  var framing: FramingRequest
  /// Where places are looked up.
  var places: PlaceBook
  /// What stands on the map, for views of all of it.
  var annotations: [MapAnnotation]
  /// What the credits say, which take room.
  var attribution = MapAttribution.automatic

  /// What is drawn, for views of where there are tiles.
  var tiles = MapTiles.world

  /// The width and height of a place's region, in degrees.
  static let placeSpan = CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)

  /// The zoom of a single place that is fitted: closer by, the embedded world has little to show round it.
  static let placeZoom = 12.5

  /// The view of a picture whose size is settled, or follows from the shape of what is shown.
  func viewport(_ view: ViewRequest) throws(CommandError) -> Viewport {
    let height = if let height = framing.size.height { Double(height) } else { try openHeight(view) }
    let size = ViewSize(width: Double(framing.size.width), height: height)
    do throws(ValueProblem) {
      try framing.size.checkPixels(width: size.width, height: size.height)
    } catch {
      throw .usage(.badValue(.size, "\(framing.size.width)x", error))
    }
    return try viewport(view, size: size)
  }

  func viewport(_ view: ViewRequest, size: ViewSize) throws(CommandError) -> Viewport {
    let insets = framing.padding?.insets(in: size) ?? .zero
    guard insets.left + insets.right < size.width, insets.top + insets.bottom < size.height else {
      throw .usage(
        .badValue(.padding, framing.padding?.text ?? "", .padding))
    }
    let heading = view.heading ?? framing.heading ?? 0
    let place: Coordinate? =
      if case .place(let name) = view.target { try places.place(name).coordinate } else { nil }
    try checkInWorld(view.target)
    do throws(GeographyError) {
      return try viewport(view.target, place: place, size, insets, heading)
    } catch {
      throw .view(error)
    }
  }

  /// Refuses views of what lies beyond the map's ends, of which it could show nothing.
  private func checkInWorld(_ target: ViewRequest.Target) throws(CommandError) {
    let latitude: Double? =
      switch target {
      case .center(let center, _), .camera(let center, _), .meters(let center, _, _): center.latitude
      case .region(let region): region.center.latitude
      case .box(let box): box.south > 0 ? box.south : box.north < 0 ? box.north : nil
      case .place, .fit, .tiles: nil
      }
    if let latitude, abs(latitude) > Mercator.latitudeLimit { throw .beyondWorld(latitude) }
  }

  private func viewport(
    _ target: ViewRequest.Target, place: Coordinate?, _ size: ViewSize, _ insets: ViewInsets,
    _ heading: Double
  ) throws(GeographyError) -> Viewport {
    switch target {
    case .center(let center, let zoom):
      return try Viewport(center: center, zoom: zoom, size: size, heading: heading)
    case .camera(let center, let distance):
      let camera = MapCamera(centerCoordinate: center, distance: distance, heading: heading)
      return try Viewport(camera: camera, size: size)
    case .fit:
      let closest = framing.maxZoom ?? max(Self.placeZoom, framing.minZoom ?? 0)
      return try Viewport(
        fitting: annotations.map(\.coordinate), size: size,
        insets: insets.leavingRoom(for: annotations, in: size, attribution: attribution),
        heading: heading, zooms: (framing.minZoom ?? Viewport.zoomRange.lowerBound)...closest)
    case .tiles:
      return try limited(start(size, insets, heading), insets)
    case .box(let box):
      return try limited(Viewport(box: box, size: size, insets: insets, heading: heading), insets)
    case .region(let region):
      return try limited(Viewport(region: region, size: size, insets: insets, heading: heading), insets)
    case .meters(let center, let latitudinal, let longitudinal):
      let region = try CoordinateRegion(
        center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
      return try limited(Viewport(region: region, size: size, insets: insets, heading: heading), insets)
    case .place:
      guard let place else { throw .nothingToFit }
      let region = CoordinateRegion(center: place, span: Self.placeSpan)
      return try limited(Viewport(region: region, size: size, insets: insets, heading: heading), insets)
    }
  }

  /// The view brought within the zoom limits; what is in the middle of the free area stays there.
  private func limited(_ view: Viewport, _ insets: ViewInsets) throws(GeographyError) -> Viewport {
    let zoom = min(max(view.zoom, framing.minZoom ?? view.zoom), framing.maxZoom ?? .infinity)
    guard zoom != view.zoom else { return view }
    let size = view.size
    let middle = ViewPoint(
      x: (size.width + insets.left - insets.right) / 2, y: (size.height + insets.top - insets.bottom) / 2)
    guard let content = view.worldPoint(for: middle) else { return view }
    let centered = try Viewport(
      center: content.coordinate, zoom: zoom, size: size, heading: view.heading)
    let mirrored = ViewPoint(x: size.width - middle.x, y: size.height - middle.y)
    guard let center = centered.worldPoint(for: mirrored) else { return centered }
    return try Viewport(
      center: center, mapPointsPerPoint: centered.mapPointsPerPoint, size: size, heading: view.heading)
  }
}
