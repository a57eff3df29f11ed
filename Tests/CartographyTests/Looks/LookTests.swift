import Geography
import JSON
import Scene
import Style
import Testing

@testable import Cartography

@Suite("The looks of the world")
struct LookTests {
  @Test("The looks are styles without a fault", arguments: MapLook.allCases)
  func reads(look: MapLook) throws {
    let document = try look.document()
    #expect(document.issues.isEmpty)
    #expect(document.layers.count > 15)
  }

  @Test("Light and dark have the same layers, filters, zooms and layouts in the same order")
  func agree() throws {
    let (light, dark) = (try MapLook.light.document(), try MapLook.dark.document())
    #expect(light.layers.map(\.id) == dark.layers.map(\.id))
    for (one, other) in zip(light.layers, dark.layers) {
      #expect(one.kind == other.kind && one.sourceLayer == other.sourceLayer)
      #expect(one.minZoom == other.minZoom && one.maxZoom == other.maxZoom, "\(one.id)")
    }
    for part in ["filter", "layout"] {
      let parts = [light, dark].map { $0.json["layers"]?.elements.map { $0[part]?.value } ?? [] }
      #expect(parts[0].count == light.layers.count)
      for (layer, (one, other)) in zip(light.layers, zip(parts[0], parts[1])) {
        #expect(one == other, "\(layer.id) \(part)")
      }
    }
  }

  /// A layer's ink, the ground under it, and the zoom at which it is read.
  private static let inks: [(layer: String, ground: String, zoom: Double)] = [
    ("capital-name", "ground", 5), ("city-name", "ground", 11), ("city-name-far", "ground", 5),
    ("town-name", "ground", 10), ("quarter-name", "settlement-glow", 12), ("state-name", "ground", 5),
    ("country-name", "ground", 2), ("country-name-near", "ground", 4), ("sea-name", "ocean", 3),
    ("lake-name", "lake", 6), ("river-name", "ground", 7),
  ]

  @Test("Every name is dark or light enough to be read: contrast 4.5 or more", arguments: MapLook.allCases)
  func contrast(look: MapLook) throws {
    let document = try look.document()
    let named = document.layers.filter { $0.kind == .symbol }.map(\.id)
    #expect(Set(named) == Set(Self.inks.map(\.layer)))
    for (layer, ground, zoom) in Self.inks {
      let ink = try #require(document.layer(layer)?.evaluated(at: zoom).color(.textColor))
      let below = try #require(document.layer(ground)).evaluated(at: zoom)
      let property: StyleProperty =
        switch below.layer.kind {
        case .background: .backgroundColor
        case .circle: .circleColor
        default: .fillColor
        }
      let color = try #require(below.color(property))
      #expect(ink.contrast(with: color) >= 4.5, "\(look) \(layer)")
    }
  }
}
