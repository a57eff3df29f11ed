import Geography
import JSON
import Support
import Testing

@testable import Features

@Suite("A list of places")
struct PlaceListTests {
  static let sights = """
    [
      {"name": "Colosseum", "cityName": "Rome", "coordinates": {"latitude": 41.8902, "longitude": 12.4922},
       "description": "Ein Amphitheater.", "imageNames": ["a", "b"], "link": "https://example.org"},
      {"name": "Nowhere", "coordinates": {"latitude": -90, "longitude": 180}, "link": null}
    ]
    """
  static let bucket = """
    [{"id": "6f1b3c0a-1f0e-4b60-8f0c-0a5c2b9d7e11", "name": "Buckingham Palace", "longitude": -0.141, "latitude": 51.501},
     {"name": "Plain", "latitude": 0, "longitude": 0}]
    """

  private func list(_ text: String) throws(PlaceListError) -> PlaceList {
    try PlaceList(parsing: Array(text.utf8))
  }

  /// The error of a text that cannot be read, with its path, line and column as text.
  private func error(_ text: String) throws -> PlaceListError {
    try #require(throws: PlaceListError.self) { try list(text) }
  }

  @Test("may say all of a place, or its name and coordinates alone")
  func sights() throws {
    let places = try list(Self.sights).places
    #expect(places.map(\.id) == ["ColosseumRome", "Nowhere"])
    #expect(places[0].coordinate == Coordinate(latitude: 41.8902, longitude: 12.4922))
    #expect(places[0].description == "Ein Amphitheater.")
    #expect(places[0].imageNames == ["a", "b"])
    #expect(places[0].link == "https://example.org")
    #expect(places[1].cityName == "")
    #expect(places[1].link == nil)
    #expect(places[1].imageNames.isEmpty)
  }

  @Test("may have coordinates in the places themselves, and identities of their own")
  func bucket() throws {
    let places = try list(Self.bucket).places
    #expect(places.map(\.id) == ["6F1B3C0A-1F0E-4B60-8F0C-0A5C2B9D7E11", "Plain"])
    #expect(places[0].coordinate == Coordinate(latitude: 51.501, longitude: -0.141))
    #expect(places[0].name == "Buckingham Palace")
  }

  @Test("tells each name that it does not know once")
  func unknown() throws {
    let list = try list(
      """
      [{"name": "A", "citiName": "Rome", "latitude": 0, "longitude": 0},
       {"name": "B", "citiName": "Rome", "latitude": 0, "longitude": 0}]
      """)
    #expect(list.unknownNames.map(\.name) == ["citiName"])
    #expect(list.unknownNames.first?.location.path.description == "[0].citiName")
    #expect(list.unknownNames.first?.location.position.column == 28)
  }

  @Test("says where something of the wrong kind stands")
  func wrongKind() throws {
    let text = """
      [
        {"name": "A", "latitude": 0, "longitude": 0},
        {"name": "B", "coordinates": {"latitude": "48", "longitude": 2}}
      ]
      """
    guard case .wrongKind(let found, let wanted, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(found == .string)
    #expect(wanted == .number)
    #expect(location.path.description == "[1].coordinates.latitude")
    #expect(location.position.line == 3)
    #expect(location.position.column == 45)
  }

  @Test(
    "needs every kind to be right",
    arguments: [
      ("[1]", "[0]"), ("[{\"name\": 1}]", "[0].name"),
      ("[{\"name\": \"A\", \"coordinates\": []}]", "[0].coordinates"),
      ("[{\"name\": \"A\", \"latitude\": 0, \"longitude\": true}]", "[0].longitude"),
      (
        "[{\"name\": \"A\", \"latitude\": 0, \"longitude\": 0, \"imageNames\": [\"a\", 2]}]",
        "[0].imageNames[1]"
      ),
      ("[{\"name\": \"A\", \"latitude\": 0, \"longitude\": 0, \"link\": 2}]", "[0].link"),
    ])
  func kinds(text: String, path: String) throws {
    guard case .wrongKind(_, _, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(location.path.description == path)
  }

  @Test(
    "needs a name and both coordinates",
    arguments: [
      ("[{\"latitude\": 0, \"longitude\": 0}]", "name", "[0]"), ("[{\"name\": \"A\"}]", "coordinates", "[0]"),
      ("[{\"name\": null}]", "name", "[0]"), ("[{\"name\": \"A\", \"latitude\": 0}]", "longitude", "[0]"),
      ("[{\"name\": \"A\", \"coordinates\": {\"longitude\": 0}}]", "latitude", "[0].coordinates"),
    ])
  func missing(text: String, name: String, path: String) throws {
    guard case .missing(let missing, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(missing == name)
    #expect(location.path.description == path)
  }

  @Test(
    "tells a coordinate that cannot be, and whether it was only the wrong way round",
    arguments: [
      (100.0, 20.0, true, "[0].latitude"), (-170, -90, true, "[0].latitude"),
      (100, 100, false, "[0].latitude"),
      (0, 181, false, "[0].longitude"), (90.1, 0, true, "[0].latitude"), (1e300, 0, false, "[0].latitude"),
    ])
  func coordinates(latitude: Double, longitude: Double, fits: Bool, path: String) throws {
    let text = "[{\"name\": \"A\", \"latitude\": \(latitude), \"longitude\": \(longitude)}]"
    guard case .invalidCoordinate(let coordinate, let fitsSwapped, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(coordinate == Coordinate(latitude: latitude, longitude: longitude))
    #expect(fitsSwapped == fits)
    #expect(location.path.description == path)
  }

  @Test("has no identity twice")
  func repeated() throws {
    let text = """
      [{"name": "A", "latitude": 0, "longitude": 0}, {"name": "B", "latitude": 0, "longitude": 0},
       {"name": "A", "latitude": 9, "longitude": 9}]
      """
    guard case .repeatedID("A", let first, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(first.path.description == "[0]")
    #expect(location.path.description == "[2]")
    #expect(location.position.line == 2)
  }

  @Test(
    "has UUIDs for identities",
    arguments: ["", "7", "6F1B3C0A1F0E4B608F0C0A5C2B9D7E11", "6F1B3C0A-1F0E-4B60-8F0C-0A5C2B9D7E1G"])
  func identities(id: String) throws {
    let text = "[{\"id\": \"\(id)\", \"name\": \"A\", \"latitude\": 0, \"longitude\": 0}]"
    guard case .malformedUUID(id, let location) = try error(text) else {
      Issue.record("another error")
      return
    }
    #expect(location.path.description == "[0].id")
  }

  @Test("is a list, and has something in it")
  func shape() throws {
    guard case .notAList(.object, let object) = try error("{\"name\": \"A\"}") else {
      Issue.record("another error")
      return
    }
    #expect(object.position.column == 1)
    guard case .emptyList = try error(" [ ] ") else {
      Issue.record("another error")
      return
    }
  }

  @Test("that was cut anywhere is no JSON")
  func cut() throws {
    let bytes = Array(Self.sights.utf8)
    for count in 0..<bytes.count {
      let error = #expect(throws: PlaceListError.self) { try PlaceList(parsing: Array(bytes.prefix(count))) }
      guard case .json? = error else {
        Issue.record("cut at \(count)")
        continue
      }
    }
  }

  @Test("that was damaged is read or refused")
  func damaged() {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    for text in [Self.sights, Self.bucket] {
      for _ in 0..<500 {
        let list = try? PlaceList(parsing: Array(text.utf8).mutated(using: &random))
        #expect(list?.places.allSatisfy { $0.coordinate.isValid } ?? true, "seed \(seed)")
      }
    }
  }
}
