import Geography
import Scene
import Views

extension Drawing {
  /// The glass pyramid in the palace's court, with its basins.
  static func louvre(_ palette: Palette) -> Drawing {
    var drawing = Drawing()
    drawing.sky(palette, down: 280, light: palette.isNight ? (58, 84, 16) : (244, 86, 22))
    if !palette.isNight {
      drawing.cloud(64, 84, 34, .white.opacity(0.8))
      drawing.cloud(206, 132, 26, .white.opacity(0.5))
    }
    drawing.wings(palette)
    drawing.pavilion(palette)
    drawing.rectangle(0, 286, right, bottom, palette.ground.light)
    drawing.rectangle(0, 286, right, 291, palette.ground.shade)
    if palette.isNight { drawing.glow(150, 256, 150, Palette.gold.opacity(0.4)) }
    Pyramid(apex: (150, 168), foot: 310, half: 112, bars: 9).draw(palette, on: &drawing)
    drawing.court(palette)
    return drawing
  }

  private mutating func wings(_ palette: Palette) {
    let roof = palette.isNight ? Color(30, 40, 76) : Color(112, 134, 150)
    polygon([(-2, 212), (4, 186), (296, 186), (302, 212)], roof)
    rectangle(-2, 210, 302, 290, palette.stone.middle)
    rectangle(-2, 208, 302, 214, palette.stone.light)
    rectangle(-2, 248, 302, 252, palette.stone.light)
    let columns = stride(from: 8.0, through: 292, by: 21.8).filter { abs($0 - 150) > 40 }
    fill(columns.map { Path.arch($0 + 2, 286, 10, 26) }, palette.opening)
    fill(columns.map { Path.box($0 - 2, 220, $0 + 6, 242) }, palette.opening)
    fill(columns.map { Path.arch($0 + 2, 208, 7, 12) }, palette.stone.light)
  }

  private mutating func pavilion(_ palette: Palette) {
    let roof = palette.isNight ? Color(34, 45, 84) : Color(96, 118, 138)
    rectangle(104, 182, 196, 290, palette.stone.light)
    rectangle(150, 182, 196, 290, palette.stone.middle)
    var dome = Path()
    dome.move(to: ViewPoint(x: 106, y: 178))
    dome.cubic(ViewPoint(x: 110, y: 140), ViewPoint(x: 124, y: 128), to: ViewPoint(x: 130, y: 126))
    dome.line(to: ViewPoint(x: 170, y: 126))
    dome.cubic(ViewPoint(x: 176, y: 128), ViewPoint(x: 190, y: 140), to: ViewPoint(x: 194, y: 178))
    dome.close()
    fill([dome], roof)
    rectangle(128, 121, 172, 127, palette.stone.middle)
    lines([[(150, 121), (150, 98)]], 1.8, palette.isNight ? palette.stone.shade : palette.stone.dark)
    polygon([(151, 98), (168, 103), (151, 108)], Palette.accent)
    rectangle(100, 176, 200, 184, palette.stone.light)
    rectangle(100, 182, 200, 185, palette.stone.shade)
    polygon([(122, 176), (150, 160), (178, 176)], palette.stone.light)
    fill([118.0, 150, 182].map { Path.arch($0, 216, 14, 24) }, palette.opening)
    for x in [106.0, 134, 166, 194] {
      rectangle(x - 2.5, 185, x + 2.5, 286, palette.stone.shade.opacity(0.6))
    }
  }

