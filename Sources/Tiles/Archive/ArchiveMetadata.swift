package import JSON

/// What an archive tells of itself in JSON.
package struct ArchiveMetadata: Hashable, Sendable {
  /// A layer of the vector tiles in the archive.
  package struct Layer: Hashable, Sendable {
    /// The name of the layer.
    package var id: String
    /// What its features may tell: the names of properties with a word on each, such as `String` or `Number`.
    package var fields: [String: String]
    /// What the layer is, for people.
    package var description: String?
    /// The lowest zoom that has the layer.
    package var lowestZoom: Int?
    /// The highest zoom that has the layer.
    package var highestZoom: Int?

    /// Makes a layer.
    package init(
      id: String, fields: [String: String] = [:], description: String? = nil, zooms: ClosedRange<Int>? = nil
    ) {
      self.id = id
      self.fields = fields
      self.description = description
      lowestZoom = zooms?.lowerBound
      highestZoom = zooms?.upperBound
    }
  }

  /// The name of the map.
  package var name: String?
  /// What the map is, for people.
  package var description: String?
  /// Whom to credit for the data; it may have HTML tags in it.
  package var attribution: String?
  /// The version of the map.
  package var version: String?
  /// The layers of the vector tiles.
  package var layers: [Layer]

  /// Makes metadata.
  package init(
    name: String? = nil, description: String? = nil, attribution: String? = nil, version: String? = nil,
    layers: [Layer] = []
  ) {
    self.name = name
    self.description = description
    self.attribution = attribution
    self.version = version
    self.layers = layers
  }

  /// Takes what is known from the JSON of an archive and passes over the rest.
  init(_ json: JSON) {
    name = json["name"]?.string
    description = json["description"]?.string
    attribution = json["attribution"]?.string
    version = json["version"]?.string
    layers = (json["vector_layers"]?.array ?? []).compactMap(Layer.init)
  }

  /// The metadata as JSON.
  package var json: JSONValue {
    let texts = ["name": name, "description": description, "attribution": attribution, "version": version]
    var members = texts.compactMapValues { $0.map(JSONValue.string) }
    members["vector_layers"] = .array(layers.map(\.json))
    return .object(members)
  }
}

extension ArchiveMetadata.Layer {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string else { return nil }
    self.init(id: id)
    description = json["description"]?.string
    lowestZoom = json["minzoom"]?.integer
    highestZoom = json["maxzoom"]?.integer
    if let known = json["fields"] {
      for field in known.members { fields[field.key] = field.value.string }
    }
  }

  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "fields": .object(fields.mapValues(JSONValue.string)),
    ]
    if let description { members["description"] = .string(description) }
    if let lowestZoom { members["minzoom"] = .number(Double(lowestZoom)) }
    if let highestZoom { members["maxzoom"] = .number(Double(highestZoom)) }
    return .object(members)
  }
}
