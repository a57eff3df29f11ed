import Geography
import JSON
import Scene
import Style
import Testing
import Tiles

@testable import Cartography

@Suite("What layers take out of tiles")
struct ShapePlanTests {
  private func plans(_ layers: String) throws -> [ShapePlan?] {
    let text = #"{"version": 8, "sources": {"t": {"type": "vector"}}, "layers": [\#(layers)]}"#
    let document = try StyleDocument(parsing: Array(text.utf8))
    #expect(document.issues.isEmpty)
    return document.layers.enumerated().map { ShapePlan($1, at: $0) }
  }

  @Test(
    "A road and its casing take the same, whatever their widths; another filter, kind or layer takes another")
  func sharing() throws {
    let found = try plans(
      #"""
      {"id": "a", "type": "line", "source": "t", "source-layer": "roads", "filter": ["==", ["get", "class"], "minor"],
       "paint": {"line-width": ["interpolate", ["linear"], ["zoom"], 10, 1, 14, 5], "line-color": "#000"}},
      {"id": "b", "type": "line", "source": "t", "source-layer": "roads", "filter": ["==", ["get", "class"], "minor"],
       "paint": {"line-width": 2, "line-color": "#fff"}},
      {"id": "c", "type": "line", "source": "t", "source-layer": "roads", "filter": ["==", ["get", "class"], "major"]},
      {"id": "d", "type": "line", "source": "t", "source-layer": "rails", "filter": ["==", ["get", "class"], "minor"]},
      {"id": "e", "type": "fill", "source": "t", "source-layer": "roads", "filter": ["==", ["get", "class"], "minor"]},
      {"id": "f", "type": "background"}
      """#)
    #expect(found[0] == found[1])
    #expect(found[0] != nil)
    #expect(Set(found[1...4].compactMap(\.self)).count == 4)
    #expect(found[5] == nil)
  }

  @Test(
    "Features are told apart by the properties that paint hangs on, or one by one where that is not known")
  func attributes() throws {
    let found = try plans(
      #"""
      {"id": "a", "type": "fill", "source": "t", "source-layer": "x", "paint":
        {"fill-color": ["match", ["get", "class"], "wood", "#0f0", "#fff"],
         "fill-opacity": ["case", ["has", "level"], 0.5, ["==", ["get", "kind"], "old"], 0.7, 1]}},
      {"id": "b", "type": "fill", "source": "t", "source-layer": "x", "paint":
        {"fill-opacity": ["match", ["geometry-type"], "Polygon", 1, 0.5]}},
      {"id": "c", "type": "fill", "source": "t", "source-layer": "x", "paint":
        {"fill-opacity": ["case", ["==", ["id"], 7], 1, 0.5]}},
      {"id": "d", "type": "fill", "source": "t", "source-layer": "x", "paint":
        {"fill-opacity": ["get", ["concat", "a", ["get", "class"]]]}},
      {"id": "e", "type": "fill", "source": "t", "source-layer": "x",
       "filter": [">", ["zoom"], ["to-number", ["get", "from"]]]}
      """#)
    #expect(found[0]?.attributes?.map(\.name) == ["class", "kind", "level"])
    #expect(found[1]?.attributes?.map(\.name) == [])
    #expect(found[2]?.attributes == nil)
    #expect(found[3]?.attributes == nil)
    #expect(found[2] != found[3])
    #expect(found[4]?.dependsOnZoom == true)
    #expect(found[0]?.dependsOnZoom == false)
  }
}

@Suite("Values that are remembered")
struct RecentTests {
  @Test("Of more than there is room for the oldest go first, and are made again")
  func bounded() {
    let recent = Recent<Int, Int>(capacity: 10, cost: { $0 })
    var made: [Int] = []
    func ask(_ key: Int) {
      let value = recent.value(key) {
        made.append(key)
        return 4
      }
      #expect(value == 4)
    }
    for key in [1, 2, 1, 2, 3, 2, 3, 1] { ask(key) }
    #expect(made == [1, 2, 3, 1])
    for key in 100..<400 { ask(key) }
    made = []
    ask(399)
    ask(398)
    ask(397)
    #expect(made == [397])
  }

  @Test("What is larger than all the room is kept until something else comes")
  func large() {
    let recent = Recent<Int, Int>(capacity: 3, cost: { $0 })
    var made = 0
    func ask(_ key: Int) {
      _ = recent.value(key) {
        made += 1
        return 50
      }
    }
    ask(1)
    ask(1)
    #expect(made == 1)
    ask(2)
    ask(1)
    #expect(made == 3)
  }
}
