import Testing

@testable import WorldBuilder

@Suite("Reading well-known binary") struct WellKnownBinaryTests {
  private static let ring = [SIMD2(0.0, 0), SIMD2(5, 5), SIMD2(0, 5), SIMD2(0, 0)]

  private func polygon(into maker: inout ByteMaker) {
    maker.bytes.append(1)
    maker.little(3)
    maker.little(1)
    maker.little(Self.ring.count)
    for point in Self.ring { maker.point(point) }
  }

  private func header(envelope: UInt8) -> ByteMaker {
    let numbers = [0, 4, 6, 6, 8][Int(envelope)]
    return ByteMaker(
      bytes: [0x47, 0x50, 0, envelope << 1 | 1, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 8 * numbers))
  }

  @Test("Polygons and several of them are read behind any envelope", arguments: 0..<5 as Range<UInt8>)
  func polygons(envelope: UInt8) throws {
    var one = header(envelope: envelope)
    polygon(into: &one)
    let rings = [Self.ring.dropLast()].map(Array.init)
    #expect(try WellKnownBinary(ByteReader(bytes: one.bytes, path: "")).polygons() == [rings])
    var two = header(envelope: envelope)
    two.bytes.append(1)
    two.little(6)
    two.little(2)
    polygon(into: &two)
    polygon(into: &two)
    #expect(try WellKnownBinary(ByteReader(bytes: two.bytes, path: "")).polygons() == [rings, rings])
  }

  @Test("No bytes are no polygons, cut ones an error") func cut() throws {
    #expect(try WellKnownBinary(ByteReader(bytes: [], path: "")).polygons().isEmpty)
    var maker = header(envelope: 1)
    polygon(into: &maker)
    for count in 1..<maker.bytes.count {
      let short = ByteReader(bytes: Array(maker.bytes.prefix(count)), path: "")
      #expect(throws: BuildError.self) { try WellKnownBinary(short).polygons() }
    }
  }
}
