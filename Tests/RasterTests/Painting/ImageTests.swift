import Geography
import Raster
import Scene
import Support
import Testing
import Typography

/// A picture of pixels chosen by chance, premultiplied.
private func noise(_ width: Int, _ height: Int, seed: UInt64 = 7, isOpaque: Bool = true) throws -> Picture {
  var generator = SeededGenerator(seed: seed)
  let pixels = (0..<width * height).map { _ -> UInt32 in
    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
    func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &generator) }
    return alpha << 24 | part() << 16 | part() << 8 | part()
  }
  return try #require(Picture(width: width, height: height, pixels: pixels))
}

private func plain(_ width: Int, _ height: Int, _ pixel: UInt32) throws -> Picture {
  try #require(
    Picture(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height)))
}

private func image(
  _ picture: Picture, _ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1
) -> SceneItem {
  .image(PlacedPicture(picture, in: ViewRect(x: x, y: y, width: width, height: height), opacity: opacity))
}

/// The difference of two channels.
private func distance(_ a: UInt8?, _ b: UInt8?) -> Int { abs(Int(a ?? 0) - Int(b ?? 255)) }

@Suite("An image")
struct ImageTests {
  @Test("at one to one gives exactly its pixels", arguments: [true, false])
  func oneToOne(_ isOpaque: Bool) throws {
    let picture = try noise(13, 9, isOpaque: isOpaque)
    let bitmap = try painted(image(picture, 5, 7, 13, 9))
    for y in 0..<9 {
      for x in 0..<13 { #expect(bitmap.pixels[(y + 7) * 40 + x + 5] == picture.pixels[y * 13 + x]) }
    }
    #expect(bitmap.pixels[6 * 40 + 6] == 0)
    #expect(bitmap.pixels[16 * 40 + 6] == 0)
    let double = try painted(image(picture, 2.5, 3.5, 6.5, 4.5), width: 20, height: 20, scale: 2)
    #expect(double.pixels == bitmap.pixels)
  }

  @Test("under a quarter turn gives exactly its pixels, turned")
  func quarterTurn() throws {
    let picture = try noise(12, 8)
    let turned = Group(
      [image(picture, 0, 0, 12, 8)],
      transform: Transform.rotation(degrees: 90).then(.translation(x: 20, y: 10)))
    let bitmap = try painted(.group(turned))
    for y in 0..<8 {
      for x in 0..<12 { #expect(bitmap.pixels[(x + 10) * 40 + 19 - y] == picture.pixels[y * 12 + x]) }
    }
  }

  @Test("made smaller gives means", arguments: [2, 3, 4, 6, 8, 16])
  func means(_ factor: Int) throws {
    let picture = try noise(5 * factor, 4 * factor)
    let bitmap = try painted(image(picture, 3, 2, 5, 4))
    for y in 0..<4 {
      for x in 0..<5 {
        var sum = 0
        for row in 0..<factor {
          for column in 0..<factor {
            sum += Int(picture.pixels[(y * factor + row) * picture.width + x * factor + column] >> 8 & 0xFF)
          }
        }
        let mean = Double(sum) / Double(factor * factor)
        #expect(abs(Double(bitmap[x + 3, y + 2]?.green ?? 0) - mean) <= 1.2)
      }
    }
  }

  @Test(
    "keeps its mean and its centre wherever and however large it is drawn",
    arguments: [(20.0, 20.0), (10.3, 10.3), (7.7, 31), (33.3, 5.1), (3.2, 3.9), (1.5, 1.5)], [0.0, 0.25, 0.6])
  func centre(_ size: (Double, Double), _ shift: Double) throws {
    // One bright quarter on a clear ground.
    var pixels = [UInt32](repeating: 0, count: 20 * 20)
    for y in 5..<15 { for x in 10..<20 { pixels[y * 20 + x] = 0xFFFF_FFFF } }
    let picture = try #require(Picture(width: 20, height: 20, pixels: pixels))
    let bitmap = try painted(image(picture, 4 + shift, 3 + shift / 2, size.0, size.1), scale: 1)
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in 0..<40 {
      for x in 0..<40 {
        let level = Double(bitmap.alpha(x, y)) / 255
        sum += level
        sumX += level * (Double(x) + 0.5)
        sumY += level * (Double(y) + 0.5)
      }
    }
    #expect(abs(sum - size.0 * size.1 / 4) < 0.03 * size.0 * size.1 / 4 + 0.15)
    // Its right edge is cut by the box and lies where the coverage says.
    #expect(abs(sumX / sum - (4 + shift + 0.75 * size.0)) < 0.02 * size.0 + 0.13)
    #expect(abs(sumY / sum - (3 + shift / 2 + 0.5 * size.1)) < 0.02 * size.1 + 0.05)
  }

  @Test("turned keeps its mean and its centre", arguments: [0.2, 10, 45, 133, 270.5], [0.3, 1.0, 2.2])
  func turned(_ angle: Double, _ scale: Double) throws {
    let picture = try plain(20, 12, 0xFF40_80C0)
    let transform = Transform.translation(x: -10, y: -6).then(.rotation(degrees: angle)).then(
      .scale(scale, scale)
    )
    .then(.translation(x: 40.3, y: 40.6))
    let bitmap = try painted(
      .group(Group([image(picture, 0, 0, 20, 12)], transform: transform)), width: 80, height: 80)
    #expect(abs(bitmap.coveredArea - 240 * scale * scale) < 1)
    #expect(bitmap.pixels[40 * 80 + 40] == 0xFF40_80C0)
    var (sumX, sumY) = (0.0, 0.0)
    for y in 0..<80 {
      for x in 0..<80 {
        sumX += Double(bitmap.alpha(x, y)) / 255 * (Double(x) + 0.5)
        sumY += Double(bitmap.alpha(x, y)) / 255 * (Double(y) + 0.5)
      }
    }
    #expect(abs(sumX / bitmap.coveredArea - 40.3) < 0.05)
    #expect(abs(sumY / bitmap.coveredArea - 40.6) < 0.05)
  }

  @Test("enlarged runs straight from pixel to pixel")
  func enlarged() throws {
    let picture = try #require(Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    let bitmap = try painted(image(picture, 0, 0, 16, 4))
    let row = (0..<16).map { Int(bitmap[$0, 1]?.red ?? 0) }
    #expect(row[0...3].allSatisfy { $0 == 0 })
    #expect(row[12...15].allSatisfy { $0 == 255 })
    for x in 4..<12 { #expect(abs(Double(row[x]) - (Double(x) + 0.5 - 4) / 8 * 255) <= 1) }
  }

  @Test("of one colour has it everywhere, and soft edges at parts of pixels")
  func edges() throws {
    let picture = try plain(31, 17, 0xFF20_4060)
    let bitmap = try painted(image(picture, 5.25, 6.5, 10, 20))
    #expect(bitmap == (try painted(fill(rectangle(5.25, 6.5, 10, 20), color: Color(0x20, 0x40, 0x60)))))
  }

  @Test("fades by its opacity")
  func opacity() throws {
    let picture = try plain(4, 4, 0xFF00_0000)
    let bitmap = try painted(image(picture, 5, 5, 9, 9, opacity: 0.4), background: .white)
    #expect(bitmap[8, 8]?.red == 153)
    #expect(try painted(image(picture, 5, 5, 9, 9, opacity: 0)).touchedCount == 0)
  }

  @Test("never has a part larger than its alpha", arguments: [3.7, 17, 29.3, 71])
  func premultiplied(_ size: Double) throws {
    let picture = try noise(29, 23, isOpaque: false)
    for item in [
      image(picture, 0.3, 0.7, size, size),
      .group(Group([image(picture, 5, 2, size, size, opacity: 0.7)], transform: .rotation(degrees: 20))),
    ] {
      for pixel in try painted(item, width: 80, height: 80).pixels {
        let alpha = pixel >> 24
        #expect(pixel >> 16 & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel & 0xFF <= alpha)
      }
    }
  }

  @Test("is the same from a painter that has drawn it in other sizes")
  func remembered() throws {
    let picture = try noise(67, 45)
    func scene(_ size: Double) -> Scene {
      Scene(size: ViewSize(width: 40, height: 40), items: [image(picture, 1.2, 3.4, size, size / 2)])
    }
    let painter = Painter(fonts: .bundled)
    let first = try painter.paint(scene(9))
    for size in [30.0, 2, 77] { _ = try painter.paint(scene(size)) }
    #expect(try painter.paint(scene(9)) == first)
  }

  @Test("much larger or smaller than its pixels is painted", arguments: [0.001, 0.4, 1e4, 1e8])
  func extremes(_ size: Double) throws {
    let picture = try plain(300, 7, 0xFFFF_FFFF)
    let bitmap = try painted(image(picture, 10 - size / 2, 10 - size / 2, size, size))
    #expect(abs(bitmap.coveredArea - min(size * size, 1600)) < 0.01 || size > 20)
    if size > 100 { #expect(bitmap.coveredArea == 1600) }
  }

  @Test("with numbers that are none is left out", arguments: [Double.nan, .infinity, -1, 0])
  func strange(_ number: Double) throws {
    let picture = try plain(3, 3, 0xFFFF_FFFF)
    #expect(try painted(image(picture, 5, 5, number, 10)).touchedCount == 0)
    if number.isNaN || number > 9 {
      #expect(try painted(image(picture, number, 5, 10, 10)).touchedCount == 0)
    }
    let flat = Group([image(picture, 5, 5, 9, 9)], transform: .scale(1, 0))
    #expect(try painted(.group(flat)).touchedCount == 0)
  }

  @Test("is cut by a round clip, with soft edges")
  func clipped() throws {
    let picture = try plain(64, 64, 0xFF00_0000)
    var circle = Path()
    for index in 0..<120 {
      let point = Transform.rotation(degrees: Double(index) * 3).apply(ViewPoint(x: 15, y: 0))
      let corner = ViewPoint(x: 20 + point.x, y: 20 + point.y)
      if index == 0 { circle.move(to: corner) } else { circle.line(to: corner) }
    }
    circle.close()
    let bitmap = try painted(.group(Group([image(picture, 0, 0, 40, 40)], clip: circle)))
    #expect(bitmap == (try painted(fill(circle))))
  }
}
