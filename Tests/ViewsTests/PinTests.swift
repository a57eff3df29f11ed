import Geography
import Scene
import Testing

@testable import Views

@Suite("The custom pin")
struct PinTests {
  let accent = Color(235, 78, 61)

  func pin(_ selection: Double, at point: ViewPoint = .zero) -> Rendering {
    PinView(color: accent, selection: selection).render(at: point, in: EnvironmentValues())
  }

  @Test(
    "Its layout is 42 × 87 at every selection, with the middle on the coordinate", arguments: [0, 0.4, 1])
  func layout(selection: Double) {
    let box = pin(selection, at: ViewPoint(x: 195, y: 422)).box
    #expect(box == ViewRect(x: 174, y: 378.5, width: 42, height: 87))
  }

  @Test("Disc and tail lie where the reference app puts them")
  func parts() throws {
    let pin = pin(1, at: ViewPoint(x: 21, y: 43.5))
    #expect(pin.box == ViewRect(x: 0, y: 0, width: 42, height: 87))
    #expect(pin.frames["disc"] == ViewRect(x: 0, y: 0, width: 42, height: 42))
    let tail = try #require(pin.frames["tail"])
    #expect(near(tail, ViewRect(x: 16, y: 39, width: 10, height: 10)))
  }

  @Test(
    "The tip of the tail's box lies 5.5 below the coordinate, times the scale",
    arguments: [(1.0, 5.5), (0.0, 3.85), (0.5, 4.675)])
  func tip(selection: Double, below: Double) throws {
    let tail = try #require(pin(selection).frames["tail"])
    #expect(abs(tail.maxY - below) < 1e-9)
  }

  @Test("The rounded tip that one sees is about 0.9 higher than that of the box")
  func visibleTip() throws {
    let ink = try #require(pin(1).ink)
    let radius = 0.8
    let back = radius * ((10 * 10 + 5.5 * 5.5).squareRoot() / 5.5 - 1)
    #expect(abs(ink.maxY - (5.5 - back)) < 1e-3)
    #expect(abs(ink.maxY - 4.6) < 0.05)
    #expect(abs(ink.minY + 43.5) < 1e-9 && abs(ink.width - 42) < 1e-9)
  }

  @Test("The shadow has radius 10 and black 0.33 whatever the scale, and lies under the whole pin")
  func shadow() throws {
    for selection in [0.0, 0.3, 1] {
      let items = pin(selection).items
      #expect(items.count == 1)
      guard case .group(let group) = items.first else {
        Issue.record("the pin is not one group")
        return
      }
      #expect(group.shadow == Group.Shadow(color: Color(0, 0, 0, alpha: 0.33), radius: 10))
      let scale = 0.7 + 0.3 * selection
      #expect(abs(group.transform.a - scale) < 1e-12 && abs(group.transform.d - scale) < 1e-12)
      let fixed = group.transform.apply(.zero)
      #expect(abs(fixed.x) < 1e-9 && abs(fixed.y) < 1e-9)
      #expect(group.items.count == 3)
    }
  }

  @Test("The glyph is white, 30 points wide in the disc's middle, and what it cuts out shows the accent")
  func glyph() throws {
    guard case .group(let group) = pin(1, at: ViewPoint(x: 21, y: 43.5)).items.first,
      case .disc(let disc) = group.items[0], case .fill(let map) = group.items[1],
      case .group(let tail) = group.items[2], case .fill(let triangle) = tail.items.first
    else {
      Issue.record("the pin is not made of disc, map and tail")
      return
    }
    #expect(disc == Disc(center: ViewPoint(x: 21, y: 21), radius: 21, color: accent))
    #expect(map.paint == .color(.white) && map.rule == .nonZero)
    let bounds = try #require(map.paths.first?.curveBounds)
    #expect(near(bounds, ViewRect(x: 6, y: 6, width: 30, height: 30)))
    #expect(map.paths[0].verbs.count { $0 == .close } == 4)
    #expect(triangle.paint == .color(accent))
  }
}

/// Whether two boxes differ by less than a thousandth of a point.
func near(_ a: ViewRect, _ b: ViewRect, within tolerance: Double = 1e-3) -> Bool {
  abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
    && abs(a.maxX - b.maxX) < tolerance && abs(a.maxY - b.maxY) < tolerance
}
