import Geography
import JSON
import Support
import Testing
import Tiles

/// One of the vector tile fixtures: a tile, what it holds, and what is wrong with it.
struct VectorTileFixture {
  let id: String
  let bytes: [UInt8]
  let isValid: Bool
  /// What a decoder should do about a tile that is not valid, as the fixture says.
  let severity: String?
  private let expected: JSON

  /// All fixtures in the folder of the suite.
  static func all(in folder: String) throws -> [VectorTileFixture] {
    try TestData.names(in: folder).map { try VectorTileFixture(id: $0, folder: "\(folder)/\($0)") }
  }

  private init(id: String, folder: String) throws {
    self.id = id
    bytes = try #require(TestData.bytes(of: "\(folder)/tile.mvt"))
    expected = try JSON(parsing: #require(TestData.bytes(of: "\(folder)/tile.json")))
    let info = try JSON(parsing: #require(TestData.bytes(of: "\(folder)/info.json")))
    isValid = info["validity"]?["v2"]?.bool ?? false
    severity = info["validity"]?["error"]?.string
  }

  /// Holds what was read against what the fixture says.
  func expectSame(_ tile: VectorTile) throws {
    let wanted = expected["layers"]?.array ?? []
    let layers = try tile.layers()
    #expect(layers.map(\.name) == wanted.map { $0["name"]?.string ?? "" }, "fixture \(id)")
    for (layer, wanted) in zip(layers, wanted) {
      #expect(layer.version == wanted["version"]?.integer, "fixture \(id)")
      #expect(layer.extent == wanted["extent"]?.integer ?? 4096, "fixture \(id)")
      let features = wanted["features"]?.array ?? []
      #expect(layer.featureCount == features.count, "fixture \(id)")
      for (feature, wantedFeature) in zip(layer.features, features) {
        try expectSame(feature, wantedFeature, layer: wanted)
      }
    }
  }

  private func expectSame(_ feature: VectorTileFeature, _ wanted: JSON, layer: JSON) throws {
    #expect(feature.identifier == (wanted["id"]?.integer).map(UInt64.init), "fixture \(id)")
    #expect(Int(feature.kind.rawValue) == wanted["type"]?.integer ?? 0, "fixture \(id)")
    let tags = wanted["tags"]?.numbers ?? []
    let names = stride(from: 0, to: tags.count, by: 2).map { layer["keys"]?[Int(tags[$0])]?.string ?? "" }
    #expect(feature.names == names, "fixture \(id)")
    for (index, name) in names.enumerated() {
      let value = try #require(layer["values"]?[Int(tags[index * 2 + 1])])
      #expect(feature.value(named: name) == Self.value(value), "fixture \(id), \(name)")
    }
    let geometry = try feature.geometry()
    let parts = (0..<geometry.partCount).map { Array(geometry.points[geometry.part($0)]) }
    #expect(parts == Self.parts(wanted["geometry"]?.numbers ?? [], feature.kind), "fixture \(id)")
    #expect(geometry.faults.isEmpty, "fixture \(id)")
  }

  private static func value(_ json: JSON) -> PropertyValue? {
    guard let member = json.members.first(where: { _ in true }) else { return nil }
    if member.isNamed("float_value") { return member.value.number.map { .number(Double(Float($0))) } }
    // Fixture 076 has a text of digits in its bytes and a number in its description.
    if member.isNamed("string_value"), let number = member.value.integer { return .string("\(number)") }
    if let text = member.value.string { return .string(text) }
    if let flag = member.value.bool { return .bool(flag) }
    return member.value.number.map(PropertyValue.number)
  }

  /// Draws commands the plain way: every number in doubles, a part begins at each MoveTo.
  private static func parts(_ numbers: [Double], _ kind: GeometryKind) -> [[TilePoint]] {
    var parts: [[TilePoint]] = []
    var (x, y) = (0.0, 0.0)
    var index = 0
    while index < numbers.count {
      let command = Int(numbers[index])
      index += 1
      guard command & 7 != 7 else { continue }
      for _ in 0..<command >> 3 {
        x += step(numbers[index])
        y += step(numbers[index + 1])
        index += 2
        let point = TilePoint(x: Int32(min(x, 2_147_483_647)), y: Int32(max(y, -2_147_483_648)))
        if parts.isEmpty || command & 7 == 1 && kind != .point { parts.append([]) }
        parts[parts.count - 1].append(point)
      }
    }
    return parts
  }

  private static func step(_ number: Double) -> Double {
    let isOdd = number.truncatingRemainder(dividingBy: 2) == 1
    return isOdd ? -(number + 1) / 2 : number / 2
  }
}
