import Geography
import Scene
import Testing
import Typography

@testable import Views

@Suite("The balloon")
struct BalloonTests {
  private func balloon(
    _ title: String = "", selection: Double = 0, at point: ViewPoint = .zero, scheme: ColorScheme = .light
  ) -> Rendering {
    BalloonView(title: title, color: Color(255, 91, 64), glyph: .starFill, selection: selection)
      .render(at: point, in: EnvironmentValues(colorScheme: scheme))
  }

  @Test(
    "The tip lies on the coordinate, and disc, tail and glyph grow with the selection",
    arguments: [0.0, 0.25, 1])
  func growth(selection: Double) throws {
    let drawn = balloon(selection: selection, at: ViewPoint(x: 100, y: 200))
    let scale = 1 + selection
    #expect(
      near(
        drawn.box, ViewRect(x: 100 - 14 * scale, y: 200 - 33 * scale, width: 28 * scale, height: 33 * scale)))
    let disc = try #require(drawn.frames["disc"])
    #expect(
      near(disc, ViewRect(x: 100 - 14 * scale, y: 200 - 33 * scale, width: 28 * scale, height: 28 * scale)))
    let glyph = try #require(drawn.frames["glyph"])
    #expect(near(glyph, disc.inset(by: 4 * scale)))
    #expect(abs(glyph.width - 20 * scale) < 1e-9)
    guard case .group(let group) = drawn.items.first, case .fill(let fill) = group.items.first else {
      Issue.record("the balloon does not come first")
      return
    }
    // Cubics stand for the circle.
    #expect(try near(#require(fill.paths.first?.curveBounds), drawn.box, within: 0.01))
    #expect(group.shadow == Group.Shadow(color: Color(0, 0, 0, alpha: 0.25), radius: 2, y: 1))
  }

  @Test("A dot of 6 points marks the coordinate of a selected balloon and grows with it")
  func dot() {
    #expect(balloon().frames["dot"] == nil)
    #expect(
      balloon(selection: 1).frames["dot"].map { near($0, ViewRect(x: -3, y: -3, width: 6, height: 6)) }
        == true)
    #expect(
      balloon(selection: 0.5).frames["dot"].map { near($0, ViewRect(x: -1.5, y: -1.5, width: 3, height: 3)) }
        == true)
  }

  @Test("The outline is its own mirror image, and the disc is round down to the tail")
  func outline() {
    let path = BalloonShape().path(in: ViewRect(x: 0, y: 0, width: 28, height: 33))
    for point in path.points {
      #expect(path.points.contains { abs($0.x - (28 - point.x)) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
  }

  @Test(
    "The title stands below the coordinate, centred, in semibold of 12 points, and its size does not change",
    arguments: [0.0, 1])
  func title(selection: Double) throws {
    let drawn = balloon("Trevi Fountain", selection: selection, at: ViewPoint(x: 100, y: 200))
    let title = try #require(drawn.frames["title"])
    #expect(abs(title.midX - 100) < 1e-9)
    #expect(title.minY == 204 && abs(title.height - 12 * 1.19336) < 1e-9)
    guard case .text(let text) = drawn.items.last else {
      Issue.record("no title")
      return
    }
    #expect(text.size == 12 && text.halo != nil)
    #expect(EnvironmentValues().fonts.face(try #require(text.glyphs.first).face).weight == 600)
    let ink = try #require(drawn.ink)
    #expect(ink.maxY > 210 && ink.minY < drawn.box.minY + 1e-9)
    #expect(drawn.marks.count == drawn.items.count)
    #expect(try near(#require(drawn.marks.first), drawn.box, within: 0.01))
    #expect(drawn.marks.allSatisfy { near($0.union(ink), ink) })
  }

  @Test("A long title is broken into lines of about equal length below each other")
  func longTitle() throws {
    let title = try #require(balloon("Buckingham Palace and its gardens").frames["title"])
    #expect(title.width <= BalloonView.titleWidth)
    #expect(abs(title.height - (12 * 1.19336 + 16)) < 1e-9)
    #expect(abs(title.midX) < 1e-9 && title.minY == 4)
  }

  @Test("Titles are dark on light ground and light on dark ground, with a halo of the ground")
  func inks() {
    for scheme in [ColorScheme.light, .dark] {
      guard case .text(let text) = balloon("Rome", scheme: scheme).items.last, let halo = text.halo else {
        Issue.record("no title")
        continue
      }
      #expect(contrast(text.color, halo.color) > 10)
      #expect((luminance(text.color) > 0.5) == (scheme == .dark))
    }
  }

  @Test("A balloon without a title has none")
  func noTitle() {
    #expect(balloon().frames["title"] == nil)
    #expect(balloon().items.count == 1)
  }
}

/// Relative luminance of an opaque colour (WCAG 2).
func luminance(_ color: Color) -> Double {
  func linear(_ value: Double) -> Double {
    // A polynomial within 0.003 of sRGB's curve, good enough for a ratio.
    value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The contrast of two opaque colours, 1 to 21 (WCAG 2).
func contrast(_ a: Color, _ b: Color) -> Double {
  let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
  return (high + 0.05) / (low + 0.05)
}
