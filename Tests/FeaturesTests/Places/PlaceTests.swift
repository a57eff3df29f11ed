import Features
import Geography
import Testing

@Suite("A place")
struct PlaceTests {
  @Test("is told from others by its name and its city, with nothing between them")
  func identity() {
    #expect(Place.samples.first?.id == "ColosseumRome")
    let here = Coordinate(latitude: 1, longitude: 2)
    let there = Coordinate(latitude: 3, longitude: 4)
    #expect(
      Place(name: "Pantheon", cityName: "Rome", coordinate: here)
        == Place(name: "Pantheon", cityName: "Rome", coordinate: there, description: "Round."))
    #expect(
      Place(name: "Pantheon", cityName: "Rome", coordinate: here)
        != Place(name: "Pantheon", cityName: "Paris", coordinate: here))
  }

  @Test("with an identity of its own keeps it when it is renamed")
  func uuid() {
    let place = Place(
      name: "Buckingham Palace", coordinate: Coordinate(latitude: 51.501, longitude: -0.141),
      uuid: "6F1B3C0A-1F0E-4B60-8F0C-0A5C2B9D7E11")
    var renamed = place
    renamed.name = "The Palace"
    #expect(renamed == place)
    renamed.uuid = "6F1B3C0A-1F0E-4B60-8F0C-0A5C2B9D7E12"
    #expect(renamed != place)
    #expect(Set([place, renamed]).count == 2)
  }

  @Test("comes in five samples, in order")
  func samples() {
    let places = Place.samples.map {
      "\($0.name), \($0.cityName): \($0.coordinate.latitude) \($0.coordinate.longitude)"
    }
    #expect(
      places == [
        "Colosseum, Rome: 41.8902 12.4922", "Pantheon, Rome: 41.8986 12.4769",
        "Trevi Fountain, Rome: 41.9009 12.4833", "Eiffel Tower, Paris: 48.8584 2.2945",
        "Louvre Museum, Paris: 48.8606 2.3376",
      ])
  }

  @Test("of the samples has a text of 190 to 500 characters, pictures of its own and an English article")
  func content() {
    #expect(Place.samples.map(\.imageNames.count) == [3, 3, 3, 2, 3])
    #expect(Set(Place.samples.flatMap(\.imageNames)).count == 14)
    #expect(Place.samples.first?.imageNames == ["colosseum-1", "colosseum-2", "colosseum-3"])
    for place in Place.samples {
      #expect((190...500).contains(place.description.count), "\(place.name)")
      #expect(place.link?.hasPrefix("https://en.wikipedia.org/wiki/") == true, "\(place.name)")
    }
  }
}
