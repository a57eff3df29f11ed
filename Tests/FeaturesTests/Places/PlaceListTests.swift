import Features
import Geography
import JSON
import Testing

@Suite("Lists of places are read") struct PlaceListTests {
  private let colosseum = Coordinate(latitude: 41.8902, longitude: 12.4922)

  @Test(
    "both models of the sample apps give the same place",
    arguments: [
      #"[{"name":"Colosseum","city":"Rome","coordinate":{"latitude":41.8902,"longitude":12.4922},"link":""}]"#,
      #"[{"name":"Colosseum","cityName":"Rome","coordinates":{"longitude":12.4922,"latitude":41.8902}}]"#,
      #"[{"id":"ColosseumRome","name":"Colosseum","city":"Rome","longitude":12.4922,"latitude":41.8902}]"#,
      #"{"places":[{"name":"Colosseum","city":"Rome","longitude":12.4922,"latitude":41.8902}]}"#,
    ])
  func models(_ text: String) throws {
    #expect(
      try PlaceList.read(Array(text.utf8)) == [Place(name: "Colosseum", city: "Rome", coordinate: colosseum)])
  }

  @Test("an identity may be a text or a whole number, and is name and city otherwise")
  func identities() throws {
    let text =
      #"[{"id":"a","name":"A","latitude":1,"longitude":2},{"id":7,"name":"A","latitude":1,"longitude":2},"#
      + #"{"name":"A","city":"B","latitude":1,"longitude":2}]"#
    #expect(try PlaceList.read(Array(text.utf8)).map(\.id) == ["a", "7", "AB"])
  }

  @Test(
    "a list that cannot be read says where",
    arguments: [
      ("3", 1, 1), ("{}", 1, 1), ("[\n3]", 2, 1), ("[{}]", 1, 2), (#"[{"name":3}]"#, 1, 10),
      (#"[{"name":"A","latitude":1}]"#, 1, 2), (#"[{"name":"A","latitude":"1","longitude":2}]"#, 1, 25),
      (#"[{"name":"A","latitude":91,"longitude":2}]"#, 1, 25), (#"[{"name":"A","lat"#, 1, 18),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int) {
    do throws(PlaceListError) {
      _ = try PlaceList.read(Array(text.utf8))
      Issue.record("read")
    } catch {
      let position =
        switch error {
        case .json(let error): error.position
        case .notAList(let position), .notAPlace(let position), .missing(_, let position),
          .coordinate(_, _, let position):
          position
        }
      #expect(position.line == line && position.column == column, "\(error)")
    }
  }

  @Test("the sample places are five, the first the Colosseum")
  func samples() {
    #expect(
      Place.samples.map(\.name) == [
        "Colosseum", "Pantheon", "Trevi Fountain", "Eiffel Tower", "Louvre Museum",
      ])
    #expect(Place.samples.first?.id == "ColosseumRome")
    #expect(Place.samples.first?.coordinate == colosseum)
  }
}
