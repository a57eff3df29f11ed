import Geography
import Support
import Testing

@Suite("Projecting into a view and back")
struct ViewportProjectionTests {
  @Test("A point of the picture comes back from its place on the map", arguments: 0..<60 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport()
    for _ in 0..<50 {
      let point = ViewPoint(
        x: random.number(0...view.size.width), y: random.number(0...view.size.height))
      let world = try #require(view.worldPoint(for: point), "seed \(seed)")
      #expect(near(view.point(for: world), point, 1e-5), "seed \(seed)")
      if let transform = view.worldTransform {
        let flat = transform.apply(ViewPoint(x: world.x, y: world.y))
        #expect(near(flat, point, 1e-3), "seed \(seed)")
      }
      guard let coordinate = view.coordinate(for: point) else {
        #expect(world.y < 0 || world.y > WorldPoint.width, "seed \(seed)")
        continue
      }
      #expect(coordinate.isValid, "seed \(seed)")
      guard abs(world.x - view.center.x) < WorldPoint.width / 2 * 0.999 else { continue }
      #expect(near(view.point(for: coordinate), point, 1e-3), "seed \(seed)")
    }
  }

  @Test("The centre is in the middle of the picture", arguments: 0..<20 as Range<UInt64>)
  func middle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport()
    let middle = ViewPoint(x: view.size.width / 2, y: view.size.height / 2)
    #expect(view.point(for: view.center) == middle, "seed \(seed)")
    #expect(near(view.point(for: view.centerCoordinate), middle, 1e-3), "seed \(seed)")
  }

  @Test(
    "The heading is up in the picture",
    arguments: [
      (0.0, ViewPoint(x: 50, y: 40)), (90.0, ViewPoint(x: 40, y: 50)), (180.0, ViewPoint(x: 50, y: 60)),
      (270.0, ViewPoint(x: 60, y: 50)), (-90.0, ViewPoint(x: 60, y: 50)), (360.0, ViewPoint(x: 50, y: 40)),
      (45.0, ViewPoint(x: 42.928932188134524, y: 42.928932188134524)),
    ])
  func heading(heading: Double, north: ViewPoint) throws {
    let center = WorldPoint(Sample.trevi)
    let view = try Viewport(
      center: center, mapPointsPerPoint: 100, size: ViewSize(width: 100, height: 100), heading: heading)
    #expect(near(view.point(for: WorldPoint(x: center.x, y: center.y - 1000)), north, 1e-9))
    #expect(view.heading >= 0 && view.heading < 360)
  }

  @Test("Right angles are exact")
  func rightAngles() throws {
    let center = WorldPoint(x: 1000, y: 1000)
    let view = try Viewport(
      center: center, mapPointsPerPoint: 1, size: ViewSize(width: 100, height: 100), heading: 90)
    #expect(view.point(for: WorldPoint(x: 1010, y: 1000)) == ViewPoint(x: 50, y: 40))
  }

  @Test("A tilted camera sees the middle as it was and the far side smaller")
  func perspective() throws {
    let flat = try Viewport(center: Sample.trevi, zoom: 14, size: Sample.phone)
    let tilted = try Viewport(center: Sample.trevi, zoom: 14, size: Sample.phone, pitch: 60)
    // By hand: the eye is 422 / tan 15° points away; a place y points behind the middle lies at
    // -y · cos 60° · eye / (eye + y · sin 60°), and 100 points beside it at 100 · eye / (eye + y · sin 60°).
    let eye = 422 / 0.2679491924311227
    let world = flat.center.offset(x: 100 * flat.mapPointsPerPoint, y: -300 * flat.mapPointsPerPoint)
    let depth = eye + 300 * 0.8660254037844386
    let expected = ViewPoint(x: 195 + 100 * eye / depth, y: 422 - 150 * eye / depth)
    #expect(near(tilted.point(for: world), expected, 1e-9))
    #expect(tilted.distance == flat.distance && near(tilted.camera.altitude, flat.distance / 2, 1e-6))
    #expect(tilted.worldTransform == nil && tilted.span.latitudeDelta > flat.span.latitudeDelta)
  }

  @Test("The horizon has no coordinate, and what is behind the camera no point")
  func horizon() throws {
    let view = try Viewport(center: Sample.trevi, zoom: 4, size: Sample.phone, pitch: 60)
    // It lies eye · cot 60° above the middle.
    let horizon = 422 - 422 / 0.2679491924311227 / 3.0.squareRoot()
    #expect(view.worldPoint(for: ViewPoint(x: 0, y: horizon - 0.001)) == nil)
    #expect(view.coordinate(for: ViewPoint(x: 0, y: horizon - 0.001)) == nil)
    #expect(view.worldPoint(for: ViewPoint(x: 0, y: horizon + 0.001)) != nil)
    let behind = Coordinate(latitude: -80, longitude: 12)
    #expect(view.convert(behind) == nil)
    #expect(view.point(for: behind).y > 844 * 10)
    #expect(view.convert(Sample.colosseum) == view.point(for: Sample.colosseum))
    #expect(view.convert(Coordinate(latitude: 91, longitude: 0)) == nil)
  }

  @Test("Above and below the world is no coordinate")
  func beyond() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 0), zoom: 0, size: ViewSize(width: 600, height: 400))
    #expect(view.coordinate(for: ViewPoint(x: 300, y: 71)) == nil)
    #expect(view.coordinate(for: ViewPoint(x: 300, y: 329)) == nil)
    #expect(view.coordinate(for: ViewPoint(x: 300, y: 72))?.latitude == Mercator.latitudeLimit)
    #expect(view.coordinate(for: ViewPoint(x: 300, y: 328))?.latitude == -Mercator.latitudeLimit)
    #expect(near(view.span.latitudeDelta, 2 * Mercator.latitudeLimit, 1e-12))
    #expect(view.coordinate(for: ViewPoint(x: .nan, y: 200)) == nil)
    #expect(view.coordinate(for: ViewPoint(x: 200, y: .infinity)) == nil)
  }

  @Test("A coordinate lies on the copy of the world that is nearest to the centre")
  func nearestCopy() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 179), zoom: 8, size: ViewSize(width: 600, height: 400))
    let east = view.point(for: Coordinate(latitude: 0, longitude: -179))
    #expect(near(east.x, 300 + 2 * 256 * 256 / 360.0, 1e-6) && near(east.y, 200, 1e-6))
    let bounds = view.boundingBox
    #expect(bounds.crosses180thMeridian && bounds.contains(Coordinate(latitude: 0, longitude: -179.5)))
    #expect(near(bounds.east, 179 + 300 * 360 / 65536.0 - 360, 1e-9))
  }

  @Test("A view wider than the world has all copies of a place in it, west to east")
  func copies() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 0), zoom: 0, size: ViewSize(width: 1000, height: 400))
    #expect(view.worldCopies == -2...2)
    let places = view.points(for: WorldPoint(Sample.britain))
    let first = 500 - 256 - 3 * 256 / 360.0
    #expect(places.count == 3)
    for (index, place) in places.enumerated() {
      #expect(near(place.x, first + Double(index) * 256, 1e-9))
    }
    #expect(near(view.span.longitudeDelta, 360 * 1000 / 256.0, 1e-9))
    #expect(view.boundingBox.west == -180 && view.boundingBox.east == 180)
    let one = try Viewport(region: Sample.region(Sample.trevi, 0.1), size: Sample.phone)
    #expect(one.worldCopies == 0...0)
    #expect(one.points(for: WorldPoint(Sample.colosseum)).count == 1)
    #expect(one.points(for: WorldPoint(Sample.eiffel)).isEmpty)
    #expect(one.points(for: WorldPoint(x: .nan, y: 0)).isEmpty)
  }

  @Test("The copies of a place are those whose points are in the picture", arguments: 0..<20 as Range<UInt64>)
  func allCopies(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport(zooms: -3...3)
    let margin = random.number(0...50)
    for _ in 0..<20 {
      let world = WorldPoint(random.coordinate())
      let frame = ViewRect(x: 0, y: 0, width: view.size.width, height: view.size.height).inset(by: -margin)
      let expected = (-400...400).map { (copy: Int) -> ViewPoint in
        view.point(for: world.offset(x: Double(copy) * WorldPoint.width, y: 0))
      }
      .filter { point in
        let inX = point.x >= frame.minX && point.x <= frame.maxX
        return inX && point.y >= frame.minY && point.y <= frame.maxY
      }
      let found = view.points(for: world, margin: margin)
      #expect(found.count == expected.count, "seed \(seed)")
      for (a, b) in zip(found, expected) { #expect(near(a, b, 1e-3), "seed \(seed)") }
    }
  }
}

extension WorldPoint {
  func offset(x dx: Double, y dy: Double) -> WorldPoint {
    WorldPoint(x: x + dx, y: y + dy)
  }
}
