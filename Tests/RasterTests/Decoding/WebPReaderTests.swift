import Scene
import Support
import Testing

@testable import Raster

/// A picture of soft colours.
private func gradient(_ width: Int, _ height: Int) -> [UInt32] {
  (0..<width * height).map { index in
    let (x, y) = (UInt32(index % width), UInt32(index / width))
    return 0xFF00_0000 | (x * 255 / UInt32(width)) << 16 | (y * 255 / UInt32(height)) << 8 | 90
  }
}

/// A bitmap of such colours, or of any colours and strengths.
private func bitmap(_ width: Int, _ height: Int, seed: UInt64? = nil) throws -> Bitmap {
  var bitmap = try Bitmap(width: width, height: height, filledWith: 0)
  var random = SeededGenerator(seed: seed ?? 0)
  for (index, pixel) in gradient(width, height).enumerated() {
    guard seed != nil else {
      bitmap.pixels[index] = pixel
      continue
    }
    let alpha = UInt32.random(in: 0...255, using: &random)
    let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
    bitmap.pixels[index] = alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
  return bitmap
}

@Suite("A reader of WebP") struct WebPReaderTests {
  @Test(
    "gives back what was written, to the bit", arguments: [(1, 1), (17, 31), (256, 256)],
    [nil, 1, 2] as [UInt64?])
  func roundTrip(_ size: (Int, Int), _ seed: UInt64?) throws {
    let bitmap = try bitmap(size.0, size.1, seed: seed)
    let file = try WebPEncoder().encode(bitmap)
    let picture = try PictureReader.read(file)
    #expect((picture.width, picture.height) == size)
    #expect(picture.pixels == bitmap.pixels, "seed \(seed ?? 0)")
    #expect(try WebPEncoder().encode(bitmap) == file)
  }

  @Test("reads lossy files, translucent ones too", arguments: [0xFF, 0x80, 0] as [UInt32])
  func lossy(_ alpha: UInt32) throws {
    let pixels = gradient(40, 30).map { $0 & 0xFF_FFFF | alpha << 24 }
    let picture = try PictureReader.read(WebPFile(width: 40, height: 30).encode(pixels))
    for (read, written) in zip(picture.pixels, pixels) {
      #expect(read >> 24 == alpha)
      for shift in [0, 8, 16] as [UInt32] {
        let premultiplied = Int((written >> shift & 0xFF) * alpha / 255)
        #expect(abs(Int(read >> shift & 0xFF) - premultiplied) < 24)
      }
    }
  }

  @Test("turns a file as its EXIF orientation says", arguments: [true, false])
  func orientation(_ marked: Bool) throws {
    let plain = try WebPEncoder().encode(try bitmap(32, 16))
    let upright = try PictureReader.read(plain)
    let file = WebPFile.oriented(plain, 6, width: 32, height: 16, marked: marked)
    let turned = try PictureReader.read(file)
    #expect((turned.width, turned.height) == (16, 32))
    // What was bottom left is top left.
    #expect(turned.pixels[0] == upright.pixels[15 * 32])
  }

  @Test("tells that a file is cut, wherever that is")
  func cut() throws {
    for file in [
      try WebPEncoder().encode(try bitmap(64, 48, seed: 3)),
      WebPFile(width: 64, height: 48).encode(gradient(64, 48)),
    ] {
      for count in stride(from: 12, to: file.count, by: max(1, file.count / 97)) {
        #expect(throws: PictureError.cut, "\(count)") { try PictureReader.read(Array(file[..<count])) }
        // Even where the length that it claims was mended.
        let mended =
          Array("RIFF".utf8) + (0..<4).map { UInt8((count - 8) >> ($0 * 8) & 0xFF) } + file[8..<count]
        #expect(throws: PictureError.self, "\(count)") { try PictureReader.read(mended) }
      }
    }
  }

  @Test("does not read animations")
  func animated() throws {
    let file = WebPFile.animated(try WebPEncoder().encode(try bitmap(32, 16)), width: 32, height: 16)
    #expect(throws: PictureError.unsupported(.animatedWebP)) { try PictureReader.read(file) }
  }

  @Test("refuses sizes too large before it makes room for them")
  func tooLarge() throws {
    // A lossless header: the mark, then 14 bits for each side less one.
    let claim: [UInt8] = [0x2F, 0xFE, 0xFF, 0xFF, 0x0F, 0, 0, 0, 0, 0]
    let file = WebPFile.file(WebPFile.chunk("VP8L", claim))
    #expect(throws: PictureError.tooLarge(width: 16_383, height: 16_384)) { try PictureReader.read(file) }
    let small = try WebPEncoder().encode(try bitmap(300, 200))
    #expect(throws: PictureError.tooLarge(width: 300, height: 200)) {
      try PictureReader.read(small, longestSide: 299)
    }
    #expect(try PictureReader.read(small, longestSide: 300).width == 300)
  }

  @Test("gives a picture or an error for broken bytes, and never fails otherwise", arguments: 0..<8)
  func mutations(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let plain = try WebPEncoder().encode(try bitmap(33, 21, seed: seed))
    let files = [
      plain, WebPFile(width: 33, height: 21).encode(gradient(33, 21)),
      WebPFile.oriented(plain, 6, width: 33, height: 21, marked: true),
      WebPFile.animated(plain, width: 33, height: 21),
    ]
    for round in 0..<80 {
      let file = files[round % files.count].mutated(using: &random)
      do throws(PictureError) {
        let picture = try PictureReader.read(file)
        #expect(picture.pixels.count == picture.width * picture.height, "seed \(seed), round \(round)")
      } catch {
        // Which of them does not matter here.
      }
    }
  }

  @Test("what is too long for the format is not written")
  func tooLong() throws {
    let bitmap = try Bitmap(width: 16_384, height: 1, filledWith: 0xFF00_0000)
    #expect(throws: RasterError.size(width: 16_384, height: 1)) { try WebPEncoder().encode(bitmap) }
  }
}
