import Geography
import JSON
import Style
import Testing

@Suite("Style documents") struct StyleDocumentTests {
  private func style(_ layers: String, sources: String = #"{"tiles": {"type": "vector"}}"#) throws
    -> StyleDocument
  {
    try StyleDocument(
      parsing: Array(#"{"version": 8, "sources": \#(sources), "layers": [\#(layers)]}"#.utf8))
  }

  @Test("Layers keep their order, source and zooms")
  func layers() throws {
    let document = try style(
      """
      {"id": "ground", "type": "background"},
      {"id": "road", "type": "line", "source": "tiles", "source-layer": "transportation", "minzoom": 5, "maxzoom": 9}
      """)
    #expect(document.issues.isEmpty)
    #expect(document.layers.map(\.id) == ["ground", "road"])
    let road = try #require(document.layer("road"))
    #expect(road.kind == .line)
    #expect(road.source == "tiles")
    #expect(road.sourceLayer == "transportation")
    #expect([4.9, 5, 8.9, 9].map { road.isVisible(at: $0) } == [false, true, true, false])
    #expect(document.source("tiles")?.kind == .vector)
  }

  @Test("A property has its default where the style says nothing")
  func defaults() throws {
    let layer = try #require(try style(#"{"id": "a", "type": "symbol", "source": "tiles"}"#).layers.first)
    let evaluated = layer.evaluated(at: 3)
    #expect(evaluated.number(.textSize) == 16)
    #expect(evaluated.string(.textAnchor) == "center")
    #expect(evaluated.color(.textColor) == .black)
    #expect(evaluated.color(.textHaloColor) == .clear)
    #expect(evaluated.fontStack(.textFont) == ["Open Sans Regular", "Arial Unicode MS Regular"])
    #expect(evaluated.numbers(.iconPadding) == [2, 2, 2, 2])
    #expect(evaluated.formatted(.textField).isEmpty)
    #expect(evaluated.image(.iconImage) == nil)
    #expect(evaluated.boolean(.textKeepUpright))
    #expect(evaluated.isFeatureConstant(.textSize))
    #expect(!evaluated.isSpecified(.textSize))
  }

  @Test("A property follows zoom and feature")
  func zoomAndFeature() throws {
    let layer = try #require(
      try style(
        """
        {"id": "a", "type": "line", "source": "tiles", "paint": {
          "line-width": ["interpolate", ["exponential", 2], ["zoom"], 10, 1, 12, ["get", "width"]],
          "line-color": ["match", ["get", "class"], ["a", "b"], "#f00", "hsl(120, 100%, 50%)"],
          "line-opacity": ["interpolate", ["linear"], ["zoom"], 0, 0, 10, 1],
          "line-dasharray": [3, 2]}}
        """
      ).layers.first)
    let evaluated = layer.evaluated(at: 11)
    let feature = Feature(properties: ["width": .number(4), "class": .string("b")])
    #expect(evaluated.number(.lineWidth, feature) == 2)
    #expect(evaluated.color(.lineColor, feature) == CSSColor(red: 1, green: 0, blue: 0))
    #expect(evaluated.color(.lineColor, Feature()) == CSSColor(red: 0, green: 1, blue: 0))
    #expect(evaluated.isFeatureConstant(.lineOpacity))
    #expect(!evaluated.isFeatureConstant(.lineWidth))
    #expect(layer.evaluated(at: 5).number(.lineOpacity) == 0.5)
    #expect(evaluated.numbers(.lineDasharray) == [3, 2])
    // Before the first stop the feature does not matter any more.
    #expect(layer.evaluated(at: 9).isFeatureConstant(.lineWidth))
  }

  @Test("A feature for which an expression fails has the default, and the reason is told")
  func failure() throws {
    let layer = try #require(
      try style(
        #"{"id": "a", "type": "circle", "source": "tiles", "paint": {"circle-radius": ["get", "r"]}}"#
      ).layers.first)
    let evaluated = layer.evaluated(at: 0)
    let feature = Feature(properties: ["r": .string("wide")])
    #expect(evaluated.number(.circleRadius, feature) == 5)
    let failures = evaluated.failures(feature)
    #expect(failures.map(\.0) == [.circleRadius])
    #expect(failures.first?.1.cause == .wrongType(expected: .number, found: .string))
    #expect(evaluated.failures(Feature(properties: ["r": .number(2)])).isEmpty)
  }

  @Test("Numbers that expressions give are kept in the property's range")
  func range() throws {
    let layer = try #require(
      try style(
        #"{"id": "a", "type": "fill", "source": "tiles", "paint": {"fill-opacity": ["get", "o"]}}"#
      ).layers.first)
    let evaluated = layer.evaluated(at: 0)
    #expect(evaluated.number(.fillOpacity, Feature(properties: ["o": .number(7)])) == 1)
    #expect(evaluated.number(.fillOpacity, Feature(properties: ["o": .number(-7)])) == 0)
  }

