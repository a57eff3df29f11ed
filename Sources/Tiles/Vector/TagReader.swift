/// Walks the tags of a feature, which are pairs of a key's and a value's index.
///
/// The layer checked them when it was read, so nothing can be wrong with them here.
struct TagReader {
  private var reader: ByteReader

  init(_ reader: ByteReader) {
    self.reader = reader
  }

  /// The next pair, nothing at the end.
  @inline(__always)
  mutating func next() -> (key: Int, value: Int)? {
    guard let key = reader.varint(), let value = reader.irregularVarint() else { return nil }
    return (Int(truncatingIfNeeded: key), Int(truncatingIfNeeded: value))
  }
}
