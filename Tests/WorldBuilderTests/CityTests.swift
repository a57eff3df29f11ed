import Testing

@testable import WorldBuilder

@Suite("The city's ground")
struct CityTests {
  private func whole(_ text: String) throws -> CityExtract {
    var ground = CityGround(try CityExtract(Array(text.utf8), path: "test.opl"))
    return ground.whole()
  }

  private let square = """
    n1 v1 T x0 y0
    n2 v1 Tname=A%20%B x10 y0
    n3 v1 T x10 y10
    n4 v1 T x0 y10

    """

  @Test("a line is cut where a node is missing, and both pieces keep its tags")
  func cutsLines() throws {
    let ways = try whole(square + "w7 v2 Thighway=service,name=X Nn1,n2,n99,n3,n4,n98\n").objects
      .filter { $0.kind == "w" }
    #expect(ways.map(\.nodes) == [[1, 2], [3, 4]])
    #expect(ways.map(\.tags) == [["highway=service", "name=X"], ["highway=service", "name=X"]])
    #expect(ways[0].id == 7)
    #expect(ways[1].id > 1_000_000_000)
  }

  @Test("an area loses the corners that are missing and stays closed")
  func keepsAreas() throws {
    let ways = try whole(square + "w7 v2 Tbuilding=yes Nn99,n1,n2,n3,n4,n99\n").objects
      .filter { $0.kind == "w" }
    #expect(ways.map(\.nodes) == [[1, 2, 3, 4, 1]])
  }

  @Test("members that are missing leave a relation, and a relation without any goes")
  func cleansRelations() throws {
    let text =
      square + "w7 v2 Tbuilding=yes Nn1,n2,n3,n1\nr1 v1 Ttype=multipolygon Mw7@outer,w8@inner\n"
      + "r2 v1 Ttype=multipolygon Mw8@outer\nr3 v1 Ttype=route Mw7@\n"
    let relations = try whole(text).objects.filter { $0.kind == "r" }
    #expect(relations.map(\.id) == [1])
    #expect(relations.map(\.members) == [["w7@outer"]])
  }

  @Test("the sea is what lies to the right of the coast, out to the edge of the extract")
  func closesTheSea() {
    // A coast from the east side to the west side: north of it is sea.
    let corners = [SIMD2(0.0, 0), SIMD2(8, 0), SIMD2(8, 8), SIMD2(0, 8)]
    let coast = CityCoast([[SIMD2(7, 4), SIMD2(4, 5), SIMD2(1, 6)]], within: corners)
    let outline = [
      SIMD2(8.0, 4), SIMD2(7, 4), SIMD2(4, 5), SIMD2(1, 6), SIMD2(0, 6), SIMD2(0, 8), SIMD2(8, 8),
    ]
    #expect(coast?.seas() == [outline])
  }

  @Test("two coasts bound one sea where the edge leads from one to the other, and two where it does not")
  func tellsSeasApart() {
    let corners = [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)]
    let west = [SIMD2(2, 0.5), SIMD2(2.0, 9.5)]
    let east = [SIMD2(8, 9.5), SIMD2(8.0, 0.5)]
    #expect(CityCoast([west, east], within: corners)?.seas().count == 1)
    #expect(CityCoast([west.reversed(), east.reversed()], within: corners)?.seas().count == 2)
  }

  @Test("runs that meet are one, whatever their order")
  func joinsRuns() {
    #expect(CityGround.joined([[3, 4], [1, 2, 3], [7, 8]]) == [[1, 2, 3, 4], [7, 8]])
  }

  @Test("a line that is no object is an error with its place")
  func refusesNonsense() {
    #expect(throws: BuildError.damaged(path: "test.opl", offset: 14)) {
      try CityExtract(Array("n1 v1 T x0 y0\nhello\n".utf8), path: "test.opl")
    }
  }
}
