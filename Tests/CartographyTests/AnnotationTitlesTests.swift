import Geography
import Testing
import Views

@testable import Cartography

@Suite("Titles of markers")
struct AnnotationTitlesTests {
  private func strengths(_ titles: [(Double, String)], zoom: Double = 12) throws -> AnnotationTitles {
    let viewport = try Viewport(
      center: Coordinate(latitude: 48.86, longitude: 2.3), zoom: zoom, size: ViewSize(width: 400, height: 300)
    )
    let markers = titles.map { longitude, title in
      MapAnnotation.marker(
        Marker(coordinate: Coordinate(latitude: 48.86, longitude: longitude), title: title))
    }
    return AnnotationTitles(markers, viewport, EnvironmentValues())
  }

  @Test("Those that lie apart all show")
  func apart() throws {
    let titles = try strengths([(2.25, "One"), (2.3, "Two"), (2.35, "")])
    #expect(titles.strengths == [1, 1, 1] && titles.hidden.isEmpty)
  }

  @Test("Of those that lie on each other the last drawn shows, and the others are told of")
  func together() throws {
    let titles = try strengths([(2.299, "First of all"), (2.3, "Second"), (2.301, "On top"), (2.36, "Aside")])
    #expect(titles.strengths == [0, 0, 1, 1] && titles.hidden == [0, 1])
  }

  @Test("One that is hidden hides no other")
  func chain() throws {
    let titles = try strengths(
      [(2.291, "Left one here"), (2.3, "Middle one"), (2.309, "Right one here")], zoom: 13)
    #expect(titles.strengths == [1, 0, 1] && titles.hidden == [1])
  }

  @Test(
    "A title that would lie on a pin or under a balloon does not show, and its own balloon does not count")
  func marks() throws {
    let viewport = try Viewport(
      center: Coordinate(latitude: 48.86, longitude: 2.3), zoom: 12, size: ViewSize(width: 400, height: 300))
    let below = try #require(viewport.coordinate(for: ViewPoint(x: 210, y: 180)))
    let marker = MapAnnotation.marker(
      Marker(coordinate: Coordinate(latitude: 48.86, longitude: 2.3), title: "A title"))
    let others: [MapAnnotation] = [
      .pin(PinAnnotation(coordinate: below)), .marker(Marker(coordinate: below)),
    ]
    for other in others {
      for both in [[marker, other], [other, marker]] {
        let titles = AnnotationTitles(both, viewport, EnvironmentValues())
        #expect(titles.strengths[both.firstIndex(of: marker) ?? 0] == 0 && titles.hidden.count == 1)
      }
    }
    #expect(AnnotationTitles([marker], viewport, EnvironmentValues()).strengths == [1])
  }

  @Test("A warning says which title is missing from a map")
  func warning() throws {
    let viewport = try Viewport(
      center: Coordinate(latitude: 48.86, longitude: 2.3), zoom: 12, size: ViewSize(width: 400, height: 300))
    let markers = ["Lower", "Upper"].map {
      MapAnnotation.marker(Marker(coordinate: Coordinate(latitude: 48.86, longitude: 2.3), title: $0))
    }
    let map = try MapComposer(look: .light).compose(viewport, scale: 1, annotations: markers)
    #expect(map.warnings.contains(.hiddenTitle("Lower")) && !map.warnings.contains(.hiddenTitle("Upper")))
  }
}
