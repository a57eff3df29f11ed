import Geography
import Support
import Testing

@Suite("Web Mercator")
struct MercatorTests {
  @Test(
    "Coordinates have the map points of the references",
    arguments: [
      (Coordinate(latitude: 40.7128, longitude: -74.0060), 79034854.78684445, 100926577.02763256, 1e-7),
      (Coordinate(latitude: 0, longitude: 0), 134217728, 134217728, 0),
      (Coordinate(latitude: 90, longitude: -180), 0, 0, 0),
      (Coordinate(latitude: -90, longitude: 180), 268435456, 268435456, 0),
      (Sample.colosseum, 143532587.454, 99757890.112, 6e-4),
      (Sample.pantheon, 143521178.947, 99749475.698, 6e-4),
      (Sample.trevi, 143525951.133, 99747171.559, 6e-4),
      (Sample.eiffel, 135928631.205, 92347381.267, 6e-4),
      (Sample.louvre, 135960768.894, 92344887.849, 6e-4),
      (Sample.tokyo, 238435649.887, 105703978.833, 6e-4),
      (Sample.britain, 131980765.867, 83589009.135, 6e-4),
    ])
  func mapPoints(coordinate: Coordinate, x: Double, y: Double, tolerance: Double) {
    let point = WorldPoint(coordinate)
    #expect(near(point.x, x, tolerance) && near(point.y, y, tolerance), "\(point)")
  }

  @Test("Chicago has the world coordinate and pixels that Google documents")
  func chicago() {
    let point = WorldPoint(Coordinate(latitude: 41.85, longitude: -87.65))
    let unit = WorldPoint.width / 256
    #expect(near(point.x / unit, 65.67111111111113, 1e-13))
    #expect(near(point.y / unit, 95.17492654697409, 1e-12))
    #expect(Int(point.x / unit * 8) == 525 && Int(point.y / unit * 8) == 761)
    #expect(Int(point.x / unit * 524288) == 34430575 && Int(point.y / unit * 524288) == 49899071)
  }

  @Test("The world is 360° by the 170.10° that MapKit prints")
  func world() {
    let region = CoordinateRegion(WorldRect.world)
    #expect(region.span.longitudeDelta == 360)
    #expect(near(region.span.latitudeDelta, 170.10225755961318, 3e-14))
    #expect(region.center == Coordinate(latitude: 0, longitude: 0))
  }

  @Test("A coordinate comes back from its map point", arguments: 0..<20 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let coordinate = random.coordinate()
      let back = WorldPoint(coordinate).coordinate
      #expect(near(back.latitude, coordinate.latitude, 1e-12), "seed \(seed)")
      #expect(near(back.longitude, coordinate.longitude, 1e-12), "seed \(seed)")
    }
  }

  @Test("Latitudes beyond the limit lie on the edge of the world", arguments: [85.0511287799, 87, 90])
  func limits(latitude: Double) {
    #expect(WorldPoint(Coordinate(latitude: latitude, longitude: 0)).y == 0)
    #expect(WorldPoint(Coordinate(latitude: -latitude, longitude: 0)).y == WorldPoint.width)
    #expect(WorldPoint(x: 0, y: -5).coordinate.latitude == Mercator.latitudeLimit)
    #expect(WorldPoint(x: 0, y: WorldPoint.width + 5).coordinate.latitude == -Mercator.latitudeLimit)
  }

  @Test("The projection does not jump at its limit")
  func continuity() {
    let inside = WorldPoint(Coordinate(latitude: 85.05112877980, longitude: 0)).y
    #expect(inside > 0 && inside < 0.01)
  }

  @Test("180° and -180° are the two edges of one world, and points beyond come back onto it")
  func antimeridian() {
    #expect(WorldPoint(x: WorldPoint.width, y: 0).coordinate.longitude == 180)
    #expect(WorldPoint(x: 0, y: 0).coordinate.longitude == -180)
    #expect(WorldPoint(x: WorldPoint.width * 1.25, y: 0).coordinate.longitude == -90)
    #expect(WorldPoint(x: -WorldPoint.width * 2.25, y: 0).coordinate.longitude == 90)
    #expect(WorldPoint(x: -1e-12, y: 7).wrapped == WorldPoint(x: 0, y: 7))
    #expect(WorldPoint(x: WorldPoint.width, y: 7).wrapped == WorldPoint(x: 0, y: 7))
  }

  @Test("Metres of the projection are those of the references")
  func metres() {
    let place = WorldPoint(MercatorMeters(x: -8366731.739810849, y: -1655181.9927159143)).coordinate
    #expect(near(place.longitude, -75.15963, 1e-9) && near(place.latitude, -14.70462, 1e-9))
    let corner = MercatorMeters(WorldPoint(x: 0, y: 0))
    #expect(corner == MercatorMeters(x: -20037508.342789244, y: 20037508.342789244))
  }

  @Test(
    "A pixel of 256-point tiles has the metres that Bing documents",
    arguments: [(0, 156543.033928), (1, 78271.516964), (10, 152.874057), (15, 4.777314), (19, 0.298582)])
  func metresPerPixel(zoom: Int, metres: Double) {
    let tiles = Double(1 << zoom)
    #expect(near(Mercator.halfWidthInMeters * 2 / 256 / tiles, metres, 5.1e-7))
  }

  @Test(
    "Metres per map point follow the ellipsoid as in MapKit",
    arguments: [(0, 0.14828977333772544), (60, 0.07470109070817468), (33.861315, 0.123522)])
  func metresPerMapPoint(latitude: Double, metres: Double) {
    let value = Ellipsoid.metersPerMapPoint(atLatitude: latitude)
    #expect(near(value / metres, 1, 2e-4))
    #expect(Ellipsoid.metersPerMapPoint(atLatitude: -latitude) == value)
  }

  @Test("Metres become degrees as in MapKit")
  func region() throws {
    let region = try CoordinateRegion(
      center: Coordinate(latitude: 0, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 2000)
    #expect(near(region.span.latitudeDelta / 0.0090436950, 1, 1e-6))
    #expect(near(region.span.longitudeDelta / 0.0179663110, 1, 1e-6))
  }

  @Test("A region in metres at a pole is no wider than the globe")
  func pole() throws {
    let pole = Coordinate(latitude: 90, longitude: 0)
    let region = try CoordinateRegion(center: pole, latitudinalMeters: 10, longitudinalMeters: 1e9)
    #expect(region.isValid && region.span.longitudeDelta == 360)
    #expect(throws: GeographyError.invalidMeters(-1)) {
      try CoordinateRegion(center: pole, latitudinalMeters: 10, longitudinalMeters: -1)
    }
  }
}
