extension TileAddress {
  /// The address as Bing's tile system writes it: a digit from 0 to 3 for each zoom, empty at zoom 0.
  public var quadkey: String {
    String(
      (0..<max(z, 0)).reversed().map { level -> Character in
        let digit = (x >> level & 1) | (y >> level & 1) << 1
        return ["0", "1", "2", "3"][digit]
      })
  }

  /// Reads a quadkey of 0 to 30 digits; nothing if it is longer or holds anything else.
  public init?(quadkey: String) {
    guard quadkey.utf8.count <= 30 else { return nil }
    var (x, y) = (0, 0)
    for byte in quadkey.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(byte) else { return nil }
      x = x << 1 | Int(byte & 1)
      y = y << 1 | Int(byte >> 1 & 1)
    }
    self.init(z: quadkey.utf8.count, x: x, y: y)
  }
}
