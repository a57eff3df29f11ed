import Geography
import JSON
import Style
import Testing

@Suite("Filters") struct FilterTests {
  private static let park = Feature(
    id: .number(7), kind: .polygon,
    properties: ["class": .string("park"), "rank": .number(3), "none": .null, "open": .bool(true)])

  @Test(
    "Old-style filters and expressions let the right features pass",
    arguments: [
      (#"["==", "class", "park"]"#, true), (#"["!=", "class", "park"]"#, false),
      (#"["==", "class", 1]"#, false),
      (#"["!=", "class", 1]"#, true), (#"["<", "rank", 4]"#, true), (#"[">=", "rank", 4]"#, false),
      (#"["<", "rank", "4"]"#, false), (#"[">", "missing", 1]"#, false), (#"["==", "missing", null]"#, false),
      (#"["==", "none", null]"#, true), (#"["has", "rank"]"#, true), (#"["!has", "rank"]"#, false),
      (#"["has", "none"]"#, true), (#"["in", "class", "wood", "park"]"#, true),
      (#"["!in", "class", "wood", "park"]"#, false), (#"["in", "missing", "a"]"#, false),
      (#"["in", "class"]"#, false),
      (#"["==", "$type", "Polygon"]"#, true), (#"["in", "$type", "Point", "LineString"]"#, false),
      (#"["==", "$id", 7]"#, true), (#"["has", "$id"]"#, true),
      (#"["all", ["==", "class", "park"], ["<", "rank", 2]]"#, false),
      (#"["any", ["==", "class", "park"], ["<", "rank", 2]]"#, true),
      (#"["none", ["==", "class", "wood"]]"#, true),
      (#"["all"]"#, true), (#"["any"]"#, false), (#"["none"]"#, true), ("true", true), ("false", false),
      (#"["==", ["get", "class"], "park"]"#, true),
      (#"["all", ["has", "rank"], [">", ["get", "rank"], 2]]"#, true),
      (#"["in", ["get", "class"], ["literal", ["a", "park"]]]"#, true),
      (#"["==", ["geometry-type"], "Polygon"]"#, true),
      (#"[">=", ["to-number", ["get", "rank"], 0], ["step", ["zoom"], 5, 10, 1]]"#, true),
      (#"["!", ["boolean", ["get", "open"]]]"#, false), (#"["get", "class"]"#, false),
    ])
  func passes(text: String, expected: Bool) throws {
    var issues: [ExpressionIssue] = []
    let filter = try #require(StyleFilter.compile(try JSON(parsing: text).value, issues: &issues))
    #expect(issues.isEmpty)
    #expect(filter.accepts(EvaluationContext(zoom: 12, feature: Self.park)) == expected)
  }

  @Test(
    "A filter that is wrong is an issue",
    arguments: [
      #"["==", "class"]"#, #"["==", "class", ["a"]]"#, #"["has", 1]"#, #"["foo", "a", "b"]"#, #"["none", 1]"#,
      "7", "[]",
      #"["in", 1, 2]"#, #"["==", ["get", "a"], ["literal", [1]]]"#,
    ])
  func wrong(text: String) throws {
    var issues: [ExpressionIssue] = []
    let filter = StyleFilter.compile(try JSON(parsing: text).value, issues: &issues)
    #expect(filter == nil)
    #expect(!issues.isEmpty)
  }

  @Test("A filter sees the zoom that it is given, not that of the picture")
  func zoom() throws {
    let document = try StyleDocument(
      parsing: Array(
        """
        {"version": 8, "sources": {"t": {"type": "vector"}}, "layers": [{"id": "a", "type": "fill", "source": "t",
         "filter": ["step", ["zoom"], false, 5, true]}]}
        """.utf8))
    let layer = try #require(document.layers.first)
    #expect(layer.evaluated(at: 5.2).accepts(Self.park))
    #expect(!layer.evaluated(at: 4.9).accepts(Self.park))
    #expect(!layer.evaluated(at: 5.2, filterZoom: 4).accepts(Self.park))
    #expect(!layer.evaluated(at: 4.9).isVisible)
  }
}
