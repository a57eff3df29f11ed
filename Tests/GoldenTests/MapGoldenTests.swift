import Cartography
import Geography
import Raster
import Scene
import Testing
import Typography

/// One small picture of the map with one subject.
struct Subject: Sendable, CustomTestStringConvertible {
  var name: String
  var region: (latitude: Double, longitude: Double, span: Double)
  var size = ViewSize(width: 160, height: 120)
  var look = MapLook.light
  var scale = 1.0
  var heading = 0.0
  var annotations: [MapAnnotation] = []

  var testDescription: String { name }

  func compose() throws -> ComposedMap {
    let region = CoordinateRegion(
      center: Coordinate(latitude: region.latitude, longitude: region.longitude),
      span: CoordinateSpan(latitudeDelta: region.span, longitudeDelta: region.span))
    return try MapComposer(look: look).compose(
      try Viewport(region: region, size: size, heading: heading), scale: scale, annotations: annotations,
      attribution: .none)
  }
}

@Suite("Goldens of the map")
struct MapGoldenTests {
  private static func pins(_ selections: [Double]) -> [MapAnnotation] {
    let places = [(41.8902, 12.4922), (41.8986, 12.4769)]
    return zip(places, selections).map {
      .pin(PinAnnotation(coordinate: Coordinate(latitude: $0.0, longitude: $0.1), selection: $1))
    }
  }

  private static let balloon = MapAnnotation.marker(
    Marker(coordinate: Coordinate(latitude: 41.8902, longitude: 12.4922), title: "Colosseum"))

  static let subjects = [
    Subject(name: "pin-selected", region: (41.8902, 12.4922, 0.04), annotations: pins([1, 0])),
    Subject(name: "pin-selected@2x", region: (41.8902, 12.4922, 0.04), scale: 2, annotations: pins([1, 0])),
    Subject(
      name: "pin-dark@2x", region: (41.8902, 12.4922, 0.04), look: .dark, scale: 2, annotations: pins([0, 1])),
    Subject(name: "balloon", region: (41.8902, 12.4922, 0.04), annotations: [balloon]),
    Subject(
      name: "balloon-dark@2x", region: (41.8902, 12.4922, 0.04), look: .dark, scale: 2, annotations: [balloon]
    ),
    Subject(name: "coast", region: (36.1, -5.4, 3)),
    Subject(name: "coast-dark@2x", region: (36.1, -5.4, 3), look: .dark, scale: 2),
    Subject(name: "names@2x", region: (45.0, 10, 3), size: ViewSize(width: 200, height: 160), scale: 2),
    Subject(name: "river-names-dark@2x", region: (48.41, 15.66, 0.12), look: .dark, scale: 2),
    Subject(
      name: "turned", region: (44.6, 9.6, 2.6), size: ViewSize(width: 200, height: 160), scale: 1, heading: 35
    ),
    Subject(name: "antimeridian", region: (-17, 180, 8)),
    Subject(
      name: "world-repeated-dark", region: (0, 170, 160), size: ViewSize(width: 320, height: 80), look: .dark),
  ]

  @Test("Pictures are what they were", arguments: subjects)
  func pictures(subject: Subject) throws {
    let map = try subject.compose()
    let bitmap = try Painter(fonts: .bundled).paint(map.scene)
    try Golden.expect(bitmap, scale: subject.scale, named: subject.name)
  }

  @Test(
    "Scenes are what they were",
    arguments: [
      Subject(name: "scene-pins", region: (41.8902, 12.4922, 0.04), annotations: pins([1, 0])),
      Subject(name: "scene-balloon", region: (41.8902, 12.4922, 0.04), look: .dark, annotations: [balloon]),
      Subject(name: "scene-strait", region: (36.1, -5.4, 3), size: ViewSize(width: 80, height: 60)),
    ])
  func scenes(subject: Subject) throws {
    Golden.expect("\(try subject.compose().scene)", named: subject.name)
  }
}
