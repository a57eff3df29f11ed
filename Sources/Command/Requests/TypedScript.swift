import JSON
import Screens
import Veduta

/// A script as the command line says it, so that there is one reader of events and of their mistakes.
struct TypedScript {
  /// The script.
  let root: JSONValue

  /// What is a text in a script even where it looks like a number.
  private static let texts: Set<String> = ["event", "name", "text", "via"]

  /// Gathers what was typed.
  init(_ kind: ScreenKind, _ arguments: ParsedArguments) throws(UsageError) {
    var root: [String: JSONValue] = ["screen": .string(kind.rawValue)]
    if let place = arguments.value(.select) { root["select"] = Self.value(place) }
    for (name, key) in [(OptionName.move, "move"), (.stage, "stage"), (.era, "era")] {
      if let word = arguments.value(name) { root[key] = .string(word) }
    }
    var events: [JSONValue] = []
    for text in arguments.values(.event) {
      events.append(
        try reading(.event, text) { text throws(ValueProblem) in try Self.event(FieldList(text)) })
    }
    root["events"] = .array(events)
    self.root = .object(root)
  }

  private static func event(_ fields: FieldList) throws(ValueProblem) -> JSONValue {
    var fields = fields
    guard let word = fields.takeLeadingWord() else { throw .form("an event first, such as next") }
    var event: [String: JSONValue] = ["event": .string(word)]
    for field in fields.fields {
      guard event[field.key] == nil else { throw .repeatedKey(field.key) }
      guard let value = field.value else {
        event[field.key] = .bool(true)
        continue
      }
      switch field.key {
      case _ where texts.contains(field.key): event[field.key] = .string(value)
      case "at", "after", "seconds", "duration": event[field.key] = .number(try NumberText.seconds(value))
      default: event[field.key] = Self.value(value)
      }
    }
    return .object(event)
  }

  /// A number, a truth or a text, as it looks.
  private static func value(_ text: String) -> JSONValue {
    switch text {
    case "true": .bool(true)
    case "false": .bool(false)
    default: (try? NumberText.number(text)).map(JSONValue.number) ?? .string(text)
    }
  }
}
