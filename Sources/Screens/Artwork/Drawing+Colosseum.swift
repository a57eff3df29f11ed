import Geography
import Scene
import Views

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Drawing {
  /// The amphitheatre from outside: a high wall on the left, broken down to the inner ring on the right.
  static func colosseum(_ palette: Palette) -> Drawing {
    var drawing = Drawing()
    let light = palette.isNight ? (x: 238.0, y: 96.0, radius: 17.0) : (x: 232.0, y: 104.0, radius: 24.0)
    drawing.sky(palette, down: 300, light: light)
    if !palette.isNight {
      drawing.cloud(86, 92, 38, .white.opacity(0.75))
      drawing.cloud(258, 158, 30, .white.opacity(0.5))
    }
    drawing.ellipse(30, 300, 110, 34, palette.distance)
    drawing.ellipse(270, 302, 90, 40, palette.distance)
    drawing.pine(278, 300, 74, palette)
    drawing.rectangle(0, 286, right, bottom, palette.ground.light)
    Ring(palette).draw(on: &drawing)
    drawing.polygon(
      [(0, 400), (0, 352), (104, 322), (196, 322), (300, 356), (300, 400)], palette.ground.shade)
    drawing.polygon([(96, 400), (132, 322), (168, 322), (220, 400)], palette.ground.light)
    drawing.ellipse(18, 352, 66, 20, palette.grass)
    drawing.ellipse(290, 354, 60, 18, palette.grass)
    drawing.cypress(20, 344, 88, palette)
    drawing.cypress(43, 350, 62, palette)
    drawing.pine(272, 350, 84, palette)
    return drawing
  }

  /// Three arches of two storeys from near by, with the evening sky behind them.
  static func colosseumArches() -> Drawing {
    let palette = Palette.dusk
    var drawing = Drawing()
    drawing.rectangle(0, 0, right, bottom, palette.stone.middle)
    for (row, top) in [-44.0, 128, 300].enumerated() {
      for column in 0..<3 {
        drawing.archBay(x: 150 + Double(column - 1) * 128, top: top, row: row, column: column, palette)
      }
      drawing.rectangle(0, top - 2, right, top + 8, palette.stone.light)
      drawing.rectangle(0, top + 8, right, top + 20, palette.stone.middle)
      drawing.rectangle(0, top + 20, right, top + 24, palette.stone.shade)
    }
    return drawing
  }

  private mutating func archBay(x: Double, top: Double, row: Int, column: Int, _ palette: Palette) {
    let foot = top + 172
    let arch = Path.arch(x, foot, 78, 122)
    fill([.arch(x, foot, 94, 132)], palette.stone.light)
    fill([arch], palette.stone.shade)
    clipped(to: arch) { inner in
      inner.rectangle(0, top, Self.right, foot, palette.opening)
      inner.fill([.arch(x + 9, foot, 74, 114)], palette.sky.top)
      inner.clipped(to: .arch(x + 9, foot, 74, 114)) { sky in
        sky.gradient(top + 40, foot, palette.sky.top, palette.sky.horizon)
        if row == 1, column == 1 {
          sky.glow(x + 14, foot - 34, 56, palette.light.opacity(0.6))
          sky.disc(x + 14, foot - 34, 21, palette.light)
        }
        sky.ellipse(x + 10, foot + 6, 60, row == 1 ? 20 : 0.5, palette.distance)
        if row == 1, column == 0 { sky.pine(x + 18, foot, 60, palette) }
        if row == 1, column == 2 { sky.cypress(x + 4, foot, 66, palette) }
      }
    }
    // A half column stands on each pier, lit from the left.
    let pier = x + 64
    rectangle(pier - 8, top + 34, pier + 8, foot, palette.stone.light)
    rectangle(pier + 2, top + 34, pier + 8, foot, palette.stone.shade)
    rectangle(pier - 12, top + 24, pier + 12, top + 34, palette.stone.light)
    rectangle(pier - 12, foot - 8, pier + 12, foot, palette.stone.light)
    rectangle(pier + 4, foot - 8, pier + 12, foot, palette.stone.shade)
    polygon(
      [(x - 7, top + 34), (x + 7, top + 34), (x + 4, top + 52), (x - 4, top + 52)], palette.stone.middle)
  }
}

