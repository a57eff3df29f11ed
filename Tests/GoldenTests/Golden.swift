import Geography
import Raster
import Scene
import Testing
import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expected results that are kept as files beside the tests.
///
/// A run with `VEDUTA_RENEW_GOLDENS=1` in its environment writes them anew and fails, so that no green run
/// has written its own answer.
enum Golden {
  /// Where they are kept: `Goldens` beside this file.
  private static let folder = String(#filePath.dropLast("Golden.swift".count)) + "Goldens/"
  private static let isRenewing = getenv("VEDUTA_RENEW_GOLDENS") != nil

  /// How far a channel may be off: nothing where the libraries are pinned, a little on other machines.
  private static var tolerance: Int {
    #if os(Linux) && arch(x86_64)
      0
    #else
      3
    #endif
  }

  /// Holds a text against its golden, line by line.
  static func expect(_ text: String, named name: String, _ location: SourceLocation = #_sourceLocation) {
    let path = folder + name + ".txt"
    guard let golden = read(path), !isRenewing else { return renew(Array(text.utf8), path, location) }
    let expected = String(decoding: golden, as: UTF8.self)
    guard text != expected else { return }
    let (lines, wanted) = (text.split(separator: "\n"), expected.split(separator: "\n"))
    let first = zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }
    Attachment.record(Array(text.utf8), named: name + ".actual.txt", sourceLocation: location)
    let difference =
      first.map { "line \($0.offset + 1) is\n\($0.element.0)\nand not\n\($0.element.1)" }
      ?? "\(lines.count) lines instead of \(wanted.count)"
    Issue.record("\(name): \(difference)", sourceLocation: location)
  }

  /// Holds a picture against its golden, pixel by pixel.
  static func expect(
    _ bitmap: Bitmap, scale: Double, named name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let path = folder + name + ".png"
    let png = try PNGEncoder(effort: .document, scale: scale).encode(bitmap)
    guard let golden = read(path), !isRenewing else { return renew(png, path, location) }
    let expected = try PNGDecoder.decode(golden)
    guard expected.width == bitmap.width, expected.height == bitmap.height else {
      Issue.record(
        "\(name): \(bitmap.width)x\(bitmap.height) instead of \(expected.width)x\(expected.height)",
        sourceLocation: location)
      return
    }
    let worst = zip(bitmap.pixels, expected.pixels).reduce(0) { max($0, distance($1.0, $1.1)) }
    guard worst > tolerance else { return }
    Attachment.record(png, named: name + ".actual.png", sourceLocation: location)
    Attachment.record(golden, named: name + ".expected.png", sourceLocation: location)
    Attachment.record(
      try PNGEncoder().encode(try difference(bitmap, expected)), named: name + ".difference.png",
      sourceLocation: location)
    Issue.record("\(name): a channel is off by \(worst)", sourceLocation: location)
  }

  /// The largest difference of two pixels in any channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.reduce(0) { worst, shift in
      let (left, right) = (Int((one >> shift) & 255), Int((other >> shift) & 255))
      return max(worst, abs(left - right))
    }
  }

  /// White where two pictures are equal, darker where they are not.
  private static func difference(_ one: Bitmap, _ other: Bitmap) throws -> Bitmap {
    let scene = Scene(
      size: ViewSize(width: Double(one.width), height: Double(one.height)), background: .white,
      items: one.pixels.indices.compactMap { index in
        let worst = distance(one.pixels[index], other.pixels[index])
        guard worst > 0 else { return nil }
        let (x, y) = (Double(index % one.width), Double(index / one.width))
        var dot = Path()
        for (dx, dy) in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
          let corner = ViewPoint(x: x + dx, y: y + dy)
          if dx + dy == 0 { dot.move(to: corner) } else { dot.line(to: corner) }
        }
        dot.close()
        let level = 255 - min(worst * 4, 255)
        return .fill(Fill([dot], paint: .color(Color(level, level, level))))
      })
    return try Painter(fonts: .bundled).paint(scene)
  }

  private static func renew(_ bytes: [UInt8], _ path: String, _ location: SourceLocation) {
    guard isRenewing else {
      Issue.record("there is no golden at \(path)", sourceLocation: location)
      return
    }
    mkdir(folder, 0o755)
    guard let file = fopen(path, "wb") else {
      Issue.record("cannot write \(path)", sourceLocation: location)
      return
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    Issue.record("renewed \(path): look at it before you commit it", sourceLocation: location)
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}
