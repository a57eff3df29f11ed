/// Puts the bytes of small input files together.
struct ByteMaker {
  var bytes: [UInt8] = []

  mutating func little(_ value: Int, _ count: Int = 4) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  mutating func big(_ value: Int) {
    for index in (0..<4).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  mutating func point(_ point: SIMD2<Double>) {
    for value in [point.x, point.y] { little(Int(bitPattern: UInt(value.bitPattern)), 8) }
  }

  mutating func text(_ text: String, width: Int) {
    let letters = Array(text.utf8.prefix(width))
    bytes += letters + [UInt8](repeating: 0x20, count: width - letters.count)
  }
}
