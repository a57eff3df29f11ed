import Veduta

/// One picture, or its variants, as it was asked for; also what `inspect` looks at.
struct StillRequest: Hashable, Sendable {
  /// What to show.
  var view: ViewRequest
  /// Size, padding, limits, heading.
  var framing: FramingRequest
  /// What stands on the map.
  var content: ContentRequest
  /// How it looks.
  var look: LookRequest
  /// Where it goes.
  var output: OutputRequest
  /// The text for a document, if one is wanted.
  var document: DocumentRequest?
  /// How much is said.
  var manners: Manners

  /// Reads the options of a still.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .unexpectedOperand(word) }
    let points = CoordinateText(longitudeFirst: arguments.has(.lonlat))
    content = try ContentRequest(arguments, points: points)
    look = try LookRequest(arguments)
    view = try Self.view(arguments, ViewText(points: points), hasContent: !content.items.isEmpty)
    if view == .start, !arguments.has(.place), let tiles = look.ownTiles {
      view = ViewRequest(target: .tiles(tiles))
    }
    framing = try FramingRequest(arguments, views: [view])
    output = try OutputRequest(arguments)
    document = try DocumentRequest.read(arguments)
    manners = try Manners(arguments)
    if arguments.has(.lonlat), arguments.first(of: [.center, .region, .camera, .marker, .pin]) == nil {
      throw .noEffect(.lonlat, .without([.center, .region, .camera, .marker, .pin]))
    }
    try checkVariants()
    try checkHeight(arguments)
  }

  private static let kinds: [OptionName] = [.center, .region, .bbox, .camera, .place, .fit]

  private static func view(
    _ arguments: ParsedArguments, _ text: ViewText, hasContent: Bool
  ) throws(UsageError) -> ViewRequest {
    let given = kinds.filter(arguments.has)
    if given.count > 1 { throw .conflict(given[0], given[1]) }
    if arguments.has(.zoom), !arguments.has(.center) { throw .noEffect(.zoom, .without([.center])) }
    switch given.first {
    case .center:
      guard let zoom = try arguments.read(.zoom, text.zoom) else { throw .missing(.zoom, becauseOf: .center) }
      let center = try reading(.center, arguments.value(.center) ?? "", text.points.coordinate)
      return ViewRequest(target: .center(center, zoom: zoom))
    case .region:
      return ViewRequest(target: try reading(.region, arguments.value(.region) ?? "", text.region))
    case .bbox: return ViewRequest(target: .box(try reading(.bbox, arguments.value(.bbox) ?? "", text.box)))
    case .camera:
      return ViewRequest(target: try reading(.camera, arguments.value(.camera) ?? "", text.camera))
    case .place:
      guard let name = arguments.value(.place), !name.isEmpty else { throw .missingValue(.place, "NAME") }
      return ViewRequest(target: .place(name))
    case .fit:
      guard hasContent else { throw .noEffect(.fit, .without([.marker, .pin, .places])) }
      return ViewRequest(target: .fit)
    default: return hasContent ? ViewRequest(target: .fit) : .start
    }
  }

  /// Reads the options of `inspect`, which looks at one picture.
  /// - Throws: The ``UsageError`` of the first option that cannot be meant.
  static func one(_ arguments: ParsedArguments) throws(UsageError) -> StillRequest {
    let request = try StillRequest(arguments)
    guard request.look.appearances.count == 1 else {
      throw .badValue(.style, "both", .form("light or dark, one at a time"))
    }
    guard request.framing.size.scales.count == 1 else {
      throw .badValue(.scale, arguments.value(.scale) ?? "", .form("one scale at a time"))
    }
    return request
  }

  /// How many pictures are asked for.
  var variantCount: Int { framing.size.scales.count * look.appearances.count }

  private func checkVariants() throws(UsageError) {
    guard output.isStandardOutput else { return }
    guard variantCount == 1 else {
      throw .badValue(.output, "-", .form("one picture; a file name for several variants"))
    }
    if document != nil { throw .noEffect(.target, .nothingToChange("a file that a document can name")) }
  }

  private func checkHeight(_ arguments: ParsedArguments) throws(UsageError) {
    guard framing.size.height == nil, !view.isFitted else { return }
    throw .badValue(.size, arguments.value(.size) ?? "", .openHeight)
  }
}
