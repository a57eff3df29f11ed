import Geography
public import Testing

@testable public import Views

@Suite("Glyphs")
struct GlyphTests {
  @Test("Every glyph lies in its box and fills most of its longer side", arguments: Glyph.all)
  func boxes(glyph: Glyph) throws {
    let bounds = try #require(glyph.outline.curveBounds)
    let slack = 0.006
    #expect(bounds.minX > -slack && bounds.maxX < glyph.size.width + slack)
    #expect(bounds.minY > -slack && bounds.maxY < glyph.size.height + slack)
    #expect(max(bounds.width, bounds.height) > 0.6)
  }

  @Test(
    "Glyphs that should be are mirror images of themselves",
    arguments: [
      Glyph.arrowDown, .xmark, .triangleFill, .mappin, .bubbleMiddleBottomFill, .starFill, .heartFill,
      .houseFill, .cameraFill, .buildingColumnsFill, .circleFill,
    ])
  func symmetry(glyph: Glyph) throws {
    let mirror = Transform.scale(-1, 1).then(.translation(x: glyph.size.width, y: 0))
    let points = glyph.outline.points
    for point in glyph.outline.applying(mirror).points {
      #expect(points.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
  }

  @Test("The folded map is its own image after half a turn")
  func turnedMap() {
    let turn = Transform.rotation(degrees: 180).then(.translation(x: 1, y: 1))
    let points = Glyph.mapCircleFill.outline.points
    for point in Glyph.mapCircleFill.outline.applying(turn).points {
      #expect(points.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
    }
  }

  @Test("The folded map is 0.52 wide and 0.44 high, in three panels that leave gaps of 0.03")
  func map() throws {
    var rings: [Path] = []
    var next = 0
    for verb in Glyph.mapCircleFill.outline.verbs {
      let points = Glyph.mapCircleFill.outline.points
      switch verb {
      case .move:
        rings.append(Path())
        rings[rings.count - 1].move(to: points[next])
        next += 1
      case .line:
        rings[rings.count - 1].line(to: points[next])
        next += 1
      case .cubic:
        rings[rings.count - 1].cubic(points[next], points[next + 1], to: points[next + 2])
        next += 3
      case .close: break
      }
    }
    try #require(rings.count == 4)
    let panels = try rings.dropFirst().map { try #require($0.curveBounds) }
    let all = panels[0].union(panels[2])
    #expect(abs(all.width - 0.52) < 1e-9)
    // Rounded corners draw the sheared edges back a little.
    #expect(abs(all.height - 0.44) < 0.03)
    #expect(abs(panels[1].minX - panels[0].maxX - 0.03) < 1e-9)
    #expect(abs(panels[2].minX - panels[1].maxX - 0.03) < 1e-9)
  }

  @Test("The bubble's tip touches the lower edge of its box, in the middle")
  func bubble() throws {
    let bubble = Glyph.bubbleMiddleBottomFill
    let bounds = try #require(bubble.outline.curveBounds)
    #expect(near(bounds, ViewRect(x: 0, y: 0, width: 1, height: 0.93)))
    let lowest = try #require(bubble.outline.points.max { $0.y < $1.y })
    #expect(abs(lowest.x - 0.5) < 0.03)
  }

  @Test("Names are sorted, unique and found")
  func names() {
    #expect(Glyph.names == Glyph.names.sorted())
    #expect(Set(Glyph.names).count == Glyph.names.count)
    for name in Glyph.names { #expect(Glyph.named(name)?.name == name) }
    #expect(Glyph.named("star") == nil)
  }

  @Test(
    "A wrong name leads to the one that was meant",
    arguments: [
      ("star", "star.fill"), ("star.fil", "star.fill"), ("Heart.Fill", "heart.fill"), ("mapin", "mappin"),
      ("house.fill.circle", "house.fill"), ("xmrk", "xmark"), ("camera", "camera.fill"), ("zebra", nil),
      ("", nil),
    ])
  func nearest(name: String, meant: String?) {
    #expect(Glyph.nearest(to: name) == meant)
  }

  @Test("A glyph as it is takes the font's size, and what is offered when resizable")
  func image() {
    let environment = EnvironmentValues()
    #expect(Image(.xmark).font(.headline).render(at: .zero, in: environment).box.height == 17)
    let offered = ProposedViewSize(width: 30, height: 20)
    let box = Image(.xmark).resizable().render(at: .zero, proposal: offered, in: environment).box
    #expect(box == ViewRect(x: 0, y: 0, width: 30, height: 20))
  }
}

extension Glyph: CustomTestStringConvertible {
  /// The glyph's name.
  public var testDescription: String { name }
}
