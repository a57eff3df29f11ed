import Veduta

/// What is to stand on the map, in the order in which it was asked for.
struct ContentRequest: Hashable, Sendable {
  /// One thing, or a file of them.
  enum Item: Hashable, Sendable {
    /// A pin or a balloon.
    case annotation(MapAnnotation)
    /// A list of places, each a pin.
    case places(String)
  }

  /// The things, the first drawn first.
  var items: [Item] = []

  /// The lists of places, in order.
  var placesFiles: [String] {
    items.compactMap { if case .places(let path) = $0 { path } else { nil } }
  }

  /// Reads the content options in the order in which they were given.
  init(_ arguments: ParsedArguments, points: CoordinateText) throws(UsageError) {
    let text = AnnotationText(points: points)
    for occurrence in arguments.occurrences {
      let value = occurrence.value
      switch occurrence.name {
      case .marker: items.append(.annotation(try reading(.marker, value, text.marker)))
      case .pin: items.append(.annotation(try reading(.pin, value, text.pin)))
      case .places:
        guard !value.isEmpty else { throw .missingValue(.places, "FILE") }
        items.append(.places(value))
      default: break
      }
    }
  }
}
