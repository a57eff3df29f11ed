import Features
import Geography
import Screens
import Testing

@Suite("The state of the places app") struct PlacesStateTests {
  private let sights = PlacesDataService.places
  private func start() -> PlacesState { PlacesState(places: sights, selected: sights[0]) }

  @Test("starts at the first place, with a tenth of a degree round it and all closed") func atStart() {
    let state = start()
    #expect(state.selected.id == "ColosseumRome")
    #expect(state.region.center == sights[0].coordinate)
    #expect(state.region.span == CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    #expect(!state.isListOpen && state.sheetPlace == nil)
  }

  @Test("goes from each place to the following one and from the last to the first, and closes the list")
  func next() {
    var state = start()
    for expected in [1, 2, 3, 4, 0, 1] {
      state.toggleList()
      #expect(state.isListOpen)
      let isFound = state.next()
      #expect(isFound)
      #expect(state.selected == sights[expected])
      #expect(state.region.center == sights[expected].coordinate)
      #expect(!state.isListOpen)
    }
  }

  @Test("stays as it is when the selected place is not in the list") func notFound() {
    let other = Place(name: "Elsewhere", coordinate: Coordinate(latitude: 1, longitude: 2))
    var state = PlacesState(places: sights, selected: other)
    state.toggleList()
    let isFound = state.next()
    #expect(!isFound)
    #expect(state.selected == other && state.isListOpen)
  }

  @Test("finds the selected place by equality, whatever else it says") func equality() {
    var copy = sights[3]
    copy.coordinate = Coordinate(latitude: 0, longitude: 0)
    var state = PlacesState(places: sights, selected: copy)
    let isFound = state.next()
    #expect(isFound)
    #expect(state.selected == sights[4])
  }
}
