import Geography
import Scene
import Views

/// A flat drawing as it is made: shapes of one colour, one over the other, in the box of ``Artwork``.
struct Drawing: Sendable {
  /// What was drawn, bottom first.
  private(set) var items: [SceneItem] = []

  /// Right edge of the box.
  static let right = Artwork.size.width
  /// Lower edge of the box.
  static let bottom = Artwork.size.height

  /// Fills outlines as one shape.
  mutating func fill(_ paths: [Path], _ color: Color) {
    items.append(.fill(Fill(paths, paint: .color(color))))
  }

  /// Fills an upright rectangle given by its edges.
  mutating func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ color: Color) {
    fill([.box(left, top, right, bottom)], color)
  }

  /// Fills a polygon given by its corners.
  mutating func polygon(_ corners: [(Double, Double)], _ color: Color) {
    fill([.polygon(corners.map { ViewPoint(x: $0.0, y: $0.1) })], color)
  }

  /// Fills a disc.
  mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    items.append(.disc(Disc(center: ViewPoint(x: x, y: y), radius: radius, color: color)))
  }

  /// Fills a disc that fades from its middle to its edge.
  mutating func glow(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    items.append(.disc(Disc(center: ViewPoint(x: x, y: y), radius: radius, blur: 1, color: color)))
  }

  /// Fills an ellipse given by its middle and its half axes.
  mutating func ellipse(_ x: Double, _ y: Double, _ a: Double, _ b: Double, _ color: Color) {
    fill([.ellipse(x, y, a, b)], color)
  }

  /// Fills a band across the box with colours that change from its upper to its lower edge.
  mutating func gradient(_ top: Double, _ bottom: Double, _ from: Color, _ to: Color) {
    let gradient = LinearGradient(
      start: ViewPoint(x: 0, y: top), end: ViewPoint(x: 0, y: bottom),
      stops: [.init(location: 0, color: from), .init(location: 1, color: to)])
    items.append(
      .fill(Fill([.box(0, top, Self.right, bottom)], paint: .linearGradient(gradient))))
  }

  /// Draws lines with round ends.
  mutating func lines(_ lines: [[(Double, Double)]], _ width: Double, _ color: Color) {
    let paths = lines.map { points in
      var path = Path()
      for (index, point) in points.enumerated() {
        let place = ViewPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      return path
    }
    items.append(.stroke(Stroke(paths, width: width, cap: .round, join: .round, color: color)))
  }

  /// Draws what `content` draws, cut to an outline.
  mutating func clipped(to path: Path, _ content: (inout Drawing) -> Void) {
    var inner = Drawing()
    content(&inner)
    items.append(.group(Group(inner.items, clip: path)))
  }

  /// Draws what was drawn again, upside down below a horizontal line, as strong as told: a reflection.
  mutating func reflect(about y: Double, opacity: Double) {
    let flip = Transform(a: 1, b: 0, c: 0, d: -0.8, tx: 0, ty: y * 1.8)
    items.append(
      .group(Group(items, transform: flip, clip: .box(0, y, Self.right, Self.bottom), opacity: opacity)))
  }

  // MARK: Common parts

  /// The sky, with sun or moon, and at night some stars.
  mutating func sky(_ palette: Palette, down bottom: Double, light: (x: Double, y: Double, radius: Double)) {
    gradient(0, bottom, palette.sky.top, palette.sky.horizon)
    if palette.isNight {
      let stars = [
        (32, 38), (78, 92), (118, 30), (160, 70), (205, 24), (258, 110), (276, 44), (14, 106), (232, 74),
        (58, 18), (140, 112), (96, 58), (188, 104),
      ]
      for (index, star) in stars.enumerated() {
        disc(Double(star.0), Double(star.1), index.isMultiple(of: 3) ? 1.8 : 1.1, palette.light.opacity(0.85))
      }
    }
    glow(light.x, light.y, light.radius * 2.4, palette.light.opacity(0.45))
    disc(light.x, light.y, light.radius, palette.light)
  }

  /// A flat cloud, about four times as wide as high.
  mutating func cloud(_ x: Double, _ y: Double, _ size: Double, _ color: Color) {
    fill(
      [
        .ellipse(x, y, size, size * 0.26), .ellipse(x - size * 0.25, y - size * 0.2, size * 0.42, size * 0.3),
        .ellipse(x + size * 0.3, y - size * 0.12, size * 0.36, size * 0.24),
      ], color)
  }

  /// An umbrella pine, as they stand in Rome.
  mutating func pine(_ x: Double, _ foot: Double, _ height: Double, _ palette: Palette) {
    let crown = foot - height
    lines([[(x, foot), (x + height * 0.03, crown + height * 0.2)]], height * 0.06, palette.stone.dark)
    fill(
      [
        .ellipse(x, crown + height * 0.2, height * 0.36, height * 0.12),
        .ellipse(x + height * 0.04, crown + height * 0.1, height * 0.27, height * 0.13),
      ], palette.tree.shade)
    ellipse(x - height * 0.04, crown + height * 0.08, height * 0.2, height * 0.08, palette.tree.light)
  }

  /// A slim dark cypress.
  mutating func cypress(_ x: Double, _ foot: Double, _ height: Double, _ palette: Palette) {
    ellipse(x, foot - height / 2, height * 0.13, height / 2, palette.tree.shade)
    ellipse(x - height * 0.03, foot - height * 0.52, height * 0.06, height * 0.4, palette.tree.light)
  }

  /// A round tree.
  mutating func tree(_ x: Double, _ foot: Double, _ size: Double, _ palette: Palette) {
    rectangle(x - size * 0.05, foot - size * 0.5, x + size * 0.05, foot, palette.stone.dark)
    disc(x, foot - size * 0.66, size * 0.36, palette.tree.shade)
    disc(x - size * 0.08, foot - size * 0.72, size * 0.24, palette.tree.light)
  }
}

extension Path {
  /// An upright rectangle given by its edges.
  static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path {
    .rectangle(ViewRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// An ellipse given by its middle and its half axes.
  static func ellipse(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Path {
    circle(center: .zero, radius: 1).applying(Transform(a: a, b: 0, c: 0, d: b, tx: x, ty: y))
  }

  /// An opening with a round head, given by its middle, its foot, its width and its height.
  static func arch(_ x: Double, _ foot: Double, _ width: Double, _ height: Double) -> Path {
    let radius = width / 2
    var path = Path()
    path.move(to: ViewPoint(x: x - radius, y: foot))
    path.line(to: ViewPoint(x: x - radius, y: foot - height + radius))
    path.arc(center: ViewPoint(x: x, y: foot - height + radius), radius: radius, from: 180, to: 360)
    path.line(to: ViewPoint(x: x + radius, y: foot))
    path.close()
    return path
  }
}