  private mutating func court(_ palette: Palette) {
    let water: [(Double, Double)] = [
      (-2, 330), (78, 326), (150, 334), (222, 326), (302, 330), (302, 372), (-2, 372),
    ]
    polygon(water, palette.stone.shade)
    clipped(to: .polygon(water.map { ViewPoint(x: $0.0, y: $0.1 + 3) })) { pool in
      pool.rectangle(0, 320, Self.right, 380, palette.water.deep)
      let glass = palette.isNight ? Palette.gold : palette.water.bright
      pool.polygon([(60, 328), (240, 328), (150, 392)], glass.opacity(palette.isNight ? 0.6 : 0.75))
      for (x, y, half) in [
        (40.0, 348.0, 22.0), (150, 352, 34), (258, 346, 20), (96, 364, 28), (214, 362, 30),
      ] {
        pool.ellipse(x, y, half, 1.7, .white.opacity(palette.isNight ? 0.35 : 0.6))
      }
    }
    rectangle(0, 372, Self.right, 377, palette.stone.light)
    for (x, y, coat) in [
      (34.0, 320.0, Palette.accent), (46, 319, palette.tree.shade), (270, 321, palette.tree.light),
    ] {
      fill([.arch(x, y, 7, 15)], coat)
      disc(x, y - 18, 3, palette.stone.dark)
    }
  }

  /// The glass from near by, the evening sky in it.
  static func louvreGlass() -> Drawing {
    let palette = Palette.dusk
    var drawing = Drawing()
    drawing.sky(palette, down: 400, light: (62, 118, 26))
    drawing.cloud(232, 66, 44, palette.light.opacity(0.4))
    drawing.cloud(40, 208, 40, palette.light.opacity(0.25))
    drawing.rectangle(0, 330, right, bottom, palette.distance)
    Pyramid(apex: (168, 74), foot: 430, half: 246, bars: 11).draw(palette, on: &drawing)
    return drawing
  }
}

/// A pyramid of glass in a net of bars, seen with a face on either side of an edge.
private struct Pyramid {
  let apex: (Double, Double)
  let foot: Double
  let half: Double
  /// How many panes stand along the foot of a face.
  let bars: Int

  /// The edge towards the eye meets the ground a little right of the middle.
  private var edge: (Double, Double) { (apex.0 + half * 0.16, foot + half * 0.07) }

  func draw(_ palette: Palette, on drawing: inout Drawing) {
    let (left, right) = ((apex.0 - half, foot - half * 0.03), (apex.0 + half, foot - half * 0.03))
    let glass = palette.isNight ? Color(255, 214, 130) : Color(196, 226, 230)
    let dark = palette.isNight ? Color(226, 158, 92) : Color(134, 182, 196)
    face(left, edge, palette.isWarm ? Color(250, 190, 150) : glass, palette, on: &drawing)
    face(edge, right, palette.isWarm ? Color(160, 108, 138) : dark, palette, on: &drawing)
    drawing.lines(
      [[left, apex, right, edge, left], [apex, edge]], 2.6, palette.isNight ? Color(130, 86, 70) : .white)
  }

  private func face(
    _ from: (Double, Double), _ to: (Double, Double), _ color: Color, _ palette: Palette,
    on drawing: inout Drawing
  ) {
    let outline = Path.polygon([apex, from, to].map { ViewPoint(x: $0.0, y: $0.1) })
    drawing.fill([outline], color)
    drawing.clipped(to: outline) { glass in
      // Panes that mirror something else than their neighbours.
      for (index, share) in [0.18, 0.46, 0.7].enumerated() {
        let lower = mix(from, to, share)
        let upper = mix(apex, lower, 0.35 + 0.15 * Double(index))
        let width = half * 0.13
        glass.polygon(
          [upper, (upper.0 + width, upper.1 + width * 0.5), (lower.0 + width, lower.1), lower],
          .white.opacity(palette.isNight ? 0.28 : 0.22))
      }
    }
    var net: [[(Double, Double)]] = []
    for index in 1..<bars {
      let share = Double(index) / Double(bars)
      // Parallel to one edge, then to the other: together they make the lozenges.
      net.append([mix(from, to, share), mix(apex, to, share)])
      net.append([mix(from, to, share), mix(from, apex, share)])
    }
    drawing.lines(net, half > 150 ? 2.2 : 1.1, palette.isNight ? Color(150, 100, 74) : .white.opacity(0.85))
  }

  private func mix(_ a: (Double, Double), _ b: (Double, Double), _ share: Double) -> (Double, Double) {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
  }
}

extension Palette {
  /// Whether the light is that of the evening.
  fileprivate var isWarm: Bool { sky.top == Palette.dusk.sky.top }
}
