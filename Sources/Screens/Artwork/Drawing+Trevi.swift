import Geography
import Scene
import Views

extension Drawing {
  /// The fountain from the front: the palace, the god in his niche, rocks, cascades and the basin.
  static func trevi(_ palette: Palette) -> Drawing {
    var drawing = Drawing()
    drawing.sky(palette, down: 200, light: palette.isNight ? (250, 46, 14) : (250, 44, 18))
    if !palette.isNight { drawing.cloud(66, 40, 32, .white.opacity(0.75)) }
    drawing.palace(palette)
    drawing.middle(palette)
    drawing.rocks(palette)
    drawing.basin(palette)
    return drawing
  }

  private mutating func palace(_ palette: Palette) {
    rectangle(-2, 96, 302, 286, palette.stone.middle)
    rectangle(-2, 90, 302, 100, palette.stone.light)
    rectangle(-2, 100, 302, 104, palette.stone.shade)
    for x in [16.0, 60, 240, 284] {
      for top in [116.0, 186] {
        rectangle(x - 13, top - 3, x + 13, top + 50, palette.stone.light)
        rectangle(x - 9, top + 2, x + 9, top + 46, palette.opening)
        lines(
          [[(x, top + 3), (x, top + 45)], [(x - 8, top + 22), (x + 8, top + 22)]], 1.6, palette.stone.light)
        polygon([(x - 16, top - 3), (x, top - 11), (x + 16, top - 3)], palette.stone.light)
      }
    }
    for x in [38.0, 262] { pilaster(x, 104, 278, 7, palette) }
  }

  private mutating func pilaster(
    _ x: Double, _ top: Double, _ foot: Double, _ half: Double, _ palette: Palette
  ) {
    rectangle(x - half, top, x + half, foot, palette.stone.light)
    rectangle(x + half * 0.3, top, x + half, foot, palette.stone.shade)
    rectangle(x - half - 3, top, x + half + 3, top + 8, palette.stone.light)
    rectangle(x - half - 2, foot - 6, x + half + 2, foot, palette.stone.light)
  }

  /// The triumphal arch in the middle, with its attic and the niche.
  private mutating func middle(_ palette: Palette) {
    rectangle(80, 84, 220, 286, palette.stone.light)
    rectangle(84, 52, 216, 88, palette.stone.light)
    rectangle(120, 60, 180, 80, palette.stone.middle)
    lines(
      [[(126, 66), (174, 66)], [(126, 70), (174, 70)], [(132, 74), (168, 74)]], 1.4, palette.stone.dark)
    rectangle(78, 84, 222, 92, palette.stone.middle)
    rectangle(78, 92, 222, 95, palette.stone.shade)
    // The arms above, two figures beside them.
    fill([.arch(150, 54, 26, 26)], palette.stone.middle)
    disc(150, 40, 6, palette.stone.shade)
    for x in [92.0, 112, 188, 208] {
      fill([.arch(x, 52, 8, 16)], palette.stone.middle)
      disc(x, 34, 3.2, palette.stone.middle)
    }
    for x in [100.0, 200] {
      rectangle(x - 11, 190, x + 11, 250, palette.stone.middle)
      fill([.arch(x, 246, 15, 44)], palette.stone.dark)
      figure(x, 246, 30, palette)
      rectangle(x - 11, 118, x + 11, 172, palette.stone.middle)
    }
    fill([.arch(150, 270, 66, 160)], palette.stone.middle)
    fill([.arch(150, 270, 56, 154)], palette.isNight ? Color(214, 150, 84) : palette.stone.dark)
    clipped(to: .arch(150, 270, 56, 154)) { niche in
      niche.fill(
        [.arch(158, 270, 52, 148)], palette.isNight ? palette.opening : palette.opening.opacity(0.55))
      for degrees in stride(from: -60.0, through: 60, by: 30) {
        let x = 150 + degrees * 0.5
        niche.lines([[(150, 172), (x, 128 + abs(degrees) * 0.3)]], 1.6, palette.stone.middle)
      }
    }
    for x in [84.0, 118, 182, 216] { pilaster(x, 98, 276, 6.5, palette) }
    figure(150, 262, 62, palette)
  }

  /// A statue: a draped body, a head, an arm held out.
  private mutating func figure(_ x: Double, _ foot: Double, _ height: Double, _ palette: Palette) {
    let stone = Color.white.opacity(palette.isNight ? 0.92 : 1)
    fill([.arch(x, foot, height * 0.3, height * 0.78)], stone)
    polygon(
      [(x - height * 0.2, foot), (x + height * 0.22, foot), (x + height * 0.1, foot - height * 0.45)], stone)
    disc(x, foot - height * 0.88, height * 0.11, stone)
    lines(
      [[(x + height * 0.08, foot - height * 0.66), (x + height * 0.32, foot - height * 0.58)]], height * 0.1,
      stone)
    polygon(
      [(x + height * 0.04, foot), (x + height * 0.22, foot), (x + height * 0.09, foot - height * 0.6)],
      palette.stone.middle)
  }

