import Geography
import Tiles

/// How features of one layer of another schema are called in OpenMapTiles'.
struct SchemaRule: Sendable {
  /// The layer they come from.
  let source: String
  /// OpenMapTiles' layer.
  let target: String
  /// The attributes that tell what a feature is, the first that has a word here deciding.
  var keys = ["kind"]
  /// The kinds of geometry that are meant; all if there are none.
  var geometry: Set<GeometryKind> = []
  /// For each value of the keys what OpenMapTiles calls it: a class, or a class and a subclass.
  var words: [String: SchemaWord] = [:]
  /// What a feature is of which no key has a word; nothing if it is not meant.
  var rest: SchemaWord?
  /// The property that takes the class.
  var label = "class"
  /// Flags that are true of a feature, and the property that says the same.
  var flags: [(name: String, property: String, value: PropertyValue)] = []
  /// Flags that must not be true.
  var without: [String] = []
  /// Properties of which a feature has to have one.
  var needs: [String] = []
  /// Properties under other names.
  var renamed: [(from: String, to: String)] = []

  /// The properties of a feature as OpenMapTiles has them, all others kept; nothing if it is not meant.
  func properties(of feature: VectorTileFeature) -> [(name: String, value: PropertyValue)]? {
    guard geometry.isEmpty || geometry.contains(feature.kind),
      needs.isEmpty || needs.contains(where: { feature.value(named: $0) != nil }),
      !without.contains(where: { feature.value(named: $0)?.isTrue == true }),
      let word = keys.lazy.compactMap({ word(feature.value(named: $0)) }).first ?? rest
    else { return nil }
    var properties = feature.properties
    func set(_ name: String, _ value: PropertyValue) {
      properties.removeAll { $0.name == name }
      properties.append((name, value))
    }
    set(label, .string(word.class))
    if let subclass = word.subclass { set("subclass", .string(subclass)) }
    for flag in flags {
      guard let value = feature.value(named: flag.name) else { continue }
      properties.removeAll { $0.name == flag.property }
      if value.isTrue { properties.append((flag.property, flag.value)) }
    }
    for name in renamed { if let value = feature.value(named: name.from) { set(name.to, value) } }
    if let rank = SchemaRank.rank(target, word.class, feature) { set("rank", .number(rank)) }
    if target == "transportation_name", case .string(let number)? = feature.value(named: "ref") {
      set("ref_length", .number(Double(number.unicodeScalars.count)))
    }
    return properties
  }

  private func word(_ value: PropertyValue?) -> SchemaWord? {
    switch value {
    case .string(let text): words[text]
    case .number(let number): words[String(Int(exactly: number) ?? -1)]
    default: nil
    }
  }
}

/// A class of OpenMapTiles, perhaps with a subclass.
struct SchemaWord: Hashable, Sendable {
  /// The class.
  var `class`: String
  /// The subclass.
  var subclass: String?
}

extension SchemaWord {
  /// Reads a list of words.
  ///
  /// On each line stand values, and after a `>` what they are called: a class, or class and subclass with a `/` between
  /// them. `=` is the value itself, and so is a line without a `>`.
  static func list(_ text: String) -> [String: SchemaWord] {
    var words: [String: SchemaWord] = [:]
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: ">")
      let names = (sides.count > 1 ? sides[1] : "=").split(separator: "/").map { $0.filter { $0 != " " } }
      for value in sides[0].split(separator: " ").map(String.init) {
        let said = names.map { $0 == "=" ? value : $0 }
        words[value] = SchemaWord(class: said[0], subclass: said.count > 1 ? said[1] : nil)
      }
    }
    return words
  }
}

extension PropertyValue {
  /// Whether a flag is set: true, or any number but 0.
  fileprivate var isTrue: Bool {
    switch self {
    case .bool(let flag): flag
    case .number(let number): number != 0
    case .string(let text): text == "yes" || text == "true" || text == "1"
    default: false
    }
  }
}
