import Geography
import JSON
import Style
import Support
import Testing

@Suite("Layers evaluated at a zoom") struct FoldingTests {
  /// Expressions over zoom and feature, as styles have them.
  static let widths = [
    #"["interpolate", ["exponential", 1.5], ["zoom"], 4, ["get", "w"], 9, ["*", 2, ["get", "w"]], 14, 7]"#,
    #"["step", ["zoom"], ["get", "w"], 6, ["match", ["get", "class"], ["a", "b"], 1, "c", 2, 3], 11, 5]"#,
    #"["let", "k", ["to-number", ["get", "w"], 1], ["interpolate", ["linear"], ["zoom"], 0, ["var", "k"], 10, ["+", ["var", "k"], ["var", "k"]]]]"#,
    #"["coalesce", ["interpolate", ["linear"], ["zoom"], 0, ["get", "w"], 20, 1], 4]"#,
    #"["case", ["==", ["get", "class"], "a"], 3, ["has", "w"], ["max", ["get", "w"], 1], 2]"#,
    #"{"property": "w", "stops": [[{"zoom": 2, "value": 0}, 1], [{"zoom": 2, "value": 9}, 4], [{"zoom": 12, "value": 0}, 5]], "default": 6}"#,
    #"{"base": 1.4, "stops": [[3, 1], [9, 5], [12, 30]]}"#,
  ]

  @Test("Folding changes no value", arguments: widths, UInt64(0)..<4)
  func sameValues(width: String, seed: UInt64) throws {
    let document = try StyleDocument(
      parsing: Array(
        #"{"version": 8, "sources": {"t": {"type": "vector"}}, "layers": [{"id": "a", "type": "line", "source": "t", "paint": {"line-width": \#(width)}}]}"#
          .utf8))
    #expect(document.issues.isEmpty)
    let layer = try #require(document.layers.first)
    let plain = try #require(layer.expression(.lineWidth))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let zoom = Double.random(in: -1...20, using: &generator)
      var feature = Feature()
      if Bool.random(using: &generator) {
        feature.properties["w"] = .number(.random(in: 0...9, using: &generator))
      }
      if Bool.random(using: &generator) {
        feature.properties["class"] = .string(["a", "b", "c", "d"].randomElement(using: &generator) ?? "")
      }
      let expected = (try? plain.evaluate(EvaluationContext(zoom: zoom, feature: feature))) ?? .number(1)
      #expect(layer.evaluated(at: zoom).value(.lineWidth, feature) == expected, "seed \(seed), zoom \(zoom)")
      #expect(
        layer.evaluated(at: zoom).number(.lineWidth, feature)
          == layer.evaluated(at: zoom).numbers(.lineWidth, feature).first, "seed \(seed)")
    }
  }

  @Test("State and images are settled with the zoom")
  func surroundings() throws {
    let document = try StyleDocument(
      parsing: Array(
        """
        {"version": 8, "sources": {"t": {"type": "vector"}}, "state": {"size": {"default": 3}}, "layers": [
          {"id": "a", "type": "symbol", "source": "t", "layout": {
            "icon-image": ["coalesce", ["image", "one"], ["image", "two"]],
            "text-size": ["number", ["global-state", "size"]],
            "visibility": ["case", ["==", ["global-state", "size"], 0], "none", "visible"]}}]}
        """.utf8))
    #expect(document.issues.isEmpty)
    #expect(document.state == ["size": .number(3)])
    let layer = try #require(document.layers.first)
    let there = layer.evaluated(at: 1, Surroundings(images: ["two"], globalState: document.state))
    #expect(there.image(.iconImage) == ResolvedImage(name: "two", isAvailable: true))
    #expect(there.number(.textSize) == 3)
    #expect(there.isFeatureConstant(.iconImage) && there.isFeatureConstant(.textSize))
    #expect(there.isVisible)
    #expect(!layer.evaluated(at: 1, Surroundings(globalState: ["size": .number(0)])).isVisible)
    #expect(layer.evaluated(at: 1).number(.textSize) == 16)
  }

  @Test("Ramps are asked by their own value, and heat maps have one where the style says none")
  func ramps() throws {
    let document = try StyleDocument(
      parsing: Array(
        """
        {"version": 8, "sources": {"t": {"type": "vector"}}, "layers": [
          {"id": "a", "type": "heatmap", "source": "t"},
          {"id": "b", "type": "line", "source": "t", "paint": {
            "line-gradient": ["interpolate", ["linear"], ["line-progress"], 0, "black", 1, "white"]}}]}
        """.utf8))
    #expect(document.issues.isEmpty)
    let heat = document.layers[0].evaluated(at: 0)
    #expect(heat.ramp(.heatmapColor, at: 0)?.alpha == 0)
    #expect(heat.ramp(.heatmapColor, at: 1) == CSSColor(red: 1, green: 0, blue: 0))
    let line = document.layers[1].evaluated(at: 0)
    #expect(line.ramp(.lineGradient, at: 0.25) == CSSColor(red: 0.25, green: 0.25, blue: 0.25))
    #expect(line.ramp(.lineWidth, at: 0.25) == nil)
  }
}
