import Cartography
import Geography
import Raster
import Testing

@testable import Veduta

@Suite("Moved maps")
struct PanTests {
  /// Areas and dashed lines, no names.
  private static let style = #"""
    {"version": 8, "sources": {"t": {"type": "vector"}}, "layers": [
      {"id": "ground", "type": "background", "paint": {"background-color": "#eee"}},
      {"id": "water", "type": "fill", "source": "t", "source-layer": "water", "paint": {"fill-color": "#9cf"}},
      {"id": "houses", "type": "fill", "source": "t", "source-layer": "building", "paint": {"fill-color": "#ccc"}},
      {"id": "roads", "type": "line", "source": "t", "source-layer": "transportation", "layout":
        {"line-cap": "butt"}, "paint": {"line-color": "#a00", "line-width": 2, "line-dasharray": [3, 2]}}]}
    """#

  @Test("Dashes and all else move along with the map, pixel by pixel", arguments: [15.0, 16.4])
  func moves(zoom: Double) throws {
    let style = try MapStyle(parsing: Array(Self.style.utf8), name: "own.json")
    let tiles = MapTiles.helsinki.drawn(by: style)
    let size = ViewSize(width: 300, height: 240)
    let still = try Viewport(
      center: Coordinate(latitude: 60.1703, longitude: 24.9412), zoom: zoom, size: size)
    let middle = try #require(still.worldPoint(for: ViewPoint(x: 150 + 37, y: 120 + 21)))
    let moved = try Viewport(center: middle.coordinate, zoom: zoom, size: size)
    let pictures = try [still, moved].map { view in
      try MapRenderer().snapshot(
        MapPicture(
          tiles: tiles, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .none)
      ).bitmap
    }
    var worst = 0
    var colors: Set<UInt32> = []
    for y in 0..<(240 - 21) {
      for x in 0..<(300 - 37) {
        let one = pictures[0].pixels[(y + 21) * 300 + x + 37]
        let other = pictures[1].pixels[y * 300 + x]
        colors.insert(one)
        for shift: UInt32 in [0, 8, 16] {
          let (left, right) = (Int(one >> shift & 0xFF), Int(other >> shift & 0xFF))
          worst = max(worst, abs(left - right))
        }
      }
    }
    #expect(colors.count > 100)
    #expect(worst <= 1)
  }
}
