import Geography
import Scene
import Testing
import Views

@testable import Cartography

@Suite("Icons that need no sprite")
struct MapIconTests {
  private let box = ViewRect(x: 10, y: 20, width: 15, height: 15)

  @Test("Every glyph is an icon, alone and on a disc", arguments: Glyph.all)
  func names(glyph: Glyph) {
    #expect(MapIcon(named: glyph.name) == .symbol(glyph))
    let onDisc = MapIcon(named: glyph.name + ".circle.fill")
    // The folded map has a disc of its own, and the names of both stay what they are.
    #expect(onDisc == .badge(glyph) || onDisc == Glyph.named(glyph.name + ".circle.fill").map(MapIcon.symbol))
  }

  @Test(
    "Other names are none",
    arguments: ["", "Cafe", "cafe-11", ".circle.fill", "nothing.circle.fill", "cafe."])
  func unknown(name: String) {
    #expect(MapIcon(named: name) == nil)
  }

  @Test("At size 1 a symbol's longer side and a disc are 15 points, and a dot has a radius of 1")
  func sizes() {
    #expect(MapIcon.symbol(.cafe).extent(size: 1) == ViewSize(width: 15, height: 15))
    #expect(MapIcon.badge(.cafe).extent(size: 0.8) == ViewSize(width: 12, height: 12))
    #expect(MapIcon.dot.extent(size: 2.5) == ViewSize(width: 5, height: 5))
  }

  @Test("A disc has the icon's colour, its ring and its glyph that of the halo, and the glyph lies within")
  func badge() throws {
    let items = MapIcon.badge(.cafe).items(in: box, color: .black, halo: (1, .white), opacity: 1)
    try #require(items.count == 2)
    guard case .disc(let disc) = items[0], case .fill(let fill) = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(disc.center == ViewPoint(x: 17.5, y: 27.5) && disc.radius == 7.5)
    #expect(disc.color == .black && disc.ringColor == .white && disc.ringWidth == 1)
    #expect(fill.paint == .color(.white))
    let bounds = try #require(fill.paths.first?.curveBounds)
    #expect(bounds.minX > 12 && bounds.maxX < 23 && bounds.minY > 22 && bounds.maxY < 33)
  }

  @Test("A symbol's halo is drawn beneath it, twice as wide as it reaches, and only where there is one")
  func symbol() {
    let edged = MapIcon.symbol(.bus).items(in: box, color: .black, halo: (1.5, .white), opacity: 1)
    #expect(edged.count == 2)
    if case .stroke(let stroke) = edged[0] { #expect(stroke.width == 3) } else { Issue.record("\(edged)") }
    #expect(MapIcon.symbol(.bus).items(in: box, color: .black, halo: (1.5, .clear), opacity: 1).count == 1)
    #expect(MapIcon.symbol(.bus).items(in: box, color: .black, halo: (0, .white), opacity: 1).count == 1)
  }

  @Test("What is faint is one group, so that no part shows through another")
  func faint() {
    let items = MapIcon.badge(.cafe).items(in: box, color: .black, halo: (1, .white), opacity: 0.5)
    guard case .group(let group) = items.first else {
      Issue.record("\(items)")
      return
    }
    #expect(items.count == 1 && group.opacity == 0.5 && group.items.count == 2)
  }
}
