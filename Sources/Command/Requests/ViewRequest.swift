import Veduta

/// What a picture is to show, before places are looked up and its size is known.
struct ViewRequest: Hashable, Sendable {
  /// The part of the world.
  enum Target: Hashable, Sendable {
    /// A middle and a zoom (of 256-point tiles).
    case center(Coordinate, zoom: Double)
    /// A middle with a height and width in degrees.
    case region(CoordinateRegion)
    /// A middle with a height and width in metres.
    case meters(Coordinate, latitudinal: Double, longitudinal: Double)
    /// Between two meridians and two parallels.
    case box(BoundingBox)
    /// From straight above, at a distance in metres.
    case camera(Coordinate, distance: Double)
    /// Round a place that is known by its name.
    case place(String)
    /// Everything that stands on the map.
    case fit
    /// Where the tiles say to look first, else all of them; with what they are called.
    case tiles(String)
  }

  /// The part of the world.
  var target: Target
  /// The direction that is up, in degrees clockwise from north, where the view says it itself.
  var heading: Double?

  /// Whether the zoom follows from what is shown, so that padding and zoom limits matter.
  var isFitted: Bool {
    switch target {
    case .center, .camera: false
    case .region, .meters, .box, .place, .fit, .tiles: true
    }
  }

  /// What is shown when nothing is asked for: where the sample app starts.
  static let start = ViewRequest(target: .place("Colosseum"))

  /// The view over tiles that are opened: of the embedded world nothing more is shown than without a word on tiles.
  func settled(on tiles: MapTiles) -> ViewRequest {
    if case .tiles = target, tiles.isWorld { .start } else { self }
  }
}

/// Reads views, from options of their own or from the fields of one value.
struct ViewText {
  /// How points are read.
  var points: CoordinateText

  /// The keys of a view that is written as one value.
  static let keys = ["center", "zoom", "region", "bbox", "camera", "place", "fit", "heading"]
  private static let kinds = ["center", "region", "bbox", "camera", "place", "fit"]

  /// A view from fields such as `center=41.9,12.5;zoom=12` or `place=Colosseum`.
  func view(_ fields: FieldList) throws(ValueProblem) -> ViewRequest {
    try fields.check(keys: Self.keys)
    let kinds = fields.fields.map(\.key).filter(Self.kinds.contains)
    guard let kind = kinds.first else { throw .missingKey("place, center, region, bbox, camera or fit") }
    guard kinds.count == 1 else { throw .form("one view: \(kinds.joined(separator: " or "))") }
    let zoom = fields.field("zoom")
    guard zoom == nil || kind == "center" else { throw .form("zoom belongs to center") }
    var view = ViewRequest(
      target: try target(kind, fields.field(kind)?.value, zoom: zoom?.value))
    if let heading = fields.field("heading") { view.heading = try NumberText.number(heading.value ?? "") }
    return view
  }

  private func target(_ kind: String, _ value: String?, zoom: String?) throws(ValueProblem)
    -> ViewRequest.Target
  {
    if kind == "fit" {
      guard value == nil else { throw .form("fit without a value") }
      return .fit
    }
    guard let value, !value.isEmpty else { throw .form("\(kind)=...") }
    switch kind {
    case "center":
      guard let zoom else { throw .missingKey("zoom") }
      return .center(try points.coordinate(value), zoom: try self.zoom(zoom))
    case "region": return try region(value)
    case "bbox": return .box(try box(value))
    case "camera": return try camera(value)
    default: return .place(value)
    }
  }

  /// A zoom of 256-point tiles, within what a view can have.
  func zoom(_ text: String) throws(ValueProblem) -> Double {
    let zoom = try NumberText.number(text)
    guard Viewport.zoomRange.contains(zoom) else { throw .range(zoom, Viewport.zoomWords) }
    return zoom
  }

  /// A middle with a height and width, both in degrees or both in metres.
  func region(_ text: String) throws(ValueProblem) -> ViewRequest.Target {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4 else { throw .count(expected: "four values", found: parts.count) }
    let center = try points.coordinate(parts[0], parts[1])
    let (height, width) = (try NumberText.metres(parts[2]), try NumberText.metres(parts[3]))
    switch (height, width) {
    case (nil, nil):
      let (latitudes, longitudes) = (try NumberText.number(parts[2]), try NumberText.number(parts[3]))
      try check(latitudes, upTo: 180, "0 to 180 degrees")
      try check(longitudes, upTo: 360, "0 to 360 degrees")
      return .region(
        CoordinateRegion(
          center: center, span: CoordinateSpan(latitudeDelta: latitudes, longitudeDelta: longitudes)))
    case (let height?, let width?):
      try check(height, upTo: 40_000_000, "0 to 40000 km")
      try check(width, upTo: 40_100_000, "0 to 40100 km")
      return .meters(center, latitudinal: height, longitudinal: width)
    default: throw .mixedUnits
    }
  }

  private func check(_ value: Double, upTo limit: Double, _ words: String) throws(ValueProblem) {
    guard value > 0, value <= limit else { throw .range(value, "above " + words) }
  }

  /// A box: west, south, east, north.
  func box(_ text: String) throws(ValueProblem) -> BoundingBox {
    let numbers = try NumberText.list(text)
    guard numbers.count == 4 else { throw .count(expected: "four values", found: numbers.count) }
    let box = BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    for latitude in [box.south, box.north] where abs(latitude) > 90 {
      throw .latitude(latitude, swapped: swapped(box))
    }
    guard abs(box.west) <= 180 else { throw .longitude(box.west, same: wrapped(box.west)) }
    guard box.isValid else {
      guard box.south <= box.north else { throw .box(swappedParallels(box)) }
      throw .longitude(box.east, same: wrapped(box.east))
    }
    guard box.latitudeDelta > 0 || box.longitudeDelta > 0 else {
      throw .box("a box with some width or height, or --center with --zoom")
    }
    return box
  }

  private func wrapped(_ longitude: Double) -> Double {
    longitude - 360 * ((longitude + 180) / 360).rounded(.down)
  }

  private func swapped(_ box: BoundingBox) -> String? {
    let other = BoundingBox(west: box.south, south: box.west, east: box.north, north: box.east)
    return other.isValid ? words(other) : nil
  }

  private func swappedParallels(_ box: BoundingBox) -> String {
    words(BoundingBox(west: box.west, south: box.north, east: box.east, north: box.south))
  }

  private func words(_ box: BoundingBox) -> String {
    [box.west, box.south, box.east, box.north].map(NumberText.words).joined(separator: ",")
  }

  /// A camera: what it looks at, and from how far.
  func camera(_ text: String) throws(ValueProblem) -> ViewRequest.Target {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .count(expected: "three values", found: parts.count) }
    let center = try points.coordinate(parts[0], parts[1])
    let distance = try NumberText.metres(parts[2], unitRequired: false) ?? 0
    guard distance > 0, distance <= 1e9 else { throw .range(distance, "above 0 to 1000000 km") }
    return .camera(center, distance: distance)
  }
}
