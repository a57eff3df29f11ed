import Geography
import Support
import Testing

@Suite("Views of regions, boxes and content")
struct ViewportFittingTests {
  /// Whether a place lies in the picture less its insets.
  static func holds(_ view: Viewport, _ coordinate: Coordinate, _ insets: ViewInsets = .zero) -> Bool {
    let point = view.point(for: coordinate)
    let slack = 1e-6
    return point.x >= insets.left - slack && point.x <= view.size.width - insets.right + slack
      && point.y >= insets.top - slack && point.y <= view.size.height - insets.bottom + slack
  }

  static func corners(_ box: BoundingBox) -> [Coordinate] {
    [box.west, box.west + box.longitudeDelta].flatMap { longitude in
      [box.south, box.north].map {
        Coordinate(latitude: $0, longitude: longitude > 180 ? longitude - 360 : longitude)
      }
    }
  }

  /// A box less than half the world wide, so that the copies of its corners are plain.
  static func box(_ random: inout SeededGenerator) -> BoundingBox {
    let (a, b) = (random.coordinate(), random.coordinate())
    let east = a.longitude + random.number(0.001...170)
    return BoundingBox(
      west: a.longitude, south: min(a.latitude, b.latitude), east: east > 180 ? east - 360 : east,
      north: max(a.latitude, b.latitude))
  }

  @Test("A box is contained in its view and touches two of its sides", arguments: 0..<60 as Range<UInt64>)
  func boxes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    let insets = ViewInsets(
      top: random.number(0...40), right: random.number(0...40), bottom: random.number(0...40),
      left: random.number(0...40))
    let size = ViewSize(width: random.number(100...1000), height: random.number(100...1000))
    let view = try Viewport(box: box, size: size, insets: insets)
    for corner in Self.corners(box) { #expect(Self.holds(view, corner, insets), "seed \(seed)") }
    let rect = WorldRect(box)
    let fills = max(
      rect.width / view.mapPointsPerPoint / (size.width - insets.left - insets.right),
      rect.height / view.mapPointsPerPoint / (size.height - insets.top - insets.bottom))
    #expect(near(fills, 1, 1e-12), "seed \(seed)")
    let middle = view.point(for: rect.center.nearest(to: view.center))
    #expect(near(middle.x, (insets.left + size.width - insets.right) / 2, 1e-6), "seed \(seed)")
    #expect(near(middle.y, (insets.top + size.height - insets.bottom) / 2, 1e-6), "seed \(seed)")
  }

