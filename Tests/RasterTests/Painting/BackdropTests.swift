import Geography
import Raster
import Scene
import Testing
import Typography

/// The materials as screens use them.
private func pane(
  _ path: Path, blur: Double = 30, saturation: Double = 1.8, tint: Int = 250, amount: Double,
  opacity: Double = 1
) -> SceneItem {
  .backdrop(
    Backdrop(
      path, blur: blur, saturation: saturation, tint: Color(tint, tint, tint), amount: amount,
      opacity: opacity))
}

/// A pane through which only the blur shows.
private func blur(_ path: Path, _ deviation: Double) -> SceneItem {
  pane(path, blur: deviation, saturation: 1, amount: 0)
}

private let everywhere = rectangle(-5, -5, 500, 500)

@Suite("A pane")
struct BackdropTests {
  @Test(
    "over a plain ground is a plain mix with its tint",
    arguments: [
      (255, 250, 0.5, 252.5), (0, 250, 0.5, 125), (0, 250, 0.85, 212.5), (255, 37, 0.55, 135.1),
    ])
  func plain(_ ground: Int, _ tint: Int, _ amount: Double, _ expected: Double) throws {
    let bitmap = try painted(
      pane(rectangle(5, 5, 30, 30), tint: tint, amount: amount), scale: 2,
      background: Color(ground, ground, ground))
    for (x, y) in [(40, 40), (10, 10), (69, 69), (11, 50)] {
      #expect(abs(Double(bitmap[x, y]?.red ?? 0) - expected) <= 1)
      #expect(bitmap.alpha(x, y) == 255)
    }
    #expect(bitmap[9, 9]?.red == UInt8(ground))
    #expect(bitmap[70, 70]?.red == UInt8(ground))
  }

  @Test("blurs as a Gaussian of its deviation", arguments: [1.0, 3, 7, 9, 16, 30], [1.0, 2.0])
  func gaussian(_ deviation: Double, _ scale: Double) throws {
    let bitmap = try painted(
      fill(rectangle(150, -9, 500, 500), color: .white), blur(everywhere, deviation), width: 300,
      height: 60, scale: scale, background: .black)
    for (share, exact) in [(-2.0, 0.0228), (-1, 0.1587), (-0.5, 0.3085), (0, 0.5), (1, 0.8413), (2, 0.9772)] {
      let x = (150 + share * deviation) * scale
      // The level between the two pixels round the place.
      let left = Int((x - 0.5).rounded(.down))
      let part = x - 0.5 - Double(left)
      let levels = [left, left + 1].map { Double(bitmap[$0, 20]?.red ?? 0) / 255 }
      let level = levels[0] * (1 - part) + levels[1] * part
      #expect(abs(level - exact) < (deviation * scale < 2 ? 0.03 : 0.008), "at \(share)")
    }
  }

  @Test("without blur shows what lies below as it is")
  func sharp() throws {
    let below = fill(rectangle(3, 4.5, 11, 12), color: Color(200, 30, 60))
    #expect(try painted(below, blur(everywhere, 0), background: .white) == painted(below, background: .white))
  }

  @Test("goes on at the picture's edges with the outermost colours")
  func edges() throws {
    // Half black, half white: the edge far from the border looks as on an endless ground.
    let bitmap = try painted(
      fill(rectangle(0, 0, 203, 11), color: .white), blur(everywhere, 8), width: 403, height: 11,
      background: .black)
    #expect(bitmap[0, 0]?.red == 255)
    #expect(bitmap[0, 10]?.red == 255)
    #expect(bitmap[402, 5]?.red == 0)
    let column = (0..<11).map { bitmap[203, $0]?.red ?? 0 }
    #expect((column.max() ?? 0) - (column.min() ?? 0) <= 1)
  }

