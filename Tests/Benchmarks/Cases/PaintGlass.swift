import Cartography
import Geography
import Raster
import Scene
import Typography
import Veduta

extension Benchmark {
  /// A phone's screen of a city, painted at two pixels a point.
  ///
  /// The first is without panes, the second with two of frosted glass in groups that throw a shadow: what glass
  /// costs is the difference.
  static var plainScreen: Benchmark { Benchmark(name: "glass-without") { try screen(panes: false) } }
  static var glassScreen: Benchmark { Benchmark(name: "glass-with") { try screen(panes: true) } }

  private static func screen(panes: Bool) throws -> Work {
    let viewport = try Viewport(
      center: Coordinate(latitude: 41.8902, longitude: 12.4922), zoom: 11.42,
      size: ViewSize(width: 390, height: 844))
    let map = try MapRenderer.shared.compose(
      MapPicture(
        viewport: viewport, scale: 2, appearance: .light, annotations: [], attribution: .automatic))
    var scene = map.scene
    if panes {
      scene.items += [
        pane(ViewRect(x: 16, y: 60, width: 358, height: 55), amount: 0.85),
        pane(ViewRect(x: 16, y: 665, width: 358, height: 151), amount: 0.5),
      ]
    }
    let painter = Painter(fonts: .bundled)
    return Work(amount: 1, unit: "frames") {
      let pixels = try painter.paint(scene).pixels
      return pixels.reduce(0) { Int(truncatingIfNeeded: UInt($0 &* 31) &+ UInt($1)) & 0xFFFF_FFFF }
    }
  }

  private static func pane(_ box: ViewRect, amount: Double) -> SceneItem {
    let backdrop = Backdrop(
      rounded(box, radius: 10), blur: 30, saturation: 1.8, tint: Color(250, 250, 250), amount: amount,
      opacity: 0.7)
    return .group(
      Group([.backdrop(backdrop)], shadow: .init(color: Color(0, 0, 0, alpha: 0.3), radius: 20, x: 0, y: 15)))
  }

  private static func rounded(_ box: ViewRect, radius: Double) -> Path {
    let arc = 0.552_285 * radius
    var path = Path()
    func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, isAcross: Bool) {
      // From one side of the corner to the other; the box lies towards dx, dy.
      let (a, b) = (
        ViewPoint(x: x, y: y + dy * radius), ViewPoint(x: x + dx * radius, y: y)
      )
      let (c, d) = (
        ViewPoint(x: x, y: y + dy * (radius - arc)), ViewPoint(x: x + dx * (radius - arc), y: y)
      )
      let (from, to) = isAcross ? (b, a) : (a, b)
      if path.isEmpty { path.move(to: from) } else { path.line(to: from) }
      if isAcross { path.cubic(d, c, to: to) } else { path.cubic(c, d, to: to) }
    }
    corner(box.minX, box.minY, 1, 1, isAcross: false)
    corner(box.maxX, box.minY, -1, 1, isAcross: true)
    corner(box.maxX, box.maxY, -1, -1, isAcross: false)
    corner(box.minX, box.maxY, 1, -1, isAcross: true)
    path.close()
    return path
  }
}
