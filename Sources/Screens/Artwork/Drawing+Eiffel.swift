import Geography
import Scene
import Views

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Drawing {
  /// The tower from the lawns.
  static func eiffel(_ palette: Palette) -> Drawing {
    var drawing = Drawing()
    drawing.sky(palette, down: 330, light: (70, 110, 24))
    drawing.cloud(232, 96, 38, .white.opacity(0.8))
    drawing.cloud(40, 178, 28, .white.opacity(0.55))
    drawing.cloud(262, 210, 30, .white.opacity(0.5))
    drawing.roofs(palette)
    for (x, size) in [(8.0, 66.0), (44, 54), (256, 54), (292, 66), (78, 44), (222, 44)] {
      drawing.tree(x, 334, size, palette)
    }
    drawing.rectangle(0, 328, right, bottom, palette.grass)
    Tower(
      middle: 150, foot: 336, height: 272, color: Color(150, 104, 80), shade: Color(112, 76, 66),
      line: Color(206, 160, 122)
    )
    .draw(on: &drawing)
    drawing.polygon([(120, 400), (142, 338), (158, 338), (180, 400)], palette.ground.light)
    drawing.polygon([(0, 400), (0, 372), (118, 338), (134, 338), (92, 400)], palette.tree.light)
    drawing.polygon([(300, 400), (300, 372), (182, 338), (166, 338), (208, 400)], palette.tree.light)
    for (x, y) in [(112.0, 360.0), (188, 360), (90, 384), (210, 384)] {
      drawing.ellipse(x, y, 9, 6, palette.tree.shade)
    }
    return drawing
  }

  /// The tower with its lamps, across the river.
  static func eiffelByNight() -> Drawing {
    let palette = Palette.night
    var drawing = Drawing()
    drawing.sky(palette, down: 318, light: (232, 84, 18))
    drawing.roofs(palette)
    drawing.glow(150, 200, 150, Palette.gold.opacity(0.2))
    drawing.polygon([(150, 62), (-20, 18), (-20, 70)], palette.light.opacity(0.16))
    Tower(
      middle: 150, foot: 316, height: 254, color: Color(236, 172, 92), shade: Color(176, 116, 84),
      line: Color(255, 226, 150)
    )
    .draw(on: &drawing)
    drawing.disc(150, 62, 3, palette.light)
    drawing.rectangle(0, 308, right, 322, palette.tree.shade)
    for x in stride(from: 10.0, to: 300, by: 28) { drawing.disc(x, 308, 9, palette.tree.shade) }
    drawing.reflect(about: 322, opacity: 0.45)
    drawing.river(palette)
    return drawing
  }

  private mutating func river(_ palette: Palette) {
    rectangle(0, 322, Self.right, Self.bottom, palette.water.deep.opacity(0.55))
    rectangle(0, 318, Self.right, 324, palette.stone.dark)
    for x in stride(from: 14.0, to: 300, by: 34) {
      disc(x, 314, 2.2, Palette.gold)
      rectangle(x - 1.6, 326, x + 1.6, 340, Palette.gold.opacity(0.5))
    }
    for (x, y, half) in [
      (40.0, 350.0, 26.0), (150, 346, 40), (250, 356, 28), (90, 374, 34), (206, 380, 40), (24, 390, 20),
    ] {
      ellipse(x, y, half, 1.6, palette.water.bright.opacity(0.5))
    }
    // A boat with a lamp.
    polygon([(196, 362), (262, 362), (252, 373), (206, 373)], palette.sky.top)
    fill([.arch(226, 362, 34, 10)], palette.stone.dark)
    for x in [216.0, 226, 236] { disc(x, 357, 2, Palette.gold) }
  }

  /// Roofs of the city along the horizon.
  private mutating func roofs(_ palette: Palette) {
    let heights = [22.0, 34, 26, 40, 30, 24, 32, 28, 42, 30, 36, 24]
    for (index, height) in heights.enumerated() {
      let left = Double(index) * 26 - 6
      polygon(
        [
          (left, 334), (left, 326 - height), (left + 5, 316 - height), (left + 22, 316 - height),
          (left + 27, 326 - height), (left + 27, 334),
        ],
        palette.distance)
      if palette.isNight {
        rectangle(left + 8, 330 - height, left + 12, 336 - height, palette.opening.opacity(0.8))
        rectangle(left + 16, 330 - height, left + 20, 336 - height, palette.opening.opacity(0.4))
      }
    }
  }
}

