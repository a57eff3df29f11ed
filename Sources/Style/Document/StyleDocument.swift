package import JSON

/// A style as the MapLibre style specification (version 8) defines it: sources, and layers in the order in
/// which they are painted.
///
/// Reading goes on past what is wrong: a layer, property or filter that cannot be taken is listed in
/// ``issues`` and left out, or has its default, and all others stay as they are.
package struct StyleDocument: Sendable {
  /// What it is called.
  package let name: String?
  /// The layers, the lowest first.
  package let layers: [StyleLayer]
  /// The sources in the order of the text.
  package let sources: [StyleSource]
  /// Longitude and latitude of the middle, in degrees, if it says so.
  package let center: [Double]?
  /// The zoom, if it says so.
  package let zoom: Double?
  /// Degrees that are up, clockwise from north; 0 unless told.
  package let bearing: Double
  /// Degrees by which the map leans back; 0 unless told.
  package let pitch: Double
  /// The address of glyphs with `{fontstack}` and `{range}`.
  package let glyphs: String?
  /// Values that expressions find under `global-state`.
  package let state: [String: StyleValue]
  /// The style as it is written, for what is read elsewhere (`metadata`, `sprite`, `light`, ...).
  package let json: JSON
  /// All that could not be taken as it stands, in the order in which it was found.
  package let issues: [StyleIssue]

  private static let known: Set<String> = [
    "version", "name", "metadata", "center", "centerAltitude", "zoom", "bearing", "pitch", "roll", "state",
    "light", "sky", "projection", "terrain", "sources", "sprite", "glyphs", "font-faces", "transition",
    "layers",
  ]

  /// Reads a style.
  ///
  /// - Throws: if the text is no JSON or no object; all else is an issue.
  package init(parsing bytes: [UInt8]) throws(StyleError) {
    let json: JSON
    do throws(JSONError) { json = try JSON(parsing: bytes) } catch { throw .json(error) }
    try self.init(json)
  }

  /// Takes a style from a JSON text that has been read.
  ///
  /// - Throws: if it is no object; all else is an issue.
  package init(_ json: JSON) throws(StyleError) {
    guard json.kind == .object else { throw .notAnObject }
    var reader = StyleReader(json)
    Self.checkVersion(json, &reader)
    name = reader.string("name", of: json)
    center = reader.numbers("center", count: 2, of: json)
    zoom = reader.number("zoom", of: json)
    bearing = reader.number("bearing", of: json) ?? 0
    pitch = reader.number("pitch", of: json) ?? 0
    glyphs = reader.string("glyphs", of: json)
    state = Self.readState(json, &reader)
    sources = Self.readSources(json, &reader)
    layers = Self.readLayers(json, Set(sources.map(\.id)), &reader)
    reader.reportUnknown(in: json, known: Self.known)
    self.json = json
    issues = reader.issues
  }

  /// The layer of a name.
  package func layer(_ id: String) -> StyleLayer? { layers.first { $0.id == id } }

  /// The source of a name.
  package func source(_ id: String) -> StyleSource? { sources.first { $0.id == id } }

  private static func checkVersion(_ json: JSON, _ reader: inout StyleReader) {
    guard let version = json["version"] else { return reader.report(.missing("version"), at: json) }
    if version.number != 8 { reader.report(.unsupportedVersion, at: version) }
  }

  /// The values that the style gives to `global-state` until someone sets others.
  private static func readState(_ json: JSON, _ reader: inout StyleReader) -> [String: StyleValue] {
    guard let state = reader.value("state", of: json, "object", { $0.kind == .object ? $0 : nil }) else {
      return [:]
    }
    var values: [String: StyleValue] = [:]
    for member in state.members {
      if let value = member.value["default"] {
        values[member.key] = StyleValue(value.value)
      } else {
        reader.report(.missing("default"), at: member.value)
      }
    }
    return values
  }

  private static func readSources(_ json: JSON, _ reader: inout StyleReader) -> [StyleSource] {
    guard let sources = reader.value("sources", of: json, "object", { $0.kind == .object ? $0 : nil }) else {
      if json["sources"] == nil { reader.report(.missing("sources"), at: json) }
      return []
    }
    var read: [StyleSource] = []
    for member in sources.members {
      if let source = StyleSource(id: member.key, member.value, &reader) { read.append(source) }
    }
    return read
  }

  private static func readLayers(_ json: JSON, _ sources: Set<String>, _ reader: inout StyleReader)
    -> [StyleLayer]
  {
    guard let items = reader.value("layers", of: json, "array", { $0.array }) else {
      if json["layers"] == nil { reader.report(.missing("layers"), at: json) }
      return []
    }
    var byID: [String: JSON] = [:]
    for item in items { if let id = item["id"]?.string, byID[id] == nil { byID[id] = item } }
    var taken: Set<String> = []
    var layers: [StyleLayer] = []
    for item in items {
      guard let layer = readLayer(item, byID, &reader) else { continue }
      guard taken.insert(layer.id).inserted else {
        reader.report(.duplicateIdentifier(layer.id), at: item, [.key("id")])
        continue
      }
      if let source = layer.source, !sources.contains(source) {
        reader.report(.unknownSource(source), at: item, [.key("source")])
      }
      layers.append(layer)
    }
    return layers
  }

  private static func readLayer(_ item: JSON, _ byID: [String: JSON], _ reader: inout StyleReader)
    -> StyleLayer?
  {
    guard item.kind == .object else {
      reader.report(.wrongKind(expected: "object"), at: item)
      return nil
    }
    var parent: JSON?
    if let reference = item["ref"]?.string {
      guard let found = byID[reference], found["ref"] == nil else {
        reader.report(.unknownLayer(reference), at: item, [.key("ref")])
        return nil
      }
      parent = found
    }
    return StyleLayer(item, parent: parent, &reader)
  }
}
