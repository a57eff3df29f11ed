import Geography
import Scene
import Testing

@testable import Views

@Suite("Drawing")
struct DrawingTests {
  private let red = Color(255, 0, 0)

  private func items(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> [SceneItem]
  {
    view.render(at: .zero, in: environment).items
  }

  @Test("A shape alone is filled with the ink of the ground it stands on")
  func primary() {
    let circle = Circle().frame(width: 20, height: 20)
    let center = ViewPoint(x: 10, y: 10)
    #expect(items(circle) == [.disc(Disc(center: center, radius: 10, color: .black))])
    #expect(
      items(circle, EnvironmentValues(colorScheme: .dark))
        == [.disc(Disc(center: center, radius: 10, color: .white))])
  }

  @Test("A circle takes a square of the shorter side and stays round")
  func circle() {
    let drawn = Circle().fill(red).render(
      at: .zero, proposal: ProposedViewSize(width: 40, height: 20), in: EnvironmentValues())
    #expect(drawn.box == ViewRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("Opacity, clip and shadow each compose the whole view as one group")
  func groups() throws {
    let two = ZStack {
      Rectangle().fill(red)
      Circle().fill(.black)
    }.frame(width: 10, height: 10)
    for (view, check) in [
      (two.opacity(0.5) as any View, { (group: Group) in group.opacity == 0.5 }),
      (two.clipShape(Circle()), { $0.clip == .circle(center: ViewPoint(x: 5, y: 5), radius: 5) }),
      (
        two.shadow(radius: 4, y: 2),
        { $0.shadow == Group.Shadow(color: Color(0, 0, 0, alpha: 0.33), radius: 4, y: 2) }
      ),
    ] {
      let drawn = items(view)
      guard drawn.count == 1, case .group(let group) = drawn[0] else {
        Issue.record("not one group")
        continue
      }
      #expect(group.items.count == 2 && check(group))
    }
  }

  @Test("Clipping cuts the ink, a shadow does not add to it")
  func ink() {
    let wide = Rectangle().fill(red).frame(width: 40, height: 10).frame(width: 10, height: 10)
    #expect(
      wide.render(at: .zero, in: EnvironmentValues()).ink == ViewRect(x: -15, y: 0, width: 40, height: 10))
    let cut = wide.clipped().shadow(radius: 10).render(at: .zero, in: EnvironmentValues())
    #expect(cut.ink == ViewRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Spacer().render(at: .zero, in: EnvironmentValues()).ink == nil)
  }

  @Test("A shadow outside a scale is not scaled, and needs no group of its own")
  func shadowOfScaled() {
    let view = Rectangle().fill(red).frame(width: 10, height: 10).scaleEffect(0.5).shadow(radius: 10)
    guard case .group(let group) = items(view).first else {
      Issue.record("no group")
      return
    }
    #expect(group.shadow?.radius == 10 && group.transform.a == 0.5 && group.items.count == 1)
  }

  @Test("A border's ink reaches out by half its width")
  func border() {
    let view = Rectangle().stroke(red, lineWidth: 4).frame(width: 10, height: 10)
    #expect(
      view.render(at: .zero, in: EnvironmentValues()).ink == ViewRect(x: -2, y: -2, width: 14, height: 14))
  }

  @Test("The corners of a rounded rectangle follow the environment unless it says how they bend")
  func corners() {
    var circular = EnvironmentValues()
    circular.corners = .circular
    let shape = RoundedRectangle(cornerRadius: 10).fill(red).frame(width: 100, height: 100)
    #expect(items(shape) != items(shape, circular))
    let own = RoundedRectangle(cornerRadius: 10, style: .circular).fill(red).frame(width: 100, height: 100)
    #expect(items(own) == items(shape, circular))
  }
}

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
  private let box = ViewRect(x: 0, y: 0, width: 200, height: 100)

  @Test(
    "Both kinds of corner fill the box and share the circle's diagonal point",
    arguments: [RoundedCornerStyle.circular, .continuous])
  func diagonal(style: RoundedCornerStyle) throws {
    let path = Path.roundedRectangle(box, radius: 20, style: style)
    #expect(try near(#require(path.curveBounds), box))
    // The middle cubic of the upper right corner crosses the diagonal half way.
    let offset = style == .continuous ? 4 : 1
    let points = path.points
    let curve = Cubic(points[offset - 1], points[offset], points[offset + 1], points[offset + 2])
    let middle = curve.point(at: 0.5)
    let inward = 20 * (1 - 0.5.squareRoot())
    #expect(abs(middle.x - (200 - inward)) < 0.01 && abs(middle.y - inward) < 0.01)
  }

  @Test(
    "A continuous corner begins 1.53 radii from the vertex, or as far as there is room",
    arguments: [(20.0, 30.6), (40, 50), (50, 50), (80, 50)])
  func reach(radius: Double, expected: Double) {
    let path = Path.roundedRectangle(box, radius: radius, style: .continuous)
    #expect(abs(200 - path.points[0].x - expected) < 1e-9)
    #expect(path.points[0].y == 0)
  }

  @Test("The bend of a continuous corner begins with nothing, does not jump and hardly exceeds the circle's")
  func bend() {
    let radius = 20.0
    let points = Path.roundedRectangle(box, radius: radius, style: .continuous).points
    let easeIn = Cubic(points[0], points[1], points[2], points[3])
    #expect(abs(curvature(easeIn, at: 0)) < 1e-9)
    #expect(abs(curvature(easeIn, at: 1) - 1 / radius) < 1e-4)
    let circle = Cubic(points[3], points[4], points[5], points[6])
    #expect(abs(curvature(circle, at: 0) - 1 / radius) < 1e-4)
    for step in 0...20 {
      let here = curvature(easeIn, at: Double(step) / 20)
      #expect(here > -1e-9 && here < 1.26 / radius)
    }
  }

  /// Signed curvature: positive where the curve turns clockwise as seen.
  private func curvature(_ curve: Cubic, at t: Double) -> Double {
    let (u, a, b, c, d) = (1 - t, curve.start, curve.control1, curve.control2, curve.end)
    func first(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
    }
    func second(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      6 * (u * (c - 2 * b + a) + t * (d - 2 * c + b))
    }
    let (dx, dy) = (first(a.x, b.x, c.x, d.x), first(a.y, b.y, c.y, d.y))
    let (ddx, ddy) = (second(a.x, b.x, c.x, d.x), second(a.y, b.y, c.y, d.y))
    let speed = (dx * dx + dy * dy).squareRoot()
    return (dx * ddy - dy * ddx) / (speed * speed * speed)
  }
}