  @Test(
    "Turned and tilted views contain their box, and no larger scale does", arguments: 0..<60 as Range<UInt64>)
  func turned(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    let pitch = seed % 2 == 0 ? 0 : random.number(1...70)
    let size = ViewSize(width: random.number(100...1000), height: random.number(100...1000))
    let insets = ViewInsets(top: 30, right: 5, bottom: 10, left: 20)
    let view = try Viewport(
      box: box, size: size, insets: insets, heading: random.number(0...360), pitch: pitch)
    let region = CoordinateRegion(WorldRect(box))
    for corner in Self.corners(box) { #expect(Self.holds(view, corner, insets), "seed \(seed)") }
    let closer = try Viewport(
      center: view.center, mapPointsPerPoint: view.mapPointsPerPoint * 0.999, size: size,
      heading: view.heading, pitch: pitch)
    let inner = pitch == 0 ? insets : ViewInsets(top: 30, right: 20, bottom: 30, left: 20)
    #expect(!Self.corners(box).allSatisfy { Self.holds(closer, $0, inner) }, "seed \(seed)")
    let centred = try Viewport(region: region, size: size, heading: view.heading, pitch: pitch)
    for corner in Self.corners(box) { #expect(Self.holds(centred, corner), "seed \(seed)") }
  }

  @Test("All content is in the view", arguments: 0..<60 as Range<UInt64>)
  func content(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Content of less than half the world's width round a random meridian.
    let middle = random.number(-180...180)
    let places = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      let longitude = middle + random.number(-80...80)
      return Coordinate(
        latitude: random.number(-85...85),
        longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
    }
    let insets = ViewInsets(top: 40, right: 10, bottom: 5, left: 25)
    let view = try Viewport(
      fitting: places, size: Sample.phone, insets: insets,
      heading: seed % 3 == 0 ? 0 : random.number(0...360),
      pitch: seed % 3 == 1 ? random.number(0...70) : 0)
    for place in places { #expect(Self.holds(view, place, insets), "seed \(seed), \(place)") }
  }

  @Test("Content on both sides of 180° is shown side by side")
  func antimeridian() throws {
    let places = [178.0, -179, -175].map { Coordinate(latitude: -17, longitude: $0) }
    let view = try Viewport(fitting: places, size: ViewSize(width: 700, height: 500))
    #expect(near(view.span.longitudeDelta, 7, 1e-9))
    #expect(near(view.centerCoordinate.longitude, -178.5, 1e-9))
  }

  @Test("The widest gap is left out, also when a box reaches over the edge of the world")
  func gap() throws {
    let boxes = [
      BoundingBox(west: 144, south: 0, east: -108, north: 1),
      BoundingBox(west: -170, south: 0, east: -160, north: 1),
      BoundingBox(west: 0, south: 0, east: 10, north: 1),
    ]
    let view = try Viewport(fitting: boxes, size: ViewSize(width: 1000, height: 500))
    // 0 to 252; the gap from 252 (-108) to 360 is 108, that from 10 to 144 is 134.
    #expect(near(view.span.longitudeDelta, 226, 1e-9))
    #expect(near(view.centerCoordinate.longitude, -103, 1e-9))
  }

  @Test("Content all the way round shows the whole world's width")
  func round() throws {
    let boxes = [
      BoundingBox(west: -180, south: -10, east: 0, north: 10),
      BoundingBox(west: 0, south: 0, east: 180, north: 60),
    ]
    let view = try Viewport(fitting: boxes, size: ViewSize(width: 1000, height: 600))
    #expect(near(view.span.longitudeDelta, 360, 1e-9) && view.centerCoordinate.longitude == 0)
  }

  @Test("A single place is shown at zoom 15, or the closest that is allowed")
  func single() throws {
    let view = try Viewport(fitting: [Sample.trevi], size: Sample.phone)
    #expect(near(view.zoom, 15, 1e-12) && view.center == WorldPoint(Sample.trevi))
    let close = try Viewport(fitting: [Sample.trevi, Sample.trevi], size: Sample.phone, zooms: 3...18)
    #expect(near(close.zoom, 18, 1e-12))
    let far = try Viewport(fitting: [Sample.trevi, Sample.tokyo], size: Sample.phone, zooms: 5...18)
    #expect(near(far.zoom, 5, 1e-12))
    #expect(throws: GeographyError.nothingToFit) {
      try Viewport(fitting: [Coordinate](), size: Sample.phone)
    }
  }

  @Test("A box that is a line is shown as wide or as high as it is")
  func line() throws {
    let meridian = BoundingBox(west: 5, south: 40, east: 5, north: 50)
    let view = try Viewport(box: meridian, size: ViewSize(width: 300, height: 200))
    #expect(near(view.point(for: Coordinate(latitude: 50, longitude: 5)), ViewPoint(x: 150, y: 0), 1e-6))
    #expect(near(view.point(for: Coordinate(latitude: 40, longitude: 5)), ViewPoint(x: 150, y: 200), 1e-6))
  }

  @Test("The whole world as a box or as a rectangle is the whole world")
  func world() throws {
    let box = BoundingBox(west: -180, south: -90, east: 180, north: 90)
    let size = ViewSize(width: 256, height: 256)
    let view = try Viewport(box: box, size: size)
    #expect(view.zoom == 0 && view.visibleRect() == .world)
    #expect(try Viewport(rect: .world, size: size) == view)
    #expect(
      view.boundingBox
        == BoundingBox(west: -180, south: -Mercator.latitudeLimit, east: 180, north: Mercator.latitudeLimit))
  }

  @Test("A rectangle past the right edge is shown whole")
  func pastRight() throws {
    let rect = WorldRect(x: WorldPoint.width - 1000, y: 5000, width: 4000, height: 100)
    let view = try Viewport(rect: rect, size: ViewSize(width: 400, height: 100))
    #expect(view.center.x == 1000 && view.mapPointsPerPoint == 10)
    #expect(view.visibleRect() == WorldRect(x: -1000, y: 4550, width: 4000, height: 1000))
  }

  @Test("A visible box asked for again gives the same view", arguments: 0..<20 as Range<UInt64>)
  func again(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try Viewport(
      center: Coordinate(latitude: random.number(-60...60), longitude: random.number(-180...180)),
      zoom: random.number(5...16), size: Sample.tablet)
    let again = try Viewport(box: view.boundingBox, size: view.size)
    #expect(near(again.zoom, view.zoom, 1e-6), "seed \(seed)")
    let point = again.point(for: view.centerCoordinate)
    #expect(near(point, ViewPoint(x: 512, y: 384), 1e-3), "seed \(seed)")
  }

  @Test("Insets put the region's centre into the middle of what they leave")
  func insets() throws {
    let insets = ViewInsets(top: 100, right: 0, bottom: 44, left: 90)
    let view = try Viewport(
      region: Sample.region(Sample.colosseum, 0.1), size: Sample.phone, insets: insets)
    #expect(near(view.point(for: Sample.colosseum), ViewPoint(x: 240, y: 450), 1e-6))
    #expect(near(view.mapPointsPerPoint, 191.193345 * 390 / 300, 2e-6))
  }

  @Test("A region's centre at the end of the world keeps the rest of its region in the view")
  func pole() throws {
    let view = try Viewport(
      region: Sample.region(Coordinate(latitude: 90, longitude: 0), 20),
      size: ViewSize(width: 300, height: 300))
    #expect(view.center.y == 0)
    #expect(near(view.point(for: Coordinate(latitude: 80, longitude: 0)), ViewPoint(x: 150, y: 300), 1e-6))
    #expect(view.coordinate(for: ViewPoint(x: 150, y: 149)) == nil)
  }
}
