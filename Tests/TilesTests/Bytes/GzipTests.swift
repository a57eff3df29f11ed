import Support
import Testing

@testable import Tiles

@Suite("Gzip data")
struct GzipTests {
  private func inflate(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
    try Gzip.inflate(bytes, limit: limit)
  }

  @Test("inflate to what was deflated, up to the limit and not beyond")
  func limit() throws {
    // Far better compressed than the first guess at a length allows for.
    let bytes = [UInt8](repeating: 7, count: 100_000)
    let deflated = Gzip.deflate(bytes)
    #expect(deflated.count < 1_000)
    #expect(try inflate(deflated, limit: 100_000) == bytes)
    #expect(throws: Gzip.Failure.tooLarge) { try inflate(deflated, limit: 99_999) }
  }

  @Test("claiming another length than they have are refused and ask for no memory")
  func claim() {
    var deflated = Gzip.deflate([1, 2, 3])
    for index in deflated.indices.suffix(4) { deflated[index] = 0xFF }
    #expect(throws: Gzip.Failure.malformed) { try inflate(deflated, limit: 1 << 40) }
  }

  @Test("of several members inflate to all of them")
  func members() throws {
    let deflated = Gzip.deflate([1, 2, 3]) + Gzip.deflate([4, 5])
    #expect(try inflate(deflated, limit: 5) == [1, 2, 3, 4, 5])
    #expect(throws: Gzip.Failure.tooLarge) { try inflate(deflated, limit: 4) }
    #expect(throws: Gzip.Failure.malformed) { try inflate(deflated + [0], limit: 5) }
  }

  @Test("that were cut or damaged are refused")
  func damaged() {
    let deflated = Gzip.deflate(Array("a map is not the territory it represents".utf8))
    for count in 0..<deflated.count {
      #expect(throws: Gzip.Failure.malformed) { try inflate(Array(deflated.prefix(count)), limit: 1000) }
    }
    var flipped = deflated
    flipped[20] ^= 4
    #expect(throws: Gzip.Failure.malformed) { try inflate(flipped, limit: 1000) }
  }

  @Test("are the same for the same input")
  func repeatable() {
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
    #expect(Gzip.deflate(bytes) == Gzip.deflate(bytes))
    #expect(Gzip.deflate(bytes)[4..<8].allSatisfy { $0 == 0 }, "a time in the header")
  }
}
