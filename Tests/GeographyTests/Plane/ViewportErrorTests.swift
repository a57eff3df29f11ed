import Geography
import Testing

@Suite("Views that cannot be")
struct ViewportErrorTests {
  static let place = Coordinate(latitude: 10, longitude: 20)
  static let noNumbers = [Double.nan, .infinity, -.infinity]

  @Test("A picture needs two sides above zero", arguments: [0, -1, 1_000_001, Double.nan, .infinity])
  func sizes(side: Double) {
    for size in [ViewSize(width: side, height: 10), ViewSize(width: 10, height: side)] {
      // Compared by name: what is no number equals nothing, not even itself.
      let error = #expect(throws: GeographyError.self) {
        try Viewport(region: Sample.region(Self.place, 1), size: size)
      }
      guard case .invalidSize = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(throws: GeographyError.self) { try Viewport(center: Self.place, zoom: 1, size: size) }
      #expect(throws: GeographyError.self) { try Viewport(fitting: [Self.place], size: size) }
    }
  }

  @Test("A region has a centre on the globe and a span on it")
  func regions() {
    let bad = [
      Sample.region(Coordinate(latitude: 91, longitude: 0), 1),
      Sample.region(Coordinate(latitude: 0, longitude: 181), 1),
      Sample.region(Self.place, -1), Sample.region(Self.place, 181),
      CoordinateRegion(center: Self.place, span: CoordinateSpan(latitudeDelta: 1, longitudeDelta: 361)),
    ]
    for region in bad {
      #expect(throws: GeographyError.invalidRegion(region)) {
        try Viewport(region: region, size: Sample.phone)
      }
      #expect(throws: GeographyError.invalidRegion(region)) {
        try Viewport(screen: region, size: Sample.phone)
      }
    }
    for value in Self.noNumbers {
      #expect(throws: GeographyError.self) {
        try Viewport(region: Sample.region(Self.place, value), size: Sample.phone)
      }
      #expect(throws: GeographyError.self) {
        try Viewport(
          region: Sample.region(Coordinate(latitude: 0, longitude: value), 1), size: Sample.phone)
      }
    }
  }

  @Test("What has no extent has no scale, but one side is enough")
  func empty() throws {
    let region = Sample.region(Self.place, 0)
    #expect(throws: GeographyError.emptyRegion(region)) {
      try Viewport(region: region, size: Sample.phone)
    }
    let box = BoundingBox(Self.place)
    #expect(throws: GeographyError.emptyBox(box)) { try Viewport(box: box, size: Sample.phone) }
    let rect = WorldRect(x: 5, y: 5, width: 0, height: 0)
    #expect(throws: GeographyError.emptyRect(rect)) { try Viewport(rect: rect, size: Sample.phone) }
    #expect(throws: GeographyError.invalidRect(.null)) { try Viewport(rect: .null, size: Sample.phone) }
    let wide = CoordinateRegion(
      center: Self.place, span: CoordinateSpan(latitudeDelta: 0, longitudeDelta: 39))
    let view = try Viewport(region: wide, size: Sample.phone)
    #expect(near(view.span.longitudeDelta, 39, 1e-9))
  }

  @Test("A region too small or a picture too small for it is out of the range of zooms")
  func zooms() {
    #expect(throws: GeographyError.self) {
      try Viewport(region: Sample.region(Self.place, 1e-12), size: Sample.phone)
    }
    #expect(throws: GeographyError.zoomOutOfRange(31)) {
      try Viewport(center: Self.place, zoom: 31, size: Sample.phone)
    }
    #expect(throws: GeographyError.zoomOutOfRange(-9)) {
      try Viewport(center: Self.place, zoom: -9, size: Sample.phone)
    }
    #expect(throws: GeographyError.self) {
      try Viewport(rect: .world, size: ViewSize(width: 0.5, height: 0.5))
    }
    #expect(throws: GeographyError.invalidZoomRange(minimum: 0, maximum: 31)) {
      try Viewport(fitting: [Self.place], size: Sample.phone, zooms: 0...31)
    }
    for value in Self.noNumbers + [0, -1] {
      #expect(throws: GeographyError.self) {
        try Viewport(center: WorldPoint(x: 0, y: 0), mapPointsPerPoint: value, size: Sample.phone)
      }
    }
    for zoom in [Viewport.zoomRange.lowerBound, Viewport.zoomRange.upperBound] {
      #expect(throws: Never.self) { try Viewport(center: Self.place, zoom: zoom, size: Sample.phone) }
    }
  }

  @Test("Headings are any finite number, pitches 0 to 70")
  func angles() throws {
    for value in Self.noNumbers {
      #expect(throws: GeographyError.self) {
        try Viewport(center: Self.place, zoom: 1, size: Sample.phone, heading: value)
      }
    }
    for value in Self.noNumbers + [-0.1, 70.1] {
      #expect(throws: GeographyError.self) {
        try Viewport(center: Self.place, zoom: 1, size: Sample.phone, pitch: value)
      }
    }
    let turned = try Viewport(center: Self.place, zoom: 1, size: Sample.phone, heading: -725)
    #expect(turned.heading == 355)
    let north = try Viewport(center: Self.place, zoom: 1, size: Sample.phone, heading: -0.0)
    #expect(north.heading.sign == .plus)
  }

  @Test("Padding leaves room, is not negative and is a number", arguments: [195, -1, Double.nan, .infinity])
  func padding(value: Double) {
    let insets = ViewInsets(top: 0, right: value, bottom: 0, left: 195)
    #expect(throws: GeographyError.self) {
      try Viewport(region: Sample.region(Self.place, 1), size: Sample.phone, insets: insets)
    }
    #expect(throws: GeographyError.self) {
      try Viewport(fitting: [Self.place], size: Sample.phone, insets: insets, pitch: 10)
    }
  }

  @Test("A camera is somewhere above the globe", arguments: [0, -5, Double.nan, .infinity])
  func cameras(distance: Double) {
    #expect(throws: GeographyError.self) {
      try Viewport(camera: MapCamera(centerCoordinate: Self.place, distance: distance), size: Sample.phone)
    }
    #expect(throws: GeographyError.invalidCoordinate(Coordinate(latitude: 0, longitude: 200))) {
      try Viewport(
        camera: MapCamera(centerCoordinate: Coordinate(latitude: 0, longitude: 200), distance: 100),
        size: Sample.phone)
    }
  }

  @Test("A centre is at most a world above or below the world")
  func centers() throws {
    let far = WorldPoint(x: 0, y: WorldPoint.width * 2.01)
    #expect(throws: GeographyError.invalidWorldPoint(far)) {
      try Viewport(center: far, mapPointsPerPoint: 1, size: Sample.phone)
    }
    let east = try Viewport(
      center: WorldPoint(x: WorldPoint.width * 5 + 7, y: 9), mapPointsPerPoint: 1, size: Sample.phone)
    #expect(east.center == WorldPoint(x: 7, y: 9))
  }
}