  @Test("Tokens in texts stand for properties of the feature")
  func tokens() throws {
    let layer = try #require(
      try style(
        #"{"id": "a", "type": "symbol", "source": "tiles", "layout": {"text-field": "{name} ({ele} m) {", "icon-image": "{class}-11"}}"#
      ).layers.first)
    let evaluated = layer.evaluated(at: 0)
    let feature = Feature(properties: [
      "name": .string("Peak"), "ele": .number(812), "class": .string("star"),
    ])
    #expect(evaluated.formatted(.textField, feature).text == "Peak (812 m) {")
    #expect(evaluated.image(.iconImage, feature)?.name == "star-11")
    #expect(evaluated.formatted(.textField, Feature()).text == " ( m) {")
  }

  @Test("What is wrong is listed with its path and place, and the rest stays")
  func issues() throws {
    let document = try style(
      """
      {"id": "a", "type": "glow"},
      {"id": "b", "type": "line", "source": "tiles",
       "paint": {"line-wdth": 1, "line-width": ["+", ["get", "x"], "y"], "line-opacity": 2, "line-blur": 1},
       "layout": {"line-cap": "flat", "line-join": ["frobnicate"]}},
      {"id": "c", "type": "fill", "source": "nowhere", "filter": ["==", ["get", "a"]], "paint": {"fill-antialias": ["get", "a"]}},
      {"id": "c", "type": "fill", "source": "tiles"}
      """)
    let listed = document.issues.map { "\($0.path)" }
    #expect(
      listed == [
        "layers[0].type", "layers[1].layout.line-cap", "layers[1].layout.line-join[0]",
        "layers[1].paint.line-wdth", "layers[1].paint.line-width[2]", "layers[1].paint.line-opacity",
        "layers[2].filter", "layers[2].paint.fill-antialias", "layers[2].source", "layers[3].id",
      ])
    #expect(document.issues.allSatisfy { $0.severity == .error })
    #expect(document.layers.map(\.id) == ["b", "c"])
    #expect(document.issues[4].cause == .expression(.wrongType(expected: .number, found: .string)))
    #expect(document.issues[4].position.line == 3)
    let line = document.layers[0].evaluated(at: 0)
    #expect(line.number(.lineWidth) == 1)
    #expect(line.number(.lineBlur) == 1)
    #expect(line.number(.lineOpacity) == 1)
    // A filter that is wrong draws nothing.
    #expect(!document.layers[1].accepts(Feature(), zoom: 0))
  }

  @Test("Members that nobody knows are warnings")
  func unknownMembers() throws {
    let document = try StyleDocument(
      parsing: Array(#"{"version": 8, "sources": {}, "layers": [], "extra": 1}"#.utf8))
    #expect(document.issues.map(\.cause) == [.unknownMember])
    #expect(document.issues.first?.severity == .warning)
  }

  @Test("What is no style at all is refused")
  func refused() {
    #expect(throws: StyleError.notAnObject) { try StyleDocument(parsing: Array("[1]".utf8)) }
    #expect(throws: StyleError.self) { try StyleDocument(parsing: Array("{".utf8)) }
  }

  @Test("A layer that refers to another shares all but the paint")
  func reference() throws {
    let document = try style(
      """
      {"id": "a", "type": "line", "source": "tiles", "source-layer": "x", "filter": ["==", "k", 1],
       "layout": {"line-cap": "round"}, "paint": {"line-width": 3}},
      {"id": "b", "ref": "a", "paint": {"line-width": 5}}
      """)
    #expect(document.issues.isEmpty)
    let layer = try #require(document.layer("b"))
    #expect(layer.kind == .line)
    #expect(layer.sourceLayer == "x")
    #expect(layer.evaluated(at: 0).string(.lineCap) == "round")
    #expect(layer.evaluated(at: 0).number(.lineWidth) == 5)
    #expect(!layer.accepts(Feature(), zoom: 0))
  }
}
