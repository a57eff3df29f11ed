/// Reads polygons from a GeoPackage's geometry: a header of its own, then well-known binary (OGC 06-103r4).
struct WellKnownBinary {
  private let reader: ByteReader

  init(_ reader: ByteReader) {
    self.reader = reader
  }

  /// The rings of each polygon, the last vertex not repeated; none for an empty value.
  func polygons() throws(BuildError) -> [[[SIMD2<Double>]]] {
    guard !reader.bytes.isEmpty else { return [] }
    guard reader.bytes.count > 8, reader.bytes[0] == 0x47, reader.bytes[1] == 0x50 else {
      throw .damaged(path: reader.path, offset: 0)
    }
    // Bits 1 to 3 of the flags tell how many numbers of an envelope follow the eight bytes.
    let envelopes = [0, 4, 6, 6, 8]
    let kind = Int(reader.bytes[3] >> 1 & 7)
    guard envelopes.indices.contains(kind) else { throw .damaged(path: reader.path, offset: 3) }
    var place = 8 + 8 * envelopes[kind]
    return try polygons(at: &place)
  }

  private func polygons(at place: inout Int) throws(BuildError) -> [[[SIMD2<Double>]]] {
    // Little-endian only: what every writer of our inputs uses.
    guard try reader.little(place, count: 1) == 1 else { throw .damaged(path: reader.path, offset: place) }
    let type = try reader.int32(place + 1)
    let count = try reader.int32(place + 5)
    guard count >= 0 else { throw .damaged(path: reader.path, offset: place + 5) }
    place += 9
    switch type {
    case 3: return [try rings(count, at: &place)]
    case 6:
      var polygons: [[[SIMD2<Double>]]] = []
      for _ in 0..<count { polygons += try self.polygons(at: &place) }
      return polygons
    default: throw .damaged(path: reader.path, offset: place - 8)
    }
  }

  private func rings(_ count: Int, at place: inout Int) throws(BuildError) -> [[SIMD2<Double>]] {
    var rings: [[SIMD2<Double>]] = []
    for _ in 0..<count {
      let points = try reader.int32(place)
      place += 4
      guard points >= 0, points <= (reader.bytes.count - place) / 16 else {
        throw .damaged(path: reader.path, offset: place - 4)
      }
      var ring: [SIMD2<Double>] = []
      for _ in 0..<points {
        ring.append(try reader.point(place))
        place += 16
      }
      if ring.count > 1, ring.first == ring.last { ring.removeLast() }
      rings.append(ring)
    }
    return rings
  }
}
