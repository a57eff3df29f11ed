import Geography
import JSON

/// An object of a script, of which the names are known.
struct ScriptObject {
  let json: JSON
  private var members: [String: JSON] = [:]

  /// Takes an object and refuses any name that is not known; `null` counts as not said.
  init(_ json: JSON, known: [String]) throws(ScriptError) {
    guard json.kind == .object else {
      throw ScriptError(.wrongKind(found: json.kind, wanted: [.object]), at: json)
    }
    self.json = json
    for member in json.members {
      guard known.contains(member.key) else {
        throw ScriptError(.unknownName(member.key, known: known), at: member.name)
      }
      if !member.value.isNull { members[member.key] = member.value }
    }
  }

  /// The value of a name, if it is said.
  subscript(name: String) -> JSON? { members[name] }

  /// The value of a name that has to be said.
  func required(_ name: String) throws(ScriptError) -> JSON {
    guard let value = members[name] else { throw ScriptError(.missing(name), at: json) }
    return value
  }

  func number(_ name: String) throws(ScriptError) -> Double? {
    guard let value = members[name] else { return nil }
    return try value.scriptNumber()
  }

  func requiredNumber(_ name: String) throws(ScriptError) -> Double {
    try required(name).scriptNumber()
  }

  func count(_ name: String) throws(ScriptError) -> Int? {
    guard let value = members[name] else { return nil }
    return try value.scriptCount()
  }

  func text(_ name: String) throws(ScriptError) -> String? {
    guard let value = members[name] else { return nil }
    return try value.scriptText()
  }

  func truth(_ name: String) throws(ScriptError) -> Bool? {
    guard let value = members[name] else { return nil }
    guard let truth = value.bool else { throw value.scriptError(wanted: .bool) }
    return truth
  }

  /// One of the words of an enumeration, which has to be said.
  func requiredWord<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(ScriptError) -> Word {
    guard let word: Word = try word(name) else { throw ScriptError(.missing(name), at: json) }
    return word
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(ScriptError) -> Word? {
    guard let value = members[name] else { return nil }
    let text = try value.scriptText()
    guard let word = Word(rawValue: text) else {
      throw ScriptError(.unknownWord(text, known: Word.allCases.map(\.rawValue)), at: value)
    }
    return word
  }

  /// The coordinate that two names say, or nothing if neither is there.
  func coordinate() throws(ScriptError) -> Coordinate? {
    guard members["latitude"] != nil || members["longitude"] != nil else { return nil }
    let latitude = try requiredNumber("latitude")
    let coordinate = Coordinate(latitude: latitude, longitude: try requiredNumber("longitude"))
    guard !coordinate.isValid else { return coordinate }
    let wrong = try required(abs(latitude) > 90 ? "latitude" : "longitude")
    throw ScriptError(.screen(.geography(.invalidCoordinate(coordinate))), at: wrong)
  }

  func requiredCoordinate() throws(ScriptError) -> Coordinate {
    guard let coordinate = try coordinate() else { throw ScriptError(.missing("latitude"), at: json) }
    return coordinate
  }

  /// The values of an array, none if it is not said.
  func list(_ name: String) throws(ScriptError) -> JSON.Elements? {
    guard let value = members[name] else { return nil }
    guard value.kind == .array else { throw value.scriptError(wanted: .array) }
    return value.elements
  }
}

extension JSON {
  func scriptError(wanted: JSON.Kind...) -> ScriptError {
    ScriptError(.wrongKind(found: kind, wanted: wanted), at: self)
  }

  func scriptNumber() throws(ScriptError) -> Double {
    guard let number else { throw scriptError(wanted: .number) }
    return number
  }

  func scriptText() throws(ScriptError) -> String {
    guard let string else { throw scriptError(wanted: .string) }
    return string
  }

  func scriptCount() throws(ScriptError) -> Int {
    let number = try scriptNumber()
    guard let integer, integer >= 0 else { throw ScriptError(.notACount(number), at: self) }
    return integer
  }
}
