/// Reads numbers forward from bytes that nobody vouches for; every read is checked against the end.
///
/// Positions count from the start of the whole buffer, also in a reader that was narrowed to a part,
/// so that a position can be reported as it is. It borrows the memory and must not outlive it.
struct ByteReader {
  private let base: UnsafePointer<UInt8>
  /// Where the next read starts.
  private(set) var position: Int
  /// Where reading stops.
  let end: Int
  /// The position of the buffer's last byte, which may lie beyond `end`.
  private let lastByte: Int

  /// Reads a part of a buffer; a part that reaches outside the buffer is cut to it.
  init?(_ buffer: UnsafeRawBufferPointer, _ range: Range<Int>) {
    guard let start = buffer.baseAddress else { return nil }
    let range = range.clamped(to: 0..<buffer.count)
    base = start.assumingMemoryBound(to: UInt8.self)
    position = range.lowerBound
    end = range.upperBound
    lastByte = buffer.count - 1
  }

  private init(_ whole: ByteReader, _ range: Range<Int>) {
    base = whole.base
    position = range.lowerBound
    end = range.upperBound
    lastByte = whole.lastByte
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position >= end }

  /// How many bytes are left.
  var left: Int { end - position }

  /// The next `count` bytes as a reader of their own, or nothing if there are not as many.
  @inline(__always)
  mutating func part(_ count: UInt64) -> ByteReader? {
    guard count <= UInt64(left) else { return nil }
    let start = position
    position += Int(count)
    return ByteReader(self, start..<position)
  }

  /// Leaves out `count` bytes, or says that there are not as many.
  mutating func skip(_ count: UInt64) -> Bool {
    guard count <= UInt64(left) else { return false }
    position += Int(count)
    return true
  }

  /// The next number of the base-128 kind, or nothing if it is cut or has more than ten bytes.
  ///
  /// The least significant group comes first. Bits above the 64th are dropped, as protobuf does.
  @inline(__always)
  mutating func varint() -> UInt64? {
    guard position < end else { return nil }
    let first = base[position]
    if first < 0x80 {
      position &+= 1
      return UInt64(first)
    }
    // Two bytes are what most coordinates have.
    if position &+ 1 < end, case let second = base[position &+ 1], second < 0x80 {
      position &+= 2
      return UInt64(first & 0x7F) | UInt64(second) << 7
    }
    // A static function of plain values, so that a reader can be kept in registers.
    let (value, next) = Self.longVarint(base, position, end)
    guard next > position else { return nil }
    position = next
    return value
  }

  /// The next number, as ``varint()`` reads it; quicker where one and two bytes alternate without a pattern.
  ///
  /// So they do among coordinates and among the values of tags, where a branch on the length would be guessed wrong
  /// half of the time.
  @inline(__always)
  mutating func irregularVarint() -> UInt64? {
    guard position < lastByte else { return varint() }
    let both = UInt64(
      UInt16(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt16.self)))
    let hasTwo = both &>> 7 & 1
    let next = position &+ 1 &+ Int(truncatingIfNeeded: hasTwo)
    guard both & 0x8080 != 0x8080, next <= end else { return varint() }
    position = next
    return both & 0x7F | both &>> 1 & (0 &- hasTwo) & 0x3F80
  }

  /// A number of several bytes and where it ends, which is where it starts if it is no number.
  @inline(never)
  private static func longVarint(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> (value: UInt64, next: Int) {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var index = start
    let stop = min(end, start + 10)
    while index < stop {
      let byte = base[index]
      value |= UInt64(byte & 0x7F) &<< shift
      index &+= 1
      if byte < 0x80 { return (value, index) }
      shift &+= 7
    }
    return (0, start)
  }

  /// The next whole number of fixed width, least significant byte first; nothing if it is cut.
  mutating func fixed<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let width = Number.bitWidth / 8
    guard left >= width else { return nil }
    let value = UnsafeRawPointer(base + position).loadUnaligned(as: Number.self)
    position += width
    return Number(littleEndian: value)
  }
}

extension ByteReader {
  /// Where what is left lies, for buffers of less than 2^32 bytes.
  var range: Range<UInt32> { UInt32(position)..<UInt32(end) }

  /// A reader of a part of what this one reads.
  func narrowed(to part: Range<UInt32>) -> ByteReader {
    ByteReader(self, Int(part.lowerBound)..<Int(part.upperBound))
  }

  /// All that is left, as UTF-8; what is not UTF-8 comes out as U+FFFD.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: base + position, count: left), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Lends a reader of a part of the bytes, nothing if the array is empty.
  func withReader<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (ByteReader?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { buffer throws(Failure) in
      try body(ByteReader(UnsafeRawBufferPointer(buffer), range))
    }
  }
}
