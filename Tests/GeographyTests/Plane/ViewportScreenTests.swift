import Geography
import Support
import Testing

@Suite("Views on a screen, limits and positions of the camera")
struct ViewportScreenTests {
  @Test("The world covers every view on a screen", arguments: 0..<60 as Range<UInt64>)
  func covering(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport(zooms: -4...6)
    let covered = view.coveredByWorld
    for corner in covered.corners() {
      #expect(corner.y >= -1e-6 && corner.y <= WorldPoint.width + 1e-6, "seed \(seed)")
    }
    #expect(covered.mapPointsPerPoint <= view.mapPointsPerPoint && covered.center.x == view.center.x)
    let again = covered.coveredByWorld
    #expect(near(again.center.y, covered.center.y, 1e-6), "seed \(seed)")
    #expect(near(again.zoom, covered.zoom, 1e-9), "seed \(seed)")
    let corners = view.corners()
    if corners.allSatisfy({ $0.y >= 0 && $0.y <= WorldPoint.width }) {
      #expect(covered == view, "seed \(seed)")
    } else {
      #expect(covered != view, "seed \(seed)")
    }
  }

  @Test("A screen of the whole world zooms in until it is covered; a still does not")
  func world() throws {
    let region = CoordinateRegion(
      center: Coordinate(latitude: 0, longitude: 0),
      span: CoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    let screen = try Viewport(screen: region, size: Sample.phone)
    #expect(near(screen.mapPointsPerPoint, WorldPoint.width / 844, 1e-6))
    let still = try Viewport(region: region, size: Sample.phone)
    #expect(near(still.mapPointsPerPoint, WorldPoint.width / 390, 1e-6))
  }

  @Test("The smallest span on a screen is 0.0005°", arguments: [0, 0.0001, 0.0005])
  func smallest(span: Double) throws {
    let screen = try Viewport(screen: Sample.region(Sample.trevi, span), size: Sample.phone)
    #expect(screen == (try Viewport(region: Sample.region(Sample.trevi, 0.0005), size: Sample.phone)))
  }

  @Test("Limits bring the centre into their box and the distance into their range")
  func bounds() throws {
    let view = try Viewport(center: Sample.trevi, zoom: 12, size: Sample.phone)
    #expect(try view.limited(by: MapCameraBounds()) == view)
    let far = try view.limited(by: MapCameraBounds(minimumDistance: 1e6))
    #expect(near(far.distance, 1e6, 1e-3) && far.center == view.center)
    let close = try view.limited(by: MapCameraBounds(maximumDistance: 500))
    #expect(near(close.distance, 500, 1e-6))
    let box = BoundingBox(west: 175, south: -10, east: -175, north: 10)
    let moved = try view.limited(by: MapCameraBounds(centerCoordinateBounds: box))
    #expect(near(moved.centerCoordinate.latitude, 10, 1e-9))
    #expect(near(moved.centerCoordinate.longitude, 175, 1e-9) && moved.zoom == view.zoom)
    let samoa = try Viewport(center: Coordinate(latitude: 0, longitude: -170), zoom: 12, size: Sample.phone)
    let east = try samoa.limited(by: MapCameraBounds(centerCoordinateBounds: box))
    #expect(near(east.centerCoordinate.longitude, -175, 1e-9))
    #expect(throws: GeographyError.invalidDistance(5)) {
      try view.limited(by: MapCameraBounds(minimumDistance: 10, maximumDistance: 5))
    }
    #expect(throws: GeographyError.self) { try view.limited(by: MapCameraBounds(minimumDistance: .nan)) }
  }

  @Test("Each kind of position gives the view that its parts give")
  func positions() throws {
    let size = Sample.phone
    let content = [BoundingBox(Sample.trevi), BoundingBox(Sample.eiffel)]
    let camera = MapCamera(centerCoordinate: Sample.tokyo, distance: 1000, heading: 30, pitch: 45)
    let region = Sample.region(Sample.trevi, 1)
    func view(_ position: MapCameraPosition, _ user: MapCameraPosition.UserLocation? = nil) throws -> Viewport
    {
      try position.viewport(size: size, content: content, user: user)
    }
    #expect(try view(.automatic) == Viewport(fitting: content, size: size))
    #expect(try view(.region(region)) == Viewport(region: region, size: size))
    #expect(try view(.rect(.world)) == Viewport(rect: .world, size: size))
    #expect(try view(.item(Sample.louvre)) == Viewport(center: Sample.louvre, zoom: 15, size: size))
    #expect(try view(.camera(camera)) == Viewport(camera: camera, size: size))
    #expect(try view(.userLocation(fallback: .region(region))) == Viewport(region: region, size: size))
    let user = MapCameraPosition.UserLocation(coordinate: Sample.tokyo, heading: 80)
    #expect(try view(.userLocation(), user) == Viewport(center: Sample.tokyo, zoom: 15, size: size))
    #expect(
      try view(.userLocation(followsHeading: true), user)
        == Viewport(center: Sample.tokyo, zoom: 15, size: size, heading: 80))
    #expect(throws: GeographyError.nothingToFit) { try MapCameraPosition.automatic.viewport(size: size) }
  }
}
