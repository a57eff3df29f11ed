import Veduta

/// A still with its places looked up and its view settled.
struct StillPlan {
  /// Names in the lists of places that mean nothing there.
  var unknownNames: [String]
  /// What stands on the map.
  var content: Content
  /// The things as they stand in this view.
  var annotations: [MapAnnotation]
  /// The view.
  var viewport: Viewport
  /// The pictures to make.
  var variants: [Variant]
  /// What they are drawn from.
  var tiles: MapTiles
  /// Whether the view is that of all of them.
  var showsAllTiles = false
  /// How each says whose data it shows.
  var attribution: MapAttribution

  /// Settles what was asked for.
  init(_ request: StillRequest) throws(CommandError) {
    var request = request
    tiles = try request.look.openTiles()
    request.view = request.view.settled(on: tiles)
    let book = try PlaceBook(request.content.placesFiles)
    content = Content(request.content, book: book, views: [request.view])
    unknownNames = book.unknownNames
    annotations = try content.annotations(in: request.view)
    let resolver = ViewResolver(
      framing: request.framing, places: book, annotations: annotations,
      attribution: request.look.attribution, tiles: tiles)
    viewport = try resolver.viewport(request.view)
    if case .tiles = request.view.target { showsAllTiles = resolver.showsAllTiles(viewport) }
    variants = request.variants
    attribution = request.look.attribution
    try checkNames()
  }

  /// The picture of a variant.
  func picture(of variant: Variant) -> MapPicture {
    var picture = MapPicture(
      tiles: tiles, viewport: viewport, scale: variant.scale, appearance: variant.appearance,
      annotations: annotations, attribution: attribution)
    picture.showsAllTiles = showsAllTiles
    return picture
  }

  /// Markers and pins that were asked for one by one and do not show in a picture, as words.
  func outside(_ snapshot: Snapshot) -> [String] {
    let size = snapshot.viewport.size
    let picture = ViewRect(x: 0, y: 0, width: size.width, height: size.height)
    let report = Report(snapshot.picture, snapshot.map, identities: content.identities)
    return zip(snapshot.map.items, report.identities).compactMap { item, identity in
      guard identity.hasPrefix(item.kind + "-"), !item.box.intersects(picture) else { return nil }
      return item.title.isEmpty ? "a \(item.kind)" : "the \(item.kind) \(quoted(item.title))"
    }
  }

  private func checkNames() throws(CommandError) {
    var seen: Set<String> = []
    for path in variants.flatMap(\.paths) where !seen.insert(path).inserted {
      throw .usage(.sameOutput(path))
    }
  }
}
