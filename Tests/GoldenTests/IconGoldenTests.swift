import Geography
import Raster
import Scene
import Testing
import Typography
import Views

@testable import Cartography

@Suite("Goldens of icons")
struct IconGoldenTests {
  private static let columns = 11
  private static let cell = 20.0

  /// All glyphs as a map draws them: on discs in the upper half, alone in the lower one.
  private static func sheet(ground: Color, disc: Color, on: Color, ink: Color, scale: Double) -> Scene {
    let rows = Double((Glyph.all.count + columns - 1) / columns)
    var items: [SceneItem] = []
    for (index, glyph) in Glyph.all.enumerated() {
      let (x, y) = (Double(index % columns) * cell, Double(index / columns) * cell)
      let icons: [(icon: MapIcon, size: Double, top: Double, color: Color, halo: Color)] = [
        (.badge(glyph), 16.0 / 15, y, disc, on), (.symbol(glyph), 0.8, y + rows * cell, ink, ground),
      ]
      for (icon, size, top, color, halo) in icons {
        let extent = icon.extent(size: size)
        let box = ViewRect(
          x: x + (cell - extent.width) / 2, y: top + (cell - extent.height) / 2, width: extent.width,
          height: extent.height)
        items += icon.items(in: box, color: color, halo: (1, halo), opacity: 1)
      }
    }
    return Scene(
      size: ViewSize(width: Double(columns) * cell, height: 2 * rows * cell), scale: scale,
      background: ground,
      items: items)
  }

  @Test("The icons are what they were")
  func light() throws {
    let scene = Self.sheet(
      ground: Color(red: 0.97, green: 0.95, blue: 0.93), disc: Color(red: 0.31, green: 0.51, blue: 0.71),
      on: .white,
      ink: Color(red: 0.2, green: 0.39, blue: 0.56), scale: 2)
    try Golden.expect(try Painter(fonts: .bundled).paint(scene), scale: 2, named: "icons@2x")
  }

  @Test("The icons in the dark, one pixel a point, are what they were")
  func dark() throws {
    let ground = Color(red: 0.11, green: 0.13, blue: 0.16)
    let scene = Self.sheet(
      ground: ground, disc: Color(red: 0.79, green: 0.55, blue: 0.37), on: ground,
      ink: Color(red: 0.87, green: 0.66, blue: 0.47), scale: 1)
    try Golden.expect(try Painter(fonts: .bundled).paint(scene), scale: 1, named: "icons-dark")
  }
}