/// The amphitheatre's rings, seen from a little above the ground.
private struct Ring {
  private let palette: Palette
  /// The middle, in points.
  private let middle = 152.0
  /// Half the width, in points.
  private let reach = 128.0
  /// Heights of the storeys' floors above the foot, in points, and of the wall's top.
  private let floors = [0.0, 48, 94, 138, 172]
  private static let foot = 306.0

  init(_ palette: Palette) {
    self.palette = palette
  }

  /// The place at an angle of 0 (left) to 1 (right) and a height on a ring that is so much smaller.
  private func point(_ share: Double, _ height: Double, inset: Double = 0) -> (Double, Double) {
    let angle = share * .pi
    // Near the eye the foot bulges down and the top up.
    let bulge = sin(angle) * (20 - height * 0.17)
    return (middle - (reach - inset) * cos(angle), Self.foot - height + bulge - inset * 0.2)
  }

  /// A strip of wall between two heights.
  private func strip(
    _ shares: ClosedRange<Double>, _ low: Double, _ high: Double, inset: Double = 0
  ) -> [(Double, Double)] {
    let steps = (0...24).map {
      shares.lowerBound + (shares.upperBound - shares.lowerBound) * Double($0) / 24
    }
    return steps.map { point($0, low, inset: inset) }
      + steps.reversed().map { point($0, high, inset: inset) }
  }

  func draw(on drawing: inout Drawing) {
    // The far side's inner edge, then the inner ring on the right.
    drawing.polygon(strip(0.3...1, 60, 128, inset: 12), palette.stone.dark)
    drawing.polygon(strip(0.5...1, 0, 124, inset: 6), palette.stone.shade)
    openings(0.59...0.975, floor: 94, height: 21, count: 8, inset: 6, on: &drawing)
    drawing.polygon(strip(0...1, 0, 94), palette.stone.middle)
    drawing.polygon(strip(0...0.52, 94, 172), palette.stone.middle)
    // The brick buttress that holds the broken end.
    let end = [
      point(0.52, 172), point(0.535, 160), point(0.55, 158), point(0.565, 138), point(0.585, 132),
      point(0.6, 112), point(0.64, 94), point(0.52, 94),
    ]
    drawing.polygon(end, palette.isNight ? palette.stone.shade : Color(218, 140, 104))
    shade(on: &drawing)
    for level in 0..<3 {
      let width = level == 2 ? 0.5 : 0.985
      openings(
        0.015...width, floor: floors[level] + 6, height: level == 2 ? 28 : 31, count: level == 2 ? 9 : 18,
        inset: 0, on: &drawing)
    }
    windows(on: &drawing)
    for (level, height) in floors.enumerated().dropFirst() {
      let end = level <= 2 ? 1.0 : 0.52
      drawing.polygon(strip(0...end, height - 1.5, height + 3.5), palette.stone.light)
    }
  }

  /// The side away from the light.
  private func shade(on drawing: inout Drawing) {
    drawing.polygon(strip(0.78...1, 0, 94), palette.stone.shade)
    drawing.polygon(strip(0...0.13, 0, 172), palette.stone.light)
  }

  private func openings(
    _ shares: ClosedRange<Double>, floor: Double, height: Double, count: Int, inset: Double,
    on drawing: inout Drawing
  ) {
    let step = (shares.upperBound - shares.lowerBound) / Double(count)
    let arches = (0..<count).map { index in
      let share = shares.lowerBound + step * (Double(index) + 0.5)
      let (x, y) = point(share, floor, inset: inset)
      let width = max(2.2, reach * sin(share * .pi) * step * .pi * 0.58)
      return Path.arch(x, y, width, height * (0.9 + 0.1 * sin(share * .pi)))
    }
    if palette.isNight {
      for index in stride(from: 2, to: count - 2, by: 2) where inset == 0 {
        let (x, y) = point(shares.lowerBound + step * (Double(index) + 0.5), floor + 8)
        drawing.glow(x, y, 30, Palette.gold.opacity(0.22))
      }
    }
    drawing.fill(arches, palette.opening)
  }

  /// Small square windows in the uppermost storey.
  private func windows(on drawing: inout Drawing) {
    let squares = (0..<6).map { index in
      let (x, y) = point(0.06 + 0.082 * Double(index), 157)
      let half = 1.4 + 1.8 * sin((0.06 + 0.082 * Double(index)) * .pi)
      return Path.box(x - half, y - 4, x + half, y + 4)
    }
    drawing.fill(squares, palette.opening)
  }
}
