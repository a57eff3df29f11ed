import JSON
import Veduta

extension PlaceListError {
  private static let example = #"[{"name": "Colosseum", "latitude": 41.8902, "longitude": 12.4922}]"#

  private func place(_ path: String, _ position: JSONPosition) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  /// What to tell the person about a list of places that cannot be read.
  func message(path: String) -> Message {
    switch self {
    case .json(let error):
      Message("\(place(path, error.position)): \(error.words)", try: "mending the file there")
    case .notAList(let position):
      Message(
        "\(place(path, position)): neither a list nor an object with a list under \"places\"",
        try: Self.example)
    case .notAPlace(let position):
      Message("\(place(path, position)): a place has to be an object", try: Self.example)
    case .missing(let key, let position):
      Message("\(place(path, position)): a place lacks its \(key)", try: Self.example)
    case .coordinate(let latitude, let longitude, let position):
      Message(
        "\(place(path, position)): there is no latitude \(NumberText.words(latitude)) with longitude "
          + NumberText.words(longitude),
        try: abs(latitude) > 90 && abs(longitude) <= 90 ? "the two swapped" : "-90 to 90 and -180 to 180")
    }
  }
}

extension JSONError {
  /// What is wrong with a JSON text.
  fileprivate var words: String {
    switch cause {
    case .unexpectedEnd: "the file ends too early"
    case .unexpectedByte(_, let expected): "\(expected.words) expected"
    case .malformedNumber, .numberOutOfRange: "this is no number that JSON knows"
    case .malformedEscape, .loneSurrogate, .controlCharacter:
      "a text has a character that must be escaped otherwise"
    case .malformedUTF8: "the file is not UTF-8"
    case .duplicateName(let name): "\(quoted(name)) stands twice in one object"
    case .tooDeep(let limit): "more than \(limit) brackets within one another"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }
}

extension JSONError.Expectation {
  /// What could stand there.
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .name: "a name in quotation marks"
    case .colon: "a colon"
    case .commaOrBracket: "a comma or ]"
    case .commaOrBrace: "a comma or }"
    case .quotationMark: "a quotation mark"
    case .end: "nothing more"
    }
  }
}