  @Test("shows the same wherever its own edges are")
  func alignment() throws {
    let below = (0..<20).map { index in
      fill(
        rectangle(Double(index * 7), Double(index * 37 % 90), 13, 22),
        color: Color(index * 91 % 256, index * 57 % 256, index * 23 % 256))
    }
    func picture(_ path: Path) throws -> Bitmap {
      try Painter(fonts: .bundled).paint(
        Scene(
          size: ViewSize(width: 150, height: 120), background: .white,
          items: below + [pane(path, blur: 12, amount: 0.4)]))
    }
    let (whole, part) = (try picture(everywhere), try picture(rectangle(31, 17, 77, 55)))
    for y in 17..<72 { for x in 31..<108 { #expect(part[x, y] == whole[x, y]) } }
  }

  @Test("makes colours more vivid and keeps greys")
  func saturation() throws {
    let vivid = try painted(
      pane(everywhere, saturation: 1.8, amount: 0), background: Color(120, 100, 110))
    // Luminance 104.98; 1.8 times the way from it.
    #expect(vivid[20, 20] == Bitmap.Pixel(red: 132, green: 96, blue: 114, alpha: 255))
    let grey = try painted(pane(everywhere, saturation: 1.8, amount: 0), background: Color(99, 99, 99))
    #expect(grey[20, 20] == Bitmap.Pixel(red: 99, green: 99, blue: 99, alpha: 255))
  }

  @Test("at part strength mixes with the sharp picture below")
  func opacity() throws {
    let below = fill(rectangle(-5, -5, 205, 500), color: .white)
    let full = try painted(below, pane(everywhere, amount: 0.5), width: 400, background: .black)
    let part = try painted(below, pane(everywhere, amount: 0.5, opacity: 0.7), width: 400, background: .black)
    for x in stride(from: 0, to: 400, by: 7) {
      let sharp = x < 200 ? 255.0 : 0
      let expected = 0.7 * Double(full[x, 20]?.red ?? 0) + 0.3 * sharp
      #expect(abs(Double(part[x, 20]?.red ?? 0) - expected) <= 1.5)
    }
  }

  @Test("sees through the groups round it", arguments: [1.0, 0.7])
  func groups(_ opacity: Double) throws {
    let below = fill(rectangle(-5, -5, 105, 500), color: Color(250, 120, 10))
    let item = pane(rectangle(20, 5, 160, 30), amount: 0.5, opacity: opacity)
    let plain = try painted(below, item, width: 200, background: Color(0, 40, 90))
    let clip = rectangle(10.5, 1.5, 180, 37)
    for group in [
      Group([item]), Group([item], clip: clip), Group([.group(Group([item], clip: clip))], clip: clip),
      Group([item], shadow: .init(color: Color(0, 0, 0, alpha: 0.001), radius: 4)),
    ] {
      let bitmap = try painted(below, .group(group), width: 200, background: Color(0, 40, 90))
      for x in stride(from: 21, to: 179, by: 9) {
        for y in [5, 20, 34] {
          let (a, b) = (bitmap[x, y], plain[x, y])
          #expect(abs(Int(a?.red ?? 0) - Int(b?.red ?? 0)) <= 1)
          #expect(abs(Int(a?.blue ?? 0) - Int(b?.blue ?? 0)) <= 1)
        }
      }
    }
  }

  @Test("sees what its own groups have painted, only within their clips")
  func ownGroup() throws {
    let item = blur(rectangle(0, 0, 40, 40), 6)
    let paint = fill(rectangle(-50, -50, 90, 300), color: .black)
    let inGroup = Group([paint, item], clip: rectangle(0, 0, 40.5, 40), opacity: 0.999)
    let bitmap = try painted(.group(inGroup), width: 80, background: .white)
    // The black ends at 40, where the clip ends, too; white goes on behind both.
    let direct = try painted(fill(rectangle(0, 0, 40, 40)), item, width: 80, background: .white)
    for x in stride(from: 0, to: 39, by: 3) {
      #expect(abs(Int(bitmap[x, 20]?.red ?? 0) - Int(direct[x, 20]?.red ?? 0)) <= 2)
    }
  }

  @Test("hides the shadows of the groups round it, which stay outside it", arguments: [false, true])
  func shadow(_ isNested: Bool) throws {
    let item = pane(rectangle(30, 10, 40, 20), amount: 0.5, opacity: 0.7)
    let shadow = Group.Shadow(color: .black, radius: 6)
    let inner = SceneItem.group(Group([item], shadow: isNested ? shadow : nil))
    let bitmap = try painted(
      .group(Group([inner], shadow: shadow)), width: 100, background: Color(200, 200, 200))
    let plain = try painted(item, width: 100, background: Color(200, 200, 200))
    for x in 31..<69 {
      for y in 11..<29 { #expect(abs(Int(bitmap[x, y]?.red ?? 0) - Int(plain[x, y]?.red ?? 0)) <= 1) }
    }
    #expect((bitmap[28, 20]?.red ?? 255) < 160)
    #expect((bitmap[50, 33]?.red ?? 255) < 170)
  }

  @Test("keeps the shadow out although something else in the group is clipped to its own outline")
  func clippedNeighbour() throws {
    let slanted = polygon((60, 8), (92, 12), (88, 30), (64, 26))
    let picture = SceneItem.group(Group([fill(rectangle(50, 0, 50, 40), color: .white)], clip: slanted))
    let group = Group(
      [pane(rectangle(10, 5, 85, 30), amount: 0.5), picture], shadow: .init(color: .black, radius: 6))
    let bitmap = try painted(.group(group), width: 110, background: Color(200, 200, 200))
    for x in 12..<55 { for y in 7..<33 { #expect(bitmap[x, y]?.red == 225) } }
  }

  @Test("gives its strength as alpha to the group's shadow")
  func shadowOfPane() throws {
    let item = pane(rectangle(0, 0, 40, 40), amount: 0.5, opacity: 0.5)
    let group = Group([item], shadow: .init(color: .black, radius: 0, x: 60))
    let bitmap = try painted(.group(group), width: 120, background: .white)
    #expect(abs(Int(bitmap[80, 20]?.red ?? 0) - 127) <= 1)
  }

  @Test("is blurred more where a group is larger")
  func transforms() throws {
    let below = fill(rectangle(-5, -5, 105, 500), color: .white)
    let direct = try painted(below, blur(everywhere, 12), width: 200, background: .black)
    let grown = try painted(
      below, .group(Group([blur(everywhere, 6)], transform: .scale(2, 2))), width: 200, background: .black)
    #expect(direct == grown)
  }

  @Test("has soft edges")
  func softEdges() throws {
    let bitmap = try painted(
      pane(rectangle(10.5, 10, 20, 20), tint: 0, amount: 1), background: .white)
    #expect(abs(Int(bitmap[10, 20]?.red ?? 0) - 128) <= 1)
    #expect(bitmap[11, 20]?.red == 0)
  }

  @Test(
    "with numbers that are none is painted or left out, but never fails",
    arguments: [Double.nan, .infinity, -1, 1e300, 0])
  func strange(_ number: Double) throws {
    for item in [
      pane(everywhere, blur: number, amount: 0.5), pane(everywhere, saturation: number, amount: 0.5),
      pane(everywhere, amount: number), pane(everywhere, amount: 0.5, opacity: number),
      pane(rectangle(number, 0, 10, 10), amount: 0.5),
    ] {
      let bitmap = try painted(item, background: .white)
      #expect(bitmap.alpha(20, 20) == 255)
    }
  }

  @Test("is the same from a painter that has painted others")
  func remembered() throws {
    func scene(_ deviation: Double, _ size: Double) -> Scene {
      Scene(
        size: ViewSize(width: 40, height: 40), background: .white,
        items: [
          fill(rectangle(3, 4, 20, 9)), pane(rectangle(2, 2, size, size), blur: deviation, amount: 0.5),
        ])
    }
    let painter = Painter(fonts: .bundled)
    let first = try painter.paint(scene(3, 20))
    for other in [scene(30, 38), scene(0.5, 5), scene(9, 30)] { _ = try painter.paint(other) }
    #expect(try painter.paint(scene(3, 20)) == first)
  }

  @Test("in groups too deep is refused like all else")
  func nesting() throws {
    var item = pane(everywhere, amount: 0.5)
    for _ in 0..<Painter.nestingLimit { item = .group(Group([item])) }
    let deeper = SceneItem.group(Group([item], shadow: .init(color: .black, radius: 1)))
    #expect(throws: RasterError.nesting(limit: Painter.nestingLimit)) { try painted(deeper) }
  }

  @Test("on a clear picture is its tint, as strong as its share")
  func clearGround() throws {
    let bitmap = try painted(pane(rectangle(10, 10, 20, 20), tint: 0, amount: 0.6))
    #expect(bitmap.alpha(20, 20) == 153)
    #expect(bitmap.alpha(5, 5) == 0)
  }
}
