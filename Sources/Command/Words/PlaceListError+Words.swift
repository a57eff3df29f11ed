import JSON
import Veduta

extension PlaceListError {
  private static let example = #"[{"name": "Colosseum", "latitude": 41.8902, "longitude": 12.4922}]"#

  /// What to tell the person about a list of places that cannot be read.
  func message(path: String) -> Message {
    switch self {
    case .json(let error):
      Message("\(path):\(error.position.text): \(error.cause.words)", try: "mending the file there")
    case .notAList(let found, let location):
      Message("\(location.text(path)): \(found.words), where a list of places has to be", try: Self.example)
    case .emptyList(let location):
      Message("\(location.text(path)): the list has no places", try: Self.example)
    case .wrongKind(let found, let wanted, let location):
      Message("\(location.text(path)): \(found.words), where \(wanted.words) has to be", try: Self.example)
    case .missing("coordinates", let location):
      Message("\(location.text(path)): latitude and longitude are missing", try: Self.example)
    case .missing(let name, let location):
      Message("\(location.text(path)): \(quoted(name)) is missing", try: Self.example)
    case .invalidCoordinate(let coordinate, let fitsSwapped, let location):
      Message(
        "\(location.text(path)): there is no latitude \(NumberText.words(coordinate.latitude)) with longitude "
          + NumberText.words(coordinate.longitude),
        try: fitsSwapped ? "the two swapped" : "-90 to 90 and -180 to 180")
    case .malformedUUID(let text, let location):
      Message(
        "\(location.text(path)): \(quoted(text)) is no UUID",
        try: "one like 6F9619FF-8B86-D011-B42D-00CF4FC964FF, or leaving the id out")
    case .repeatedID(let id, let first, let location):
      Message(
        "\(location.text(path)): \(quoted(id)) stands in the list already, at \(first.position.text)",
        try: "leaving one of the two out")
    }
  }
}

extension JSONLocation {
  /// Where this is in a file, by line, column and, below the root, the way there.
  func text(_ file: String) -> String {
    let way = path.description
    return "\(file):\(position.text)" + (way.isEmpty ? "" : ": \(way)")
  }
}

extension JSONPosition {
  /// Line and column, both from 1.
  fileprivate var text: String { "\(line):\(column)" }
}

extension JSON.Kind {
  /// What a value of this kind is called.
  var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONError.Cause {
  /// What is wrong with a JSON text.
  var words: String { reason }
}
