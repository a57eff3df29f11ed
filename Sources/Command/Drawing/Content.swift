import Veduta

/// What stands on the map, with an identity for each thing that the report can name.
struct Content {
  /// The pins and balloons, the first drawn first.
  private(set) var annotations: [MapAnnotation] = []
  /// Their identities, in the same order.
  private(set) var identities: [String] = []
  /// For each place of the book, which of them it is.
  private var placeIndices: [Int] = []
  /// How many of them are the sample places, which come first.
  private var sampleCount = 0
  private let book: PlaceBook

  /// Puts together what was asked for.
  ///
  /// The places of a list are pins, at the list's place among the options; without a list, a view of a sample
  /// place brings the sample places, beneath everything else.
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - book: The places.
  ///   - views: What will be shown.
  init(_ request: ContentRequest, book: PlaceBook, views: [ViewRequest]) {
    self.book = book
    let namesPlace = views.contains { if case .place = $0.target { true } else { false } }
    var lists = book.lists[...]
    if request.placesFiles.isEmpty, namesPlace {
      add(lists.popFirst() ?? [])
      sampleCount = annotations.count
    }
    for item in request.items {
      switch item {
      case .annotation(let annotation): add(annotation)
      case .places: add(lists.popFirst() ?? [])
      }
    }
  }

  private mutating func add(_ annotation: MapAnnotation) {
    annotations.append(annotation)
    identities.append("\(annotation.kind)-\(annotations.count - sampleCount)")
  }

  private mutating func add(_ places: [Place]) {
    for place in places {
      placeIndices.append(annotations.count)
      annotations.append(.pin(PinAnnotation(coordinate: place.coordinate, title: place.name)))
      identities.append(place.id)
    }
  }

  /// How far each thing is selected in a view: the place that is shown quite, the other places not at all,
  /// everything else as it was asked for.
  func selections(in view: ViewRequest) throws(CommandError) -> [Double] {
    var selections = annotations.map(\.selection)
    if case .place(let name) = view.target { selections[placeIndices[try book.index(name)]] = 1 }
    return selections
  }

  /// How strongly each thing shows in a view: the sample places are there where one of them is shown.
  func presences(in view: ViewRequest) -> [Double] {
    let showsPlace = if case .place = view.target { true } else { false }
    return annotations.indices.map { $0 < sampleCount && !showsPlace ? 0 : 1 }
  }

  /// The things as they stand in a view; what does not show in it is left out.
  func annotations(in view: ViewRequest) throws(CommandError) -> [MapAnnotation] {
    let (selections, presences) = (try selections(in: view), presences(in: view))
    return annotations.indices.filter { presences[$0] > 0 }.map { annotations[$0].selected(selections[$0]) }
  }
}