  private mutating func rocks(_ palette: Palette) {
    polygon(
      [
        (0, 318), (0, 282), (30, 276), (58, 286), (84, 270), (112, 264), (150, 258), (190, 264), (216, 272),
        (246, 286), (270, 276), (300, 284), (300, 318),
      ], palette.stone.shade)
    polygon([(20, 318), (40, 290), (66, 300), (84, 284), (100, 318)], palette.stone.dark)
    polygon([(200, 318), (218, 286), (240, 302), (262, 290), (284, 318)], palette.stone.dark)
    horse(92, 272, 1, palette)
    horse(208, 272, -1, palette)
    // Three basins, each wider than the one above, water falling from one to the next.
    for (top, half) in [(262.0, 26.0), (280, 46), (298, 68)] {
      fill([.ellipse(150, top, half, 6.5)], palette.stone.light)
      fill([.ellipse(150, top - 1, half - 4, 4)], palette.water.bright)
      rectangle(150 - half + 4, top, 150 + half - 4, top + 18, palette.water.bright)
      lines(
        stride(from: -half + 10, through: half - 8, by: 9).map {
          [(150 + $0, top + 2), (150 + $0, top + 16)]
        }, 2,
        .white.opacity(0.8))
    }
  }

  /// A sea horse rising from the rocks.
  private mutating func horse(_ x: Double, _ y: Double, _ side: Double, _ palette: Palette) {
    func at(_ dx: Double, _ dy: Double) -> (Double, Double) { (x + side * dx, y + dy) }
    let stone = Color.white.opacity(palette.isNight ? 0.9 : 1)
    polygon(
      [
        at(-30, 20), at(-22, 2), at(-2, -4), at(6, -20), at(4, -27), at(10, -25), at(22, -17), at(20, -12),
        at(13, -13), at(12, 4), at(16, 22),
      ], stone)
    lines([[at(8, 4), at(20, 0), at(22, 9)]], 4, stone)
    polygon([at(-30, 20), at(-6, 6), at(12, 8), at(16, 22)], palette.stone.middle)
  }

  private mutating func basin(_ palette: Palette) {
    rectangle(0, 314, Self.right, Self.bottom, palette.water.deep)
    ellipse(150, 318, 124, 12, palette.water.bright)
    ellipse(150, 316, 92, 7, .white.opacity(0.65))
    for (x, y, half) in [(60.0, 342.0, 26.0), (214, 348, 32), (130, 358, 22), (268, 334, 20), (26, 362, 18)] {
      ellipse(x, y, half, 2.4, palette.water.bright.opacity(0.75))
    }
    if palette.isNight {
      glow(150, 322, 120, Palette.gold.opacity(0.3))
      glow(150, 200, 120, Palette.gold.opacity(0.22))
    }
    polygon([(0, 400), (0, 372), (60, 382), (240, 382), (300, 372), (300, 400)], palette.stone.light)
    polygon([(0, 400), (0, 382), (60, 391), (240, 391), (300, 382), (300, 400)], palette.stone.shade)
  }

  /// A coin just fallen into the water, rings round it, others at the bottom.
  static func treviCoins() -> Drawing {
    let palette = Palette.day
    var drawing = Drawing()
    drawing.gradient(0, bottom, palette.water.bright, palette.water.deep)
    // Light that plays over the bottom.
    let nets = [
      (60.0, 66.0, 40.0), (236, 52, 34), (44, 214, 36), (262, 232, 40), (88, 358, 44), (226, 362, 36),
      (150, 20, 26),
    ]
    for (x, y, half) in nets {
      drawing.fill([.ellipse(x, y, half, half * 0.32)], .white.opacity(0.22))
      drawing.fill([.ellipse(x + half * 0.7, y + 12, half * 0.55, half * 0.16)], .white.opacity(0.18))
    }
    let sunk = [
      (46.0, 128.0, 17.0), (98, 88, 14), (250, 140, 16), (214, 92, 13), (36, 290, 18), (92, 322, 20),
      (252, 300, 21),
      (196, 338, 17), (146, 372, 18), (284, 366, 15), (20, 40, 12), (276, 40, 12), (150, 66, 12),
    ]
    for (index, coin) in sunk.enumerated() {
      drawing.coin(
        coin.0, coin.1, coin.2, index.isMultiple(of: 3) ? Color(214, 140, 96) : Color(226, 184, 96), 0.62)
    }
    for (radius, strength) in [(104.0, 0.28), (80, 0.42), (56, 0.6)] {
      drawing.lines([Self.ring(150, 206, radius, radius * 0.62)], 4.5, .white.opacity(strength))
    }
    drawing.ellipse(150, 214, 40, 20, palette.water.deep.opacity(0.5))
    drawing.coin(150, 196, 34, Palette.gold, 1)
    for (x, y, radius) in [
      (102.0, 158.0, 4.0), (118, 140, 5.5), (182, 138, 5), (198, 160, 3.6), (150, 128, 4.4),
    ] {
      drawing.disc(x, y, radius, .white.opacity(0.9))
    }
    return drawing
  }

  private static func ring(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> [(Double, Double)] {
    return (0...48).map { index in
      let rotation = Transform.rotation(degrees: Double(index) * 7.5)
      return (x + a * rotation.a, y + b * rotation.b)
    }
  }

  private mutating func coin(_ x: Double, _ y: Double, _ size: Double, _ color: Color, _ strength: Double) {
    let rim = Color(168, 110, 54)
    ellipse(x, y + size * 0.16, size, size * 0.72, rim.opacity(strength))
    ellipse(x, y, size, size * 0.72, color.opacity(strength))
    ellipse(x, y, size * 0.78, size * 0.55, Color(255, 224, 140).opacity(strength * 0.7))
    fill([.arch(x, y + size * 0.24, size * 0.44, size * 0.5)], rim.opacity(strength * 0.7))
  }
}
