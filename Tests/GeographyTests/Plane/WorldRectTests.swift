import Geography
import Support
import Testing

@Suite("Rectangles of the world and boxes in degrees")
struct WorldRectTests {
  let rect = WorldRect(x: 10, y: 20, width: 30, height: 40)
  let width = WorldPoint.width

  @Test("Edges belong to a rectangle", arguments: [(10.0, 20.0), (40, 60), (10, 60), (25, 40)])
  func contains(x: Double, y: Double) {
    #expect(rect.contains(WorldPoint(x: x, y: y)))
  }

  @Test(
    "What is beyond an edge does not", arguments: [(9.999, 20.0), (40.001, 60), (10, 60.001), (25, 19.999)])
  func outside(x: Double, y: Double) {
    #expect(!rect.contains(WorldPoint(x: x, y: y)))
  }

  @Test("Disjoint rectangles have nothing in common, touching ones an edge")
  func intersection() {
    let right = WorldRect(x: 40, y: 0, width: 10, height: 100)
    #expect(rect.intersection(right) == WorldRect(x: 40, y: 20, width: 0, height: 40))
    #expect(rect.intersects(right))
    #expect(rect.intersection(right.offset(x: 0.1, y: 0)) == .null)
    #expect(!rect.intersects(right.offset(x: 0.1, y: 0)))
    #expect(rect.intersection(rect) == rect && rect.contains(rect))
    #expect(
      rect.union(right) == WorldRect(x: 10, y: 0, width: 40, height: 100) && rect.union(.null) == rect)
  }

  @Test("The null rectangle holds nothing, is held by nothing and adds nothing")
  func null() {
    #expect(WorldRect.null.isNull && WorldRect.null.isEmpty && !rect.isNull && !rect.isEmpty)
    #expect(!WorldRect.null.contains(WorldPoint(x: 0, y: 0)) && !rect.contains(WorldRect.null))
    #expect(!WorldRect.null.contains(Sample.trevi) && !WorldRect.null.spans180thMeridian)
    #expect(WorldRect.null.intersection(rect) == .null && WorldRect.null.union(rect) == rect)
    #expect(rect.inset(x: 16, y: 0) == .null && rect.inset(x: 15, y: 0).isEmpty)
    #expect(WorldRect.null.remainder == .null && WorldRect.null.inset(x: -1, y: -1) == .null)
  }

  @Test("A rectangle past the right or the left edge goes on at the other one")
  func wrapping() {
    let right = WorldRect(x: width - 10, y: 5, width: 30, height: 40)
    #expect(right.spans180thMeridian)
    #expect(right.remainder == WorldRect(x: 0, y: 5, width: 20, height: 40))
    let left = WorldRect(x: -10, y: 5, width: 30, height: 40)
    #expect(left.spans180thMeridian)
    #expect(left.remainder == WorldRect(x: width - 10, y: 5, width: 10, height: 40))
    #expect(!WorldRect.world.spans180thMeridian && WorldRect.world.remainder == .null)
    let both = WorldRect(x: width * 3 - 10, y: 0, width: 30, height: WorldPoint.width)
    for rect in [right, left, both] {
      #expect(rect.contains(Coordinate(latitude: 85.0511, longitude: -179.999999)) == (rect == both))
    }
    #expect(both.contains(Coordinate(latitude: 0, longitude: 180)))
    #expect(both.contains(Coordinate(latitude: 0, longitude: -180)))
    #expect(!both.contains(Coordinate(latitude: 0, longitude: 0)))
  }

  @Test("A box in degrees and its rectangle are the same", arguments: 0..<20 as Range<UInt64>)
  func boxes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (random.coordinate(), random.coordinate())
      let box = BoundingBox(
        west: a.longitude, south: min(a.latitude, b.latitude), east: b.longitude,
        north: max(a.latitude, b.latitude))
      let rect = WorldRect(box)
      #expect(rect.spans180thMeridian == box.crosses180thMeridian, "seed \(seed)")
      let back = BoundingBox(rect)
      #expect(near(back.west, box.west, 1e-9) && near(back.east, box.east, 1e-9), "seed \(seed)")
      #expect(near(back.south, box.south, 1e-9) && near(back.north, box.north, 1e-9), "seed \(seed)")
      let place = random.coordinate()
      #expect(rect.contains(place) == box.contains(place), "seed \(seed), \(place) in \(box)")
    }
  }

  @Test("A box written past 180° is the one that crosses it")
  func pastRight() {
    let past = BoundingBox(west: 170, south: -20, east: 190, north: 20)
    let crossing = BoundingBox(west: 170, south: -20, east: -170, north: 20)
    #expect(past.isValid && crossing.isValid && past.crosses180thMeridian && crossing.crosses180thMeridian)
    #expect(WorldRect(past) == WorldRect(crossing))
    #expect(past.longitudeDelta == 20 && crossing.longitudeDelta == 20)
    #expect(!BoundingBox(west: 170, south: -20, east: 180, north: 20).crosses180thMeridian)
  }

  @Test("A rectangle of the world's width or more is the box all the way round")
  func wide() {
    let wide = WorldRect(x: 12_345, y: 0, width: WorldPoint.width, height: 10)
    #expect(BoundingBox(wide).west == -180 && BoundingBox(wide).east == 180)
  }

  @Test(
    "Boxes out of order, out of range or of no numbers are invalid",
    arguments: [
      BoundingBox(west: 0, south: 10, east: 1, north: 9),
      BoundingBox(west: -181, south: 0, east: 0, north: 1),
      BoundingBox(west: 0, south: 0, east: 361, north: 1),
      BoundingBox(west: 0, south: -91, east: 1, north: 1),
      BoundingBox(west: .nan, south: 0, east: 1, north: 1),
      BoundingBox(west: 0, south: 0, east: .infinity, north: 1),
    ])
  func invalid(box: BoundingBox) {
    #expect(!box.isValid)
    #expect(throws: GeographyError.self) { try Viewport(box: box, size: Sample.phone) }
    #expect(throws: GeographyError.self) { try Viewport(fitting: [box], size: Sample.phone) }
  }
}
