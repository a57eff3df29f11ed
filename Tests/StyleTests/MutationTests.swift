import Geography
import JSON
import Style
import Support
import Testing

@Suite("Styles from strangers") struct MutationTests {
  /// A style that uses a little of everything.
  private static let text = """
    {"version": 8, "name": "x", "center": [1, 2], "zoom": 3, "state": {"a": {"default": 1}},
     "sources": {"t": {"type": "vector", "tiles": ["a/{z}/{x}/{y}"], "bounds": [1, 2, 3, 4]}, "g": {"type": "geojson", "data": {}}},
     "layers": [
      {"id": "a", "type": "background", "paint": {"background-color": {"stops": [[0, "red"], [5, "#0f0"]]}}},
      {"id": "b", "type": "line", "source": "t", "minzoom": 1, "filter": ["all", ["==", "$type", "LineString"], ["in", "k", 1, "b"]],
       "layout": {"line-cap": "round"}, "paint": {"line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 5, ["get", "w"], 9, 4],
       "line-dasharray": [1, 2], "line-color": {"property": "p", "type": "categorical", "stops": [["a", "red"]], "default": "blue"}}},
      {"id": "c", "type": "symbol", "source": "t", "filter": [">=", ["to-number", ["get", "k"]], ["step", ["zoom"], 1, 2, 3]],
       "layout": {"text-field": ["format", ["get", "name"], {"font-scale": 0.8}, "{x}", {}], "text-font": ["A", "B"], "icon-padding": [1, 2],
       "text-variable-anchor-offset": ["top", [0, 4]], "icon-image": "{class}", "text-size": {"stops": [[{"zoom": 1, "value": 2}, 3]], "property": "p"}},
       "paint": {"text-color": ["case", ["has", "x"], ["rgba", 1, 2, ["get", "b"], 1], "hsl(1, 2%, 3%)"],
       "text-opacity": ["let", "v", ["number-format", 12.5, {"locale": "de"}], ["case", ["==", ["var", "v"], "12,5", ["collator", {}]], 1, 0]]}},
      {"id": "d", "ref": "b", "paint": {"line-opacity": ["case", ["within", {"type": "Polygon", "coordinates": [[[0, 0], [0, 5], [5, 5], [0, 0]]]}], 1,
       ["min", 1, ["distance", {"type": "Point", "coordinates": [1, 1]}]]]}}]}
    """

  private struct Placed: FeatureAttributes {
    let id = PropertyValue.number(1)
    let kind: GeometryKind
    let names = ["w", "k", "name", "p"]

    func value(named name: String) -> PropertyValue? {
      switch name {
      case "w", "k", "b": .number(2.5)
      case "p": .null
      case "x": nil
      default: .string(name)
      }
    }

    func shape() -> FeatureShape? {
      let points = [WorldPoint(x: 1e8, y: 1e8), WorldPoint(x: 1.2e8, y: 1.1e8), WorldPoint(x: .nan, y: 0)]
      return FeatureShape(parts: [points], gridStep: 1)
    }
  }

  @Test("The style as it is has no issues")
  func sound() throws {
    #expect(try StyleDocument(parsing: Array(Self.text.utf8)).issues.isEmpty)
  }

  @Test("Changed styles are read or refused, evaluated or not, and never trap", arguments: UInt64(0)..<6)
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = Self.pieces
    var read = 0
    for _ in 0..<150 {
      var text = Self.text
      for _ in 0...Int.random(in: 0..<3, using: &generator) { Self.change(&text, pieces, using: &generator) }
      guard let document = try? StyleDocument(parsing: Array(text.utf8)) else { continue }
      read += 1
      for layer in document.layers {
        let evaluated = layer.evaluated(at: Double.random(in: -2...24, using: &generator))
        for kind in [GeometryKind.point, .line, .polygon] {
          let feature = Placed(kind: kind)
          _ = evaluated.accepts(feature)
          _ = evaluated.failures(feature)
          for property in layer.kind.all { _ = evaluated.value(property, feature) }
        }
      }
    }
    #expect(read > 10, "seed \(seed)")
  }

  /// Parts of JSON to be put in the place of others.
  private static let pieces = [
    "1", "-1e300", "0", "null", "true", "[]", "{}", "\"zoom\"", "[\"get\", \"k\"]", "[\"zoom\"]", "\"\"",
    "[[]]", "1e-320", "9007199254740993",
    "[\"literal\", [1, null]]", "[\"at\", 1e18, [\"get\", \"k\"]]", "[\"slice\", \"abc\", -1e300, 1e300]",
    "[\"^\", 10, 999]", "[\"%\", 1, 0]",
    "[\"index-of\", \"a\", \"abc\", [\"/\", 0, 0]]", "[\"to-string\", [\"/\", 1, 0]]",
    "[\"interpolate\", [\"exponential\", 0], [\"get\", \"w\"], 0, 1, 2, 3]",
    "[\"number-format\", [\"get\", \"w\"], {\"max-fraction-digits\": [\"get\", \"w\"]}]",
    "[\"array\", \"number\", 1e300, [\"get\", \"k\"]]",
  ]

  private static func change(_ text: inout String, _ pieces: [String], using generator: inout SeededGenerator)
  {
    var bytes = Array(text.utf8)
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    // From here to the end of a value, roughly.
    let end =
      bytes[place...].firstIndex {
        $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}")
      } ?? place
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    default:
      let start = bytes[..<place].lastIndex { [0x2C, 0x5B, 0x3A].contains($0) }.map { $0 + 1 } ?? place
      bytes.replaceSubrange(
        start..<max(start, end), with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension LayerKind {
  /// Some properties of the kind.
  fileprivate var all: [StyleProperty] {
    StyleProperty.allCases.filter { StyleProperty(name: $0.name, in: self) == $0 }
  }
}
