import Geography
import Testing

/// One row of the table of reference views.
struct ReferenceView: Sendable {
  var name: String
  var region: CoordinateRegion
  var size: ViewSize
  var mapPointsPerPoint: Double
  var zoom: Double
  var longitudeDelta: Double
  var latitudeDelta: Double
}

@Suite("Views of the reference screens")
struct ViewportTableTests {
  static let rows: [ReferenceView] = [
    row(
      "Colosseum phone", Sample.region(Sample.colosseum, 0.1), Sample.phone, 191.193345, 12.421112, 0.1,
      0.161101),
    row(
      "Colosseum tablet", Sample.region(Sample.colosseum, 0.1), Sample.tablet, 130.474260, 12.972379,
      0.179179, 0.100039),
    row(
      "Eiffel phone", Sample.region(Sample.eiffel, 0.1), Sample.phone, 191.193345, 12.421112, 0.1, 0.142381),
    row(
      "Eiffel tablet", Sample.region(Sample.eiffel, 0.1), Sample.tablet, 147.644974, 12.794012, 0.202760,
      0.100050),
    row(
      "Colosseum square", Sample.region(Sample.colosseum, 0.01), ViewSize(width: 358, height: 358), 27.980145,
      15.193668, 0.013434, 0.01),
    row(
      "Britain phone", Sample.region(Sample.britain, 10), Sample.phone, 19119.334473, 5.777255, 10, 12.128083),
    row(
      "Britain tablet", Sample.region(Sample.britain, 10), Sample.tablet, 18619.379779, 5.815483, 25.569827,
      10.742398),
  ]

  static func row(
    _ name: String, _ region: CoordinateRegion, _ size: ViewSize, _ scale: Double, _ zoom: Double,
    _ longitudeDelta: Double, _ latitudeDelta: Double
  ) -> ReferenceView {
    ReferenceView(
      name: name, region: region, size: size, mapPointsPerPoint: scale, zoom: zoom,
      longitudeDelta: longitudeDelta, latitudeDelta: latitudeDelta)
  }

  static func check(_ row: ReferenceView) throws {
    let view = try Viewport(region: row.region, size: row.size)
    #expect(near(view.mapPointsPerPoint, row.mapPointsPerPoint, 1e-6), "\(row.name)")
    #expect(near(view.zoom, row.zoom, 6e-7), "\(row.name)")
    #expect(near(view.zoom512, row.zoom - 1, 6e-7), "\(row.name)")
    #expect(near(view.span.longitudeDelta, row.longitudeDelta, 6e-7), "\(row.name)")
    #expect(near(view.span.latitudeDelta, row.latitudeDelta, 6e-7), "\(row.name)")
    #expect(try Viewport(screen: row.region, size: row.size) == view, "\(row.name)")
  }

  @Test("A region gives the scale, zoom and visible span of the reference", arguments: rows)
  func region(row: ReferenceView) throws {
    try Self.check(row)
  }

  @Test("A region in metres gives the scale, zoom and visible span of the reference")
  func metres() throws {
    let region = try CoordinateRegion(
      center: Sample.tokyo, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    #expect(near(region.span.latitudeDelta, 0.0901282, 6e-8))
    #expect(near(region.span.longitudeDelta, 0.1104666, 6e-8))
    try Self.check(Self.row("Tokyo", region, Sample.phone, 211.204700, 12.277502, 0.110467, 0.194183))
  }

  @Test(
    "Pins lie where they lie on the reference screens",
    arguments: [
      (Sample.colosseum, Sample.colosseum, ViewPoint(x: 195, y: 422)),
      (Sample.colosseum, Sample.pantheon, ViewPoint(x: 135.33, y: 377.99)),
      (Sample.colosseum, Sample.trevi, ViewPoint(x: 160.29, y: 365.94)),
      (Sample.eiffel, Sample.louvre, ViewPoint(x: 363.09, y: 408.96)),
      (Sample.louvre, Sample.eiffel, ViewPoint(x: 26.91, y: 435.04)),
    ])
  func pins(center: Coordinate, place: Coordinate, point: ViewPoint) throws {
    let view = try Viewport(region: Sample.region(center, 0.1), size: Sample.phone)
    #expect(near(view.point(for: place), point, 0.005))
  }

  @Test(
    "Taps on the map of Britain give the reference coordinates",
    arguments: [
      (ViewPoint(x: 0, y: 0), Coordinate(latitude: 61.591612, longitude: -8)),
      (ViewPoint(x: 390, y: 844), Coordinate(latitude: 49.463529, longitude: 2)),
      (ViewPoint(x: 100, y: 300), Coordinate(latitude: 57.710015, longitude: -5.435897)),
    ])
  func taps(point: ViewPoint, expected: Coordinate) throws {
    let view = try Viewport(region: Sample.region(Sample.britain, 10), size: Sample.phone)
    let coordinate = try #require(view.coordinate(for: point))
    #expect(near(coordinate.latitude, expected.latitude, 6e-7))
    #expect(near(coordinate.longitude, expected.longitude, 6e-7))
    #expect(view.convert(point) == coordinate)
  }

  @Test("Buckingham Palace lies where it lies on the reference screen")
  func palace() throws {
    let view = try Viewport(region: Sample.region(Sample.britain, 10), size: Sample.phone)
    let palace = Coordinate(latitude: 51.501, longitude: -0.141)
    #expect(near(view.point(for: palace), ViewPoint(x: 306.50, y: 719.10), 0.005))
  }

  @Test("The first reference view is seen from 33,390.13 m, and that camera gives it back")
  func camera() throws {
    let view = try Viewport(region: Sample.region(Sample.colosseum, 0.1), size: Sample.phone)
    #expect(near(view.distance, 33_390.13, 0.005))
    let again = try Viewport(camera: view.camera, size: view.size)
    #expect(near(again.mapPointsPerPoint, view.mapPointsPerPoint, 1e-9))
    #expect(near(again.center.x, view.center.x, 1e-6) && near(again.center.y, view.center.y, 1e-6))
  }

  @Test("The visible width of a zoom is 360° · width / (256 · 2^zoom)", arguments: [0.0, 3.5, 12.421112, 19])
  func zoomWidth(zoom: Double) throws {
    let view = try Viewport(center: Sample.trevi, zoom: zoom, size: ViewSize(width: 320, height: 10))
    var tiles = 1.0
    for _ in 0..<Int(zoom) { tiles *= 2 }
    if zoom == zoom.rounded() {
      #expect(near(view.span.longitudeDelta, 360 * 320 / (256 * tiles), 1e-9))
    }
    #expect(near(view.zoom, zoom, 1e-12) && near(view.zoom512, zoom - 1, 1e-12))
  }
}
