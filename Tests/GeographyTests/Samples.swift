import Geography
import Support

/// Places and sizes that many tests use.
enum Sample {
  static let colosseum = Coordinate(latitude: 41.8902, longitude: 12.4922)
  static let pantheon = Coordinate(latitude: 41.8986, longitude: 12.4769)
  static let trevi = Coordinate(latitude: 41.9009, longitude: 12.4833)
  static let eiffel = Coordinate(latitude: 48.8584, longitude: 2.2945)
  static let louvre = Coordinate(latitude: 48.8606, longitude: 2.3376)
  static let tokyo = Coordinate(latitude: 35.6812362, longitude: 139.7671248)
  static let britain = Coordinate(latitude: 56, longitude: -3)

  static let phone = ViewSize(width: 390, height: 844)
  static let tablet = ViewSize(width: 1024, height: 768)

  static func region(_ center: Coordinate, _ span: Double) -> CoordinateRegion {
    CoordinateRegion(center: center, span: CoordinateSpan(latitudeDelta: span, longitudeDelta: span))
  }
}

/// Whether two numbers differ by no more than a tolerance.
func near(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
  abs(value - expected) <= tolerance
}

/// Whether two points differ by no more than a tolerance in x and in y.
func near(_ value: ViewPoint, _ expected: ViewPoint, _ tolerance: Double) -> Bool {
  near(value.x, expected.x, tolerance) && near(value.y, expected.y, tolerance)
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A coordinate of the map, poles and 180th meridian included.
  mutating func coordinate() -> Coordinate {
    Coordinate(latitude: number(-85...85), longitude: number(-180...180))
  }

  /// A view of any place, scale, shape and heading, tilted in half of the cases.
  mutating func viewport(zooms: ClosedRange<Double> = 0...20) throws -> Viewport {
    try Viewport(
      center: coordinate(), zoom: number(zooms),
      size: ViewSize(width: number(20...1600), height: number(20...1600)),
      heading: Bool.random(using: &self) ? 0 : number(0...360),
      pitch: Bool.random(using: &self) ? 0 : number(0...70))
  }
}