/// The tower's silhouette, lattice and platforms.
private struct Tower {
  let middle: Double
  let foot: Double
  let height: Double
  let color: Color
  let shade: Color
  let line: Color

  /// Shares of the height at which the two lower platforms lie, and the uppermost.
  private static let platforms = (first: 0.19, second: 0.37, third: 0.915)

  /// Half the width at a share of the height: it falls off like the tower's own curve.
  private func half(_ share: Double) -> Double {
    height * (0.222 * exp(-3.6 * share) + 0.0115 * (1 - share)) + 1.1
  }

  /// Half the width of the free room between the legs.
  private func inner(_ share: Double) -> Double {
    let open = 1 - share / 0.5
    return max(0, half(share) * 0.62 * (open > 0 ? open.squareRoot() : 0))
  }

  private func point(_ side: Double, _ half: Double, _ share: Double) -> (Double, Double) {
    (middle + side * half, foot - share * height)
  }

  func draw(on drawing: inout Drawing) {
    for side in [-1.0, 1] { leg(side, on: &drawing) }
    lattice(on: &drawing)
    arch(on: &drawing)
    for (share, over, thick) in [
      (Self.platforms.first, 7.0, 9.0), (Self.platforms.second, 4.5, 6.5), (Self.platforms.third, 2.6, 5),
    ] {
      let reach = half(share) + over
      let y = foot - share * height
      drawing.rectangle(middle - reach, y - thick / 2, middle + reach, y + thick / 2, color)
      drawing.rectangle(middle - reach, y - thick / 2, middle + reach, y - thick / 2 + 2, line)
      drawing.rectangle(middle - reach + 1.5, y + thick / 2, middle + reach - 1.5, y + thick / 2 + 2.2, shade)
    }
    let top = foot - height
    drawing.fill([.arch(middle, top + 0.075 * height, 9, 12)], color)
    drawing.lines([[(middle, top + 12), (middle, top - 8)]], 2, color)
  }

  private func leg(_ side: Double, on drawing: inout Drawing) {
    let shares = (0...40).map { Double($0) / 40 * 0.95 }
    let outline =
      shares.map { point(side, half($0), $0) } + shares.reversed().map { point(side, inner($0), $0) }
    drawing.polygon(outline, side < 0 ? color : shade)
    if side > 0 {
      drawing.polygon(
        shares.map { point(side, half($0), $0) }
          + shares.reversed().map { point(side, inner($0) + (half($0) - inner($0)) * 0.45, $0) }, color)
    }
  }

  private func lattice(on drawing: inout Drawing) {
    var bars: [[(Double, Double)]] = []
    for side in [-1.0, 1] {
      var share = 0.02
      while share < 0.86 {
        let next = share + max(0.024, (half(share) - inner(share)) / height * 1.15)
        bars.append([point(side, half(share), share), point(side, inner(next), next)])
        bars.append([point(side, inner(share), share), point(side, half(next), next)])
        share = next
      }
    }
    drawing.lines(bars, 1.1, line)
  }

  /// The round arch between the legs under the first platform.
  private func arch(on drawing: inout Drawing) {
    let spring = 0.05
    let reach = inner(spring) + 2
    let rise = (Self.platforms.first - spring) * height - 4
    let curve = (0...24).map { index -> (Double, Double) in
      let angle = Double(index) / 24 * Double.pi
      return (middle - reach * cos(angle), foot - spring * height - rise * sin(angle))
    }
    drawing.lines([curve], 4.5, color)
    drawing.lines([curve], 1.2, line)
  }
}
