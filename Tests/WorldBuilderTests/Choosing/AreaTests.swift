import Geography
import Testing

@testable import WorldBuilder

@Suite("Areas and labels") struct AreaTests {
  @Test("An eighth of the globe has an eighth of its area") func octant() {
    let octant = [SIMD2(0.0, 0), SIMD2(90, 0), SIMD2(90, 90), SIMD2(0, 90)]
    let expected = 4 * Double.pi * 6371 * 6371 / 8
    #expect(abs(AreaRank.squareKilometres([octant]) / expected - 1) < 1e-9)
    #expect(AreaRank.squareKilometres([octant, octant]) == 0)
    #expect(AreaRank.squareKilometres([]) == 0)
  }

  @Test("Ranks count the steps down", arguments: [(17e6, 0), (5e6, 0), (3e6, 1), (300_000, 2), (2, 6)])
  func ranks(area: Double, rank: Int) {
    #expect(AreaRank.rank(of: area, steps: AreaRank.countries) == rank)
  }

  @Test("A name stands in the widest part of the largest piece") func label() throws {
    let tall = [SIMD2(0.1, 0.1), SIMD2(0.15, 0.1), SIMD2(0.15, 0.5), SIMD2(0.1, 0.5)]
    let foot = [
      SIMD2(0.3, 0.1), SIMD2(0.35, 0.1), SIMD2(0.35, 0.4), SIMD2(0.6, 0.4), SIMD2(0.6, 0.5), SIMD2(0.3, 0.5),
    ]
    let position = try #require(RegionLabels.position(polygons: [[tall], [foot]]))
    #expect(position.y > 0.4 && position.x > 0.35)
  }

  @Test("A river is not drawn through a lake that is drawn, and is where its line leaves the lake")
  func courses() {
    let square = [SIMD2(0.0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)]
    let inside = [SIMD2(0.2, 0.5), SIMD2(0.5, 0.5), SIMD2(1.5, 0.5)]
    let outside = [SIMD2(0.9, 0.5), SIMD2(1.5, 0.5), SIMD2(2, 0.5)]
    var river = NaturalEarth.River(lines: [inside, outside], name: "", rank: 1, isInLake: true)
    let courses = LakeCourses([NaturalEarth.Lake(rings: [square], name: "", area: 1)])
    #expect(courses.lines(of: river) == [outside])
    river.isInLake = false
    #expect(courses.lines(of: river) == [inside, outside])
    river.isInLake = true
    #expect(LakeCourses([]).lines(of: river) == [inside, outside])
  }

  @Test("Neighbours are found over the antimeridian") func neighbours() {
    let near = Neighbourhood([SIMD2(179.95, 10.0), SIMD2(-179.95, 10), SIMD2(-178, 10)]) { $0 }
    #expect(near.values(near: SIMD2(180, 10), within: 20).count == 2)
    #expect(abs(Distance.kilometres(SIMD2(179.5, 0), SIMD2(-179.5, 0)) - 111.195) < 1e-9)
  }

  @Test("Seas have names once, lie on the globe and have a rank that tiles know") func seas() {
    #expect(Set(Seas.all.map(\.name)).count == Seas.all.count)
    for sea in Seas.all {
      #expect(Coordinate(latitude: sea.latitude, longitude: sea.longitude).isValid, "\(sea.name)")
      #expect((0...4).contains(sea.rank), "\(sea.name)")
    }
  }
}
