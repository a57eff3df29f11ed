import Geography
import Raster
import Scene
import Support
import Testing
import Typography

@Suite("A PNG")
struct PNGTests {
  /// Every premultiplied pixel of one component and alpha, once each.
  private func everyPixel() throws -> Bitmap {
    var items: [SceneItem] = []
    for alpha in 0...255 {
      for component in stride(from: 0, through: 255, by: 5) {
        items.append(
          fill(
            rectangle(Double(alpha), Double(component / 5), 1, 1),
            color: Color(component, 255 - component, 77, alpha: Double(alpha) / 255)))
      }
    }
    return try Painter(fonts: .bundled).paint(Scene(size: ViewSize(width: 256, height: 52), items: items))
  }

  /// The chunks of a file: name and data.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
    var (chunks, offset) = ([(name: String, data: [UInt8])](), 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 * 256 + Int($1) }
      chunks.append(
        (
          String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
          Array(bytes[offset + 8..<offset + 8 + length])
        ))
      offset += 12 + length
    }
    return chunks
  }

  @Test("holds the same pixels when read again", arguments: [PNGEncoder.Effort.frame, .still, .document])
  func roundTrip(_ effort: PNGEncoder.Effort) throws {
    let bitmap = try everyPixel()
    #expect(!bitmap.isOpaque)
    #expect(try PNGDecoder.decode(PNGEncoder(effort: effort).encode(bitmap)) == bitmap)
    let opaque = try painted(
      fill(rectangle(3, 3, 9.5, 9)), width: 31, height: 17, background: Color(9, 99, 199))
    #expect(try PNGDecoder.decode(PNGEncoder(effort: effort).encode(opaque)) == opaque)
  }

  @Test("has its chunks in order, and says what made it")
  func chunkOrder() throws {
    let bitmap = try Bitmap(width: 3, height: 2, filledWith: 0xFF10_2030)
    let file = try PNGEncoder(scale: 2, digest: "0123abcd").encode(bitmap)
    #expect(file.prefix(8) == [137, 80, 78, 71, 13, 10, 26, 10])
    let chunks = chunks(file)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "tEXt", "tEXt", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(chunks[1].data == [0])
    // 144 dots an inch are 5669 a metre.
    #expect(chunks[2].data == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(chunks[3].data == Array("Software\0Veduta".utf8))
    #expect(chunks[4].data == Array("veduta:digest\u{0}0123abcd".utf8))
    #expect(chunks.last?.data == [])
  }

  @Test("has alpha only where there is any")
  func kinds() throws {
    let opaque = try PNGEncoder().encode(Bitmap(width: 1, height: 1, filledWith: 0xFF00_0000))
    #expect(chunks(opaque)[0].data[9] == 2)
    let clear = try PNGEncoder().encode(Bitmap(width: 1, height: 1, filledWith: 0xFE00_0000))
    #expect(chunks(clear)[0].data[9] == 6)
  }

  @Test("leaves out what it is not told", arguments: [0, -1, Double.nan, .infinity, 1e9])
  func optional(_ scale: Double) throws {
    let file = try PNGEncoder(scale: scale).encode(Bitmap(width: 1, height: 1))
    #expect(chunks(file).map(\.name) == ["IHDR", "sRGB", "tEXt", "IDAT", "IEND"])
    #expect(try PNGDecoder.digest(of: file) == nil)
  }

  @Test("tells its digest without being decoded")
  func digest() throws {
    let file = try PNGEncoder(digest: "ab12 é€").encode(Bitmap(width: 1, height: 1))
    #expect(try PNGDecoder.digest(of: file) == "ab12 é?")
  }

  @Test("is the same bytes for the same picture")
  func sameBytes() throws {
    let bitmap = try everyPixel()
    #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap))
  }

  @Test("that claims to be too large is refused before memory is taken for it")
  func claims() throws {
    // A header of 100 000 × 100 000 pixels with a right checksum, then nothing that could be read.
    let header: [UInt8] = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6,
      0, 0, 0,
    ]
    let file = header + bigEndian(crc(header[12...])) + [0, 0, 0, 0, 73, 68, 65, 84, 0x35, 0xAF, 0x06, 0x1E]
    #expect(throws: RasterError.size(width: 100_000, height: 100_000)) { try PNGDecoder.decode(file) }
  }

  @Test("that is damaged is read or refused, never worse", arguments: UInt64(1)...8)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = try PNGEncoder(digest: "00").encode(painted(fill(polygon((3, 1), (30, 9), (8, 33)))))
    for _ in 0..<60 {
      var file = whole
      switch Int.random(in: 0..<3, using: &random) {
      case 0: file.removeLast(Int.random(in: 1...file.count, using: &random))
      case 1: file.insert(contentsOf: file.prefix(40), at: Int.random(in: 0..<file.count, using: &random))
      default:
        for _ in 0..<4 {
          file[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      do throws(RasterError) {
        let bitmap = try PNGDecoder.decode(file)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      } catch {
        switch error {
        case .decoding, .size: break
        default: Issue.record("seed \(seed): \(error)")
        }
      }
      _ = try? PNGDecoder.digest(of: file)
    }
  }

  @Test("cut off is no chain of chunks")
  func cutOff() throws {
    let file = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    #expect(throws: RasterError.notPNG(offset: 0)) { try PNGDecoder.digest(of: []) }
    #expect(throws: RasterError.notPNG(offset: 8)) { try PNGDecoder.digest(of: Array(file.prefix(20))) }
    #expect(throws: RasterError.notPNG(offset: file.count - 12)) {
      try PNGDecoder.digest(of: Array(file.dropLast()))
    }
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
