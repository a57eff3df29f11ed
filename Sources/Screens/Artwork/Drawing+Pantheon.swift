import Geography
import Scene
import Views

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Drawing {
  /// The temple from the square: eight columns, the gable, the dome behind.
  static func pantheon(_ palette: Palette) -> Drawing {
    var drawing = Drawing()
    let isDay = palette.sky.top == Palette.day.sky.top
    drawing.sky(palette, down: 334, light: isDay ? (58, 92, 22) : (236, 150, 26))
    if isDay { drawing.cloud(240, 86, 36, .white.opacity(0.75)) }
    if !isDay {
      drawing.cloud(70, 84, 40, palette.light.opacity(0.35))
      drawing.cloud(128, 112, 26, palette.light.opacity(0.25))
    }
    drawing.houses(palette)
    drawing.dome(palette)
    drawing.portico(palette)
    drawing.square(palette)
    if isDay { drawing.walkers(palette) } else { drawing.obelisk(palette) }
    return drawing
  }

  private mutating func houses(_ palette: Palette) {
    let walls = isWarm(palette) ? palette.distance : Color(226, 168, 126)
    rectangle(-4, 196, 44, 330, walls)
    rectangle(256, 184, 304, 330, walls.opacity(0.92))
    polygon([(-4, 196), (48, 196), (44, 186), (-4, 186)], palette.stone.dark)
    polygon([(252, 184), (304, 184), (304, 174), (256, 174)], palette.stone.dark)
    let rows = [212.0, 244, 276]
    fill(
      rows.flatMap { y in
        [8.0, 27, 266, 285].map { Path.box($0, y, $0 + 9, y + 17) }
      }, palette.opening)
  }

  private func isWarm(_ palette: Palette) -> Bool { palette.sky.top != Palette.day.sky.top }

  private mutating func dome(_ palette: Palette) {
    // The drum, then the steps at the foot of the dome.
    rectangle(48, 186, 252, 320, palette.stone.shade)
    rectangle(44, 180, 256, 188, palette.stone.middle)
    for (step, half) in [96.0, 88, 80].enumerated() {
      let top = 170 - Double(step) * 7
      rectangle(
        150 - half, top, 150 + half, top + 12,
        step.isMultiple(of: 2) ? palette.stone.shade : palette.stone.middle)
    }
    var cap = Path()
    cap.move(to: ViewPoint(x: 74, y: 158))
    cap.cubic(ViewPoint(x: 92, y: 106), ViewPoint(x: 208, y: 106), to: ViewPoint(x: 226, y: 158))
    cap.close()
    fill([cap], palette.stone.middle)
    clipped(to: cap) { $0.ellipse(112, 150, 60, 44, palette.stone.light) }
    ellipse(150, 121, 20, 3.4, palette.opening)
  }

  private mutating func portico(_ palette: Palette) {
    rectangle(62, 168, 238, 214, palette.stone.middle)
    rectangle(62, 168, 238, 174, palette.stone.light)
    // The dark of the porch, its door, and the columns in front.
    rectangle(56, 232, 244, 322, palette.opening)
    rectangle(128, 250, 172, 322, palette.stone.dark)
    rectangle(133, 256, 167, 322, isWarm(palette) ? Palette.gold : Color(92, 64, 56))
    if isWarm(palette) { glow(150, 296, 70, Palette.gold.opacity(0.35)) }
    for index in 0..<8 { column(54 + Double(index) * 27.4, palette) }
    rectangle(44, 216, 256, 236, palette.stone.light)
    rectangle(44, 231, 256, 236, palette.stone.shade)
    lines([[(66, 224), (234, 224)]], 2.6, palette.stone.dark)
    polygon([(38, 216), (150, 164), (262, 216)], palette.stone.light)
    polygon([(60, 211), (150, 170.5), (240, 211)], palette.stone.middle)
    polygon([(150, 170.5), (240, 211), (150, 211)], palette.stone.shade.opacity(0.45))
    disc(150, 196, 8, palette.stone.light)
  }

  private mutating func column(_ left: Double, _ palette: Palette) {
    polygon(
      [(left + 1, 242), (left + 11, 242), (left + 11.6, 316), (left + 0.4, 316)], palette.stone.light)
    polygon([(left + 7, 242), (left + 11, 242), (left + 11.6, 316), (left + 7, 316)], palette.stone.shade)
    polygon([(left - 2, 236), (left + 14, 236), (left + 11, 244), (left + 1, 244)], palette.stone.middle)
    rectangle(left - 1.5, 316, left + 13.5, 322, palette.stone.middle)
  }

  private mutating func square(_ palette: Palette) {
    rectangle(0, 330, Self.right, Self.bottom, palette.ground.light)
    for (step, half) in [110.0, 118, 126].enumerated() {
      let top = 322 + Double(step) * 5
      rectangle(
        150 - half, top, 150 + half, top + 5.5, step == 1 ? palette.stone.middle : palette.stone.light)
    }
    let joints: [[(Double, Double)]] = [
      [(0, 352), (300, 352)], [(0, 376), (300, 376)], [(60, 337), (24, 400)], [(120, 337), (106, 400)],
      [(180, 337), (194, 400)], [(240, 337), (276, 400)],
    ]
    lines(joints, 1.4, palette.ground.shade)
  }

  private mutating func walkers(_ palette: Palette) {
    for (x, y, coat) in [
      (86.0, 356.0, Palette.accent), (98, 354, palette.tree.shade), (226, 362, palette.water.deep),
    ] {
      ellipse(x, y + 1, 7, 2, palette.ground.shade)
      fill([.arch(x, y, 8, 17)], coat)
      disc(x, y - 20, 3.4, palette.stone.dark)
    }
  }

  /// The fountain with its obelisk, dark against the temple.
  private mutating func obelisk(_ palette: Palette) {
    let dark = palette.tree.shade
    polygon([(62, 352), (65, 214), (70, 200), (75, 214), (78, 352)], dark)
    polygon([(70, 200), (75, 214), (78, 352), (71, 352)], palette.opening)
    lines([[(70, 200), (70, 188)], [(66, 192), (74, 192)]], 2, dark)
    rectangle(52, 336, 88, 356, dark)
    ellipse(70, 372, 66, 20, dark)
    ellipse(70, 368, 57, 14, palette.water.deep)
    ellipse(58, 366, 30, 5, palette.water.bright)
    rectangle(58, 348, 82, 368, dark)
    for side in [-1.0, 1] {
      lines(
        [[(70 + side * 14, 350), (70 + side * 24, 352), (70 + side * 28, 365)]], 1.8, palette.water.bright)
    }
  }

  /// The coffered dome from inside, looking up to its eye and the sky.
  static func pantheonOculus() -> Drawing {
    let palette = Palette.day
    var drawing = Drawing()
    let (x, y) = (150.0, 196.0)
    drawing.rectangle(0, 0, right, bottom, palette.stone.dark)
    drawing.disc(x, y, 262, palette.stone.shade)
    drawing.disc(x, y, 224, palette.stone.middle)
    drawing.disc(x, y, 74, palette.stone.light)
    let rings = [(218.0, 178.0), (170, 136), (129, 102), (96, 76)]
    for (outer, inner) in rings { drawing.coffers(x, y, outer, inner, palette) }
    drawing.disc(x, y, 50, palette.stone.light)
    drawing.disc(x, y, 46, palette.stone.dark)
    let eye = Path.circle(center: ViewPoint(x: x, y: y), radius: 42)
    drawing.clipped(to: eye) { sky in
      sky.rectangle(0, 0, right, bottom, palette.sky.top)
      sky.cloud(x + 14, y + 18, 30, .white.opacity(0.85))
      sky.lines([[(x - 16, y - 14), (x - 11, y - 10), (x - 6, y - 15)]], 1.8, palette.opening)
    }
    // The shaft of sunlight that wanders over the coffers.
    drawing.polygon(
      [(x - 22, y + 36), (x + 38, y + 18), (262, 400), (150, 400)], palette.light.opacity(0.34))
    return drawing
  }

  /// A ring of sunken panels between two radii.
  private mutating func coffers(
    _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, _ palette: Palette
  ) {
    let count = 28
    func panel(_ index: Int, _ margin: Double) -> Path {
      let step = 2 * Double.pi / Double(count)
      let (from, to) = (
        (Double(index) + 0.14 + margin) * step, (Double(index) + 0.86 - margin) * step
      )
      let depth = (outer - inner) * margin
      let (far, near) = (outer - depth, inner + depth)
      return .polygon(
        [(far, from), (far, to), (near, to), (near, from)].map {
          ViewPoint(x: x + $0.0 * cos($0.1), y: y + $0.0 * sin($0.1))
        })
    }
    fill((0..<count).map { panel($0, 0) }, palette.stone.shade)
    fill((0..<count).map { panel($0, 0.16) }, palette.stone.dark)
  }
}
