import Raster
import Scene
import Support
import Testing

/// A picture of soft colours.
private func gradient(_ width: Int, _ height: Int) -> [UInt32] {
  (0..<width * height).map { index in
    let (x, y) = (UInt32(index % width), UInt32(index / width))
    return 0xFF00_0000 | (x * 255 / UInt32(width)) << 16 | (y * 255 / UInt32(height)) << 8 | 90
  }
}

/// Red, green, blue and white quarters.
private let quarters: [UInt32] = (0..<32 * 16).map { index in
  switch (index % 32 < 16, index / 32 < 8) {
  case (true, true): 0xFFFF_0000
  case (false, true): 0xFF00_FF00
  case (true, false): 0xFF00_00FF
  case (false, false): 0xFFFF_FFFF
  }
}

private func parts(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 0xFF) } }

private func difference(_ a: UInt32, _ b: UInt32) -> Int {
  zip(parts(a), parts(b)).map { abs($0 - $1) }.max() ?? 0
}

@Suite("A picture reader")
struct PictureReaderTests {
  @Test("reads JPEG", arguments: [false, true], [(64, 48), (17, 31), (1, 1)])
  func jpeg(_ isProgressive: Bool, _ size: (Int, Int)) throws {
    let pixels = gradient(size.0, size.1)
    let file = JPEGFile(width: size.0, height: size.1, isProgressive: isProgressive)
    let picture = try PictureReader.read(file.encode(pixels))
    #expect(picture.width == size.0)
    #expect(picture.height == size.1)
    for (read, written) in zip(picture.pixels, pixels) {
      #expect(read >> 24 == 255)
      #expect(difference(read, written) < 16)
    }
  }

  @Test("reads JPEG in greys")
  func grey() throws {
    let file = JPEGFile(width: 40, height: 30, isGrey: true).encode(
      [UInt32](repeating: 0xFF80_8080, count: 1200))
    #expect(try PictureReader.read(file).pixels.allSatisfy { $0 == 0xFF80_8080 })
  }

  @Test(
    "turns a JPEG as its EXIF orientation says",
    arguments: [
      (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
      (0, "rgbw"), (9, "rgbw"),
    ], [false, true])
  func orientation(_ row: (UInt8, String), _ isLittle: Bool) throws {
    let file = JPEGFile(width: 32, height: 16).encode(quarters)
    let picture = try PictureReader.read(JPEGFile.oriented(file, row.0, isLittle: isLittle))
    let isTurned = (5...8).contains(row.0)
    #expect((picture.width, picture.height) == (isTurned ? (16, 32) : (32, 16)))
    // Top left, top right, bottom left, bottom right.
    let (right, bottom) = (picture.width - 3, picture.height - 3)
    let corners = [(2, 2), (right, 2), (2, bottom), (right, bottom)].map {
      picture.pixels[$0.1 * picture.width + $0.0]
    }
    let names: [(UInt32, Character)] = [
      (0xFFFF_0000, "r"), (0xFF00_FF00, "g"), (0xFF00_00FF, "b"), (0xFFFF_FFFF, "w"),
    ]
    let seen = corners.map { corner in names.first { difference($0.0, corner) < 20 }?.1 ?? "?" }
    #expect(String(seen) == row.1)
  }

  @Test("reads PNG exactly, translucent too")
  func png() throws {
    var bitmap = try Bitmap(width: 9, height: 7, filledWith: 0x8040_2000)
    #expect(try PictureReader.read(PNGEncoder().encode(bitmap)).pixels == bitmap.pixels)
    bitmap = try Bitmap(width: 3, height: 300, filledWith: 0xFF12_3456)
    let picture = try PictureReader.read(PNGEncoder().encode(bitmap))
    #expect(picture.pixels == bitmap.pixels)
    #expect(picture.height == 300)
  }

  @Test(
    "tells what is no picture from kinds it does not read",
    arguments: [
      ("", .notAPicture), ("hello", .notAPicture), ("GIF89a........", .unsupported(.gif)),
      ("RIFF1234WEBPVP8 ", .cut), ("RIFF\0\0\0\0WEBP", .broken(reason: "no WebP that libwebp can read")),
      ("1234ftypheic", .unsupported(.heic)),
      ("1234ftypavif", .unsupported(.avif)), ("II*\0....", .unsupported(.tiff)),
      ("BM..........................", .unsupported(.bmp)), ("<svg xmlns", .unsupported(.svg)),
    ] as [(String, PictureError)])
  func kinds(_ bytes: String, _ error: PictureError) {
    #expect(throws: error) { try PictureReader.read(Array(bytes.utf8)) }
  }

  @Test("refuses JPEG for print")
  func print() {
    let file = JPEGFile(width: 16, height: 16).encodeCMYK()
    #expect(throws: PictureError.unsupported(.cmykJPEG)) { try PictureReader.read(file) }
  }

  @Test("tells that a file is cut, wherever that is")
  func cut() throws {
    let jpeg = JPEGFile(width: 64, height: 48).encode(gradient(64, 48))
    let png = try PNGEncoder().encode(try Bitmap(width: 64, height: 48, filledWith: 0xFF00_4080))
    for file in [jpeg, png] {
      for count in stride(from: 4, to: file.count - 2, by: max(1, file.count / 97)) {
        #expect(throws: PictureError.self, "\(count)") { try PictureReader.read(Array(file[..<count])) }
      }
      #expect(throws: PictureError.cut) { try PictureReader.read(Array(file[..<(file.count * 3 / 4)])) }
    }
  }

  @Test("refuses sizes too large before it makes room for them")
  func tooLarge() throws {
    var jpeg = JPEGFile(width: 64, height: 48).encode(gradient(64, 48))
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x30, 0, 0x30, 0])
    #expect(throws: PictureError.tooLarge(width: 12_288, height: 12_288)) { try PictureReader.read(jpeg) }
    var png = try PNGEncoder().encode(try Bitmap(width: 64, height: 48, filledWith: 0xFF00_4080))
    png.replaceSubrange(16..<24, with: [0, 0, 0x40, 1, 0, 0, 0, 1])
    #expect(throws: PictureError.tooLarge(width: 16_385, height: 1)) { try PictureReader.read(png) }
  }

  @Test("gives a picture or an error for broken bytes, and never fails otherwise", arguments: 0..<8)
  func mutations(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let plain = JPEGFile(width: 33, height: 21, isProgressive: seed % 2 == 0).encode(gradient(33, 21))
    let jpeg = JPEGFile.oriented(plain, 6, isLittle: true)
    let png = try PNGEncoder().encode(try Bitmap(width: 33, height: 21, filledWith: 0x8040_2010))
    for round in 0..<60 {
      let file = (round % 3 == 0 ? png : jpeg).mutated(using: &random)
      do throws(PictureError) {
        let picture = try PictureReader.read(file)
        #expect(picture.pixels.count == picture.width * picture.height, "seed \(seed), round \(round)")
      } catch {
        // Which of them does not matter here.
      }
    }
  }
}
