import Features
import Geography
import Scene
import Testing
import Views

@testable import Screens

/// A moment of the places app at rest, with all that is not given as at the start.
func placesMoment(
  selection: Int = 0, openness: Double = 0, cards: [PlacesMoment.Card]? = nil,
  detail: PlacesMoment.Detail? = nil, size: ViewSize
) throws -> PlacesMoment {
  let places = Place.samples
  let center = places[selection].coordinate
  let region = CoordinateRegion(center: center, span: CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  return PlacesMoment(
    places: places, selection: selection, openness: openness,
    pinSelections: places.indices.map { $0 == selection ? 1 : 0 },
    cards: cards ?? [PlacesMoment.Card(place: selection, offset: 0)], detail: detail,
    viewport: try Viewport(region: region, size: size))
}

/// The phone that most numbers are given for: 390 × 844 points, 47 and 34 of them covered.
let phone = Device(size: ViewSize(width: 390, height: 844))
/// A screen of which nothing is covered.
let wide = Device(size: ViewSize(width: 1024, height: 768))

/// Whether two boxes differ by no more than a tolerance, in points, on every edge.
func near(_ a: ViewRect?, _ b: ViewRect, within tolerance: Double = 0.05) -> Bool {
  guard let a else { return false }
  return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
    && abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance
}

/// All items, those in groups too, without the groups.
func leaves(_ items: [SceneItem]) -> [SceneItem] {
  items.flatMap { item in
    if case .group(let group) = item { leaves(group.items) } else { [item] }
  }
}
