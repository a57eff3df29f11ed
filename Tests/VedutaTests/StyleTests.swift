import Foundation
import Geography
import Support
import Testing

@testable import Cartography
@testable import Raster
@testable import Veduta

@Suite("Styles of one's own") struct StyleTests {
  private func style(_ text: String) throws -> MapStyle {
    try MapStyle(parsing: Array(text.utf8), name: "my.json")
  }

  private func map(_ style: MapStyle, of tiles: MapTiles = .helsinki) throws -> Snapshot {
    let view = try Viewport(
      center: Coordinate(latitude: 60.1738, longitude: 24.9445), zoom: 16,
      size: ViewSize(width: 500, height: 500))
    return try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: tiles.drawn(by: style), viewport: view, scale: 1, appearance: .light, annotations: [],
        attribution: .none))
  }

  private let plain = """
    {"version": 8, "sources": {"x": {"type": "vector", "url": "https://example.org/t.json"}}, "layers": [
      {"id": "ground", "type": "background", "paint": {"background-color": "#123456"}},
      {"id": "roads", "type": "line", "source": "x", "source-layer": "transportation",
       "paint": {"line-color": "#ff0000", "line-width": 3}},
      {"id": "dots", "type": "circle", "source": "x", "source-layer": "poi", "paint": {"circle-radius": 4}},
      {"id": "names", "type": "symbol", "source": "x", "source-layer": "transportation_name",
       "layout": {"text-field": "{name}", "symbol-placement": "line", "text-font": ["Inter Bold Italic"]}}
    ]}
    """

  @Test("a style draws ground, lines, discs and names, and all of it is said to be drawn")
  func draws() throws {
    let snapshot = try map(style(plain))
    let map = snapshot.map
    #expect(map.scene.items.contains { if case .stroke = $0 { true } else { false } })
    #expect(map.scene.items.contains { if case .disc = $0 { true } else { false } })
    #expect(map.labels.contains { $0.layer == "names" })
    #expect((map.scene.background.blue * 255).rounded() == 0x56)
    #expect(
      map.warnings.allSatisfy { if case .substitutedFont = $0 { true } else { false } }, "\(map.warnings)")
  }

  @Test("the built-in look as a style of one's own is the same picture")
  func same() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let bytes = try #require(TestData.bytes(of: folder + "/../../Sources/CAssets/looks/streets-light.json"))
    let view = try Viewport(
      center: Coordinate(latitude: 60.1738, longitude: 24.9445), zoom: 16,
      size: ViewSize(width: 500, height: 500))
    let built = try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: .helsinki, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .none))
    let own = try map(MapStyle(parsing: bytes, name: "look.json"))
    for case .style(let path, let problem) in own.map.warnings {
      #expect(path.hasSuffix("fill-outline-color") || path.hasSuffix("text-rotation-alignment"), "\(problem)")
    }
    #expect(try own.pngData() == built.pngData())
  }

  @Test(
    "what is asked for in vain is told with its line and path",
    arguments: [
      ("\"sky\": {}", "line 4: sky", "sky is not drawn"),
      ("\"sprite\": \"x\", \"nonsense\": 1", "line 4: nonsense", "nobody knows this name"),
    ])
  func members(_ member: String, _ place: String, _ problem: String) throws {
    let text = """
      {"version": 8,
       "sources": {"x": {"type": "vector"}},
       "layers": [{"id": "a", "type": "background"}],
       \(member)}
      """
    try expect(map(style(text)), place, problem)
  }

  @Test("an icon that is built in is drawn and not warned of, whichever way its name is written")
  func icons() throws {
    for image in [
      "\"shop\"", "[\"step\", [\"zoom\"], \"dot\", 10, \"shop.circle.fill\"]", "{\"stops\": [[0, \"bus\"]]}",
    ] {
      let text = """
        {"version": 8, "sources": {"x": {"type": "vector"}}, "layers": [
          {"id": "a", "type": "symbol", "source": "x", "source-layer": "poi", "layout": {
            "icon-image": \(image), "icon-anchor": "bottom", "icon-offset": [0, -2], "text-optional": true}}]}
        """
      let map = try map(style(text)).map
      #expect(map.warnings.isEmpty && map.labels.isEmpty, "\(map.warnings)")
      #expect(map.scene.items.count > 10)
    }
  }

  @Test(
    "layers and properties that are not drawn are told",
    arguments: [
      ("\"type\": \"heatmap\"", "layers[0]", "layers of the type heatmap are not drawn"),
      (
        "\"type\": \"line\", \"paint\": {\"line-offset\": 3}", "layers[0].paint.line-offset",
        "line-offset changes nothing"
      ),
      ("\"type\": \"raster\"", "layers[0]", "the tiles are no pictures"),
      (
        "\"type\": \"symbol\", \"layout\": {\"icon-image\": \"bus_11\"}", "layers[0].layout.icon-image",
        "there is no icon \"bus_11\" here"
      ),
      (
        "\"type\": \"symbol\", \"layout\": {\"icon-image\": [\"match\", [\"get\", \"class\"], \"bus\", \"bus\", \"x\"]}",
        "layers[0].layout.icon-image[4]", "there is no icon \"x\" here"
      ),
      (
        "\"type\": \"symbol\", \"layout\": {\"icon-image\": \"{class}_11\"}", "layers[0].layout.icon-image",
        "icons whose names come from the tiles"
      ),
      (
        "\"type\": \"symbol\", \"layout\": {\"icon-image\": \"bus\", \"symbol-placement\": \"line\"}",
        "layers[0].layout.icon-image", "icons along lines are not drawn"
      ),
      (
        "\"type\": \"line\", \"paint\": {\"line-width\": [\"no\"]}", "layers[0].paint.line-width[0]",
        "there is no operator no"
      ),
      (
        "\"type\": \"fill\", \"paint\": {\"fill-colour\": \"red\"}", "layers[0].paint.fill-colour",
        "have no fill-colour"
      ),
    ])
  func layers(_ layer: String, _ place: String, _ problem: String) throws {
    let text = """
      {"version": 8, "sources": {"x": {"type": "vector"}}, "layers": [
        {"id": "a", "source": "x", "source-layer": "water", \(layer)}]}
      """
    try expect(map(style(text)), "line 2: \(place)", problem)
  }

  private func expect(_ snapshot: Snapshot, _ place: String, _ problem: String) {
    let told = snapshot.map.warnings.contains {
      guard case .style(let path, let words) = $0 else { return false }
      return path == "my.json, \(place)" && words.contains(problem)
    }
    #expect(told, "\(snapshot.map.warnings)")
  }

  @Test("a property that says its default is nothing to tell")
  func defaults() throws {
    let text = """
      {"version": 8, "sources": {"x": {"type": "vector"}}, "layers": [
        {"id": "a", "type": "line", "source": "x", "source-layer": "water", "paint": {"line-offset": 0}}]}
      """
    #expect(try map(style(text)).map.warnings.isEmpty)
  }

  @Test("its tiles are those of the source that layers use, as address or as file beside it")
  func address() throws {
    #expect(try style(plain).address == "https://example.org/t.json")
    let local = plain.replacing("https://example.org/t.json", with: "pmtiles://city.pmtiles")
    #expect(try MapStyle(parsing: Array(local.utf8), name: "styles/my.json").address == "styles/city.pmtiles")
    #expect(try style(plain.replacing("https:", with: "mapbox:")).address == nil)
  }

  @Test("what is no style is refused with its place")
  func refused() {
    #expect(throws: MapStyleError.notAStyle(path: "my.json")) { try style("{\"version\": 8}") }
    #expect(throws: MapStyleError.self) { try style("{\"version\": 8,\n  layers}") }
  }
}
