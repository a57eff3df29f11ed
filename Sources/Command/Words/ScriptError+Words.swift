import JSON
import Screens
import Veduta

extension ScriptError {
  /// What to tell the person about a script; one that was typed has no lines.
  func message(path: String?) -> Message {
    if case .places(let error) = cause { return error.message(path: path ?? "--event") }
    let way = self.path.description
    // What was typed has no lines; the events stand for themselves, the rest has options of the same names.
    let option = way.isEmpty || way.hasPrefix("events") ? "--event" : "--" + way
    let place = path.map { "\($0):\(position.line):\(position.column)" } ?? option
    let (what, advice) = words
    return Message("\(place)\(way.isEmpty || path == nil ? "" : ": \(way)"): \(what)", try: advice)
  }

  private var words: (what: String, advice: String) {
    switch cause {
    case .json(let cause):
      (cause.words, "mending the file there; veduta screen KIND --new writes one to look at")
    case .wrongKind(let found, let wanted):
      ("\(found.words), where \(wanted.map(\.words).joined(separator: " or ")) has to be", "another value")
    case .missing(let name): ("\(quoted(name)) is missing", "\(quoted(name)) with its value")
    case .unknownName(let name, let known):
      ("\(quoted(name)) means nothing here", Self.choice(name, known))
    case .unknownWord(let word, let known):
      ("there is no \(quoted(word)) here", Self.choice(word, known))
    case .conflict(let first, let second):
      ("\(quoted(first)) and \(quoted(second)) exclude each other", "one of them")
    case .malformedSize(let text): ("\(quoted(text)) is no size", "390x844 or 390x844@2x")
    case .notACount(let number): ("\(NumberText.words(number)) is no whole number from 0 on", "0, 1, 2 ...")
    case .places: ("the places cannot be read", "mending them")
    case .screen(let cause): cause.words
    }
  }

  private static func choice(_ word: String, _ known: [String]) -> String {
    Suggestion.advice(near: Suggestion.nearest(to: word, among: known), among: known)
  }
}

extension ScreenError.Cause {
  /// What is wrong with a screen or an event, and what to try.
  fileprivate var words: (what: String, advice: String) {
    switch self {
    case .geography(.invalidDuration(let seconds)):
      (
        "nothing can take \(NumberText.words(seconds)) s",
        "seconds, 0 to \(NumberText.words(ScreenTimeline.timeLimit))"
      )
    case .geography(.invalidRegion(let region)):
      (
        "no part of the world is \(NumberText.words(region.span.latitudeDelta)) by "
          + "\(NumberText.words(region.span.longitudeDelta)) degrees large",
        "up to 180 degrees of latitude and 360 of longitude"
      )
    case .geography(.invalidCoordinate(let place)):
      (
        "there is no place \(NumberText.words(place.latitude)), \(NumberText.words(place.longitude))",
        "a latitude from -90 to 90 and a longitude from -180 to 180"
      )
    case .geography(.invalidInsets):
      ("the device cannot cover that", "four numbers, 0 or more: top, right, bottom, left")
    case .geography(let error): (error.message.what, error.message.advice)
    case .noPlaces: ("there are no places", "a list with some")
    case .samePlace(let first, let second):
      ("places \(first) and \(second) are the same", "leaving one of the two out")
    case .invalidTime(let time): ("there is no time \(NumberText.words(time))", "seconds, 0 or more")
    case .outOfOrder(let time, let last):
      (
        "\(NumberText.words(time)) s comes before the event above, \(NumberText.words(last)) s",
        "events in the order of time, or \"after\" instead of \"at\""
      )
    case .tooManyEvents(let limit): ("more than \(limit) events", "several scripts")
    case .tooLong(let time, let limit):
      ("\(NumberText.words(time)) s is too late", "no more than \(NumberText.words(limit)) s")
    case .unknownEvent(let kind):
      ("\(kind.rawValue) has no such event", "veduta screen \(kind.rawValue) --new FILE")
    case .noPlace(let index, let count): ("there is no place \(index)", Self.range(count))
    case .noPage(let index, let count): ("there is no picture \(index)", Self.range(count))
    case .invalidScroll(let scroll):
      ("nothing can be scrolled by \(NumberText.words(scroll))", "points, 0 or more")
    case .noItem(let index, let count): ("there is no item \(index) then", Self.range(count))
    case .invalidAccuracy(let metres):
      ("there is no accuracy of \(NumberText.words(metres)) m", "metres, 0 or more")
    case .invalidPoint: ("this is no point of the screen", "x and y in points")
    case .nothingOpen: ("nothing is open then", "opening it first, or waiting until it is open")
    case .covered: ("something lies over it then", "closing that first")
    case .noHitTest: ("nothing can be tapped here", "the event that the tap would be")
    }
  }

  private static func range(_ count: Int) -> String {
    count == 0 ? "one that is there" : "0 to \(count - 1)"
  }
}

extension PictureError {
  /// What to tell the person about a picture that cannot be read.
  func message(path: String) -> Message {
    switch self {
    case .notAPicture: Message("\(path) is no picture", try: "a PNG, JPEG or WebP file")
    case .unsupported(let kind):
      Message(
        "\(path) is \(kind.words), which is not read", try: "a PNG, a WebP of one picture, or a JPEG in RGB")
    case .cut: Message("\(path) is cut short", try: "the whole file")
    case .tooLarge(let width, let height):
      Message("\(path) has \(width) x \(height) pixels, which is too much", try: "a smaller picture")
    case .broken(let reason): Message("\(path) is broken: \(reason)", try: "another file")
    }
  }
}
