/// Gathers ASCII in a fixed piece of memory and hands it on whenever that is full.
final class TextSink {
  private static let capacity = 32_768
  /// The longest thing written without looking for room in between.
  private static let reserve = 64

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var count = 0
  private let drain: (UnsafeBufferPointer<UInt8>) -> Void

  init(drain: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.drain = drain
  }

  deinit {
    bytes.deallocate()
  }

  /// Hands on what has been gathered.
  func flush() {
    drain(UnsafeBufferPointer(start: bytes, count: count))
    count = 0
  }

  @inline(__always)
  private func makeRoom() {
    if count > TextSink.capacity - TextSink.reserve { flush() }
  }

  /// Writes one ASCII character.
  @inline(__always)
  func put(_ byte: UInt8) {
    makeRoom()
    bytes[count] = byte
    count &+= 1
  }

  /// Writes a short text.
  func put(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { put(byte) } }
  }

  /// Writes an integer in decimal.
  @inline(__always)
  func put(_ value: Int) {
    if value < 0 { put(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  /// Writes a number rounded to a thousandth, without needless zeros; what is no finite number as `nan` or `inf`.
  @inline(__always)
  func put(_ value: Double) {
    put(value, unit: 1000)
  }

  /// Writes a number rounded to a millionth: factors and shares, where a thousandth would be coarse.
  func putFine(_ value: Double) {
    put(value, unit: 1_000_000)
  }

  /// Writes a number rounded to a million-millionth: what tells how large the units of far-reaching shapes are.
  func putFinest(_ value: Double) {
    put(value, unit: 1_000_000_000_000)
  }

  @inline(__always)
  private func put(_ value: Double, unit: UInt) {
    let scaled = (value * Double(unit)).rounded()
    // Beyond this the integer would overflow.
    guard scaled.magnitude < 9e18 else { return special(value) }
    let whole = Int(scaled)
    if whole < 0 { put(UInt8(ascii: "-")) }
    digits(whole.magnitude / unit)
    var rest = whole.magnitude % unit
    if rest == 0 { return }
    put(UInt8(ascii: "."))
    var place = unit / 10
    while rest > 0 {
      put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Writes a byte as two hexadecimal digits.
  func hexadecimal(_ byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  @inline(__always)
  private func digits(_ value: UInt) {
    makeRoom()
    var places = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      places &+= 1
    }
    rest = value
    var index = count &+ places
    while index > count {
      index &-= 1
      bytes[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count &+= places
  }

  private func special(_ value: Double) {
    if value.isNaN { return put("nan") }
    if value < 0 { put(UInt8(ascii: "-")) }
    if value.isInfinite { return put("inf") }
    // Far too large to draw: the bits tell such numbers apart.
    put("bits")
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      hexadecimal(UInt8(truncatingIfNeeded: value.magnitude.bitPattern >> shift))
    }
  }
}
