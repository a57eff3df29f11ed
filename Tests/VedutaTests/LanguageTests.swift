import Geography
import Support
import Testing

@testable import Cartography
@testable import Tiles
@testable import Veduta

@Suite("Names in a language") struct LanguageTests {
  private func names(_ tiles: MapTiles, _ place: Coordinate, zoom: Double) throws -> Set<String> {
    let view = try Viewport(center: place, zoom: zoom, size: ViewSize(width: 700, height: 700))
    let map = try MapRenderer.shared.compose(
      MapPicture(
        tiles: tiles, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .none))
    return Set(map.labels.map(\.text))
  }

  private let helsinki = Coordinate(latitude: 60.1738, longitude: 24.9445)

  @Test("streets and bays have the names of the language, and others keep theirs")
  func swedish() throws {
    let finnish = try names(.helsinki, helsinki, zoom: 16)
    let swedish = try names(.helsinki.named(in: "sv"), helsinki, zoom: 16)
    #expect(finnish.contains("Kaisaniemenlahti") && swedish.contains("Kajsaniemiviken"))
    #expect(try names(.helsinki.named(in: "zu"), helsinki, zoom: 16) == finnish)
  }

  @Test("the world has names on the spot alone, and keeps them")
  func world() throws {
    let rome = Coordinate(latitude: 41.9, longitude: 12.5)
    #expect(try names(.world.named(in: "de"), rome, zoom: 5) == names(.world, rome, zoom: 5))
  }

  /// The name that a place has in a language, of the names that it is given.
  private func name(_ language: String, _ given: [String: String]) throws -> String? {
    let tiles = try RenamedTiles(layers: ["transportation", "place"]) { layer, _, said in
      guard layer == "place", said["class"] == .string("suburb") else { return [] }
      let names = given.mapValues { PropertyValue.string($0) }
      return [("place", names.merging(["class": .string("suburb")]) { first, _ in first })]
    }
    return try names(MapTiles(tiles, name: "small").named(in: language), helsinki, zoom: 14).first
  }

  @Test(
    "the name is that of the language, else one in the reader's letters, else that on the spot",
    arguments: [
      ("ja", ["name": "東京", "name:ja": "とうきょう", "name:en": "Tokyo"], "とうきょう"),
      ("de", ["name": "東京", "name_de": "Tokio", "name:en": "Tokyo"], "Tokio"),
      ("de", ["name": "東京", "name:latin": "Tōkyō"], "Tōkyō"),
      ("de", ["name": "東京", "name_int": "Tokyo"], "Tokyo"),
      ("de", ["name": "東京"], "東京"),
      ("de", ["name": "Praha", "name:latin": "Prague", "name:en": "Prague"], "Praha"),
      ("ru", ["name": "東京", "name:latin": "Tokyo"], "東京"),
      ("pt-BR", ["name": "London", "name:pt": "Londres"], "Londres"),
      ("pt-BR", ["name": "London", "name:pt": "Londres", "name:pt-BR": "Londres!"], "Londres!"),
    ])
  func fallback(_ language: String, _ given: [String: String], _ expected: String) throws {
    let found = try name(language, given)
    #expect(found?.uppercased() == expected.uppercased(), "\(found ?? "none")")
  }

  @Test("a city in Japan is readable in Japanese and in Latin letters")
  func tokyo() throws {
    guard let maps = TestData.maps else { return }
    let tiles = try MapTiles(contentsOf: "\(maps)/tiles/tokyo-akihabara-omt.pmtiles")
    let place = Coordinate(latitude: 35.7, longitude: 139.775)
    let japanese = try names(tiles.named(in: "ja"), place, zoom: 15.5)
    let english = try names(tiles.named(in: "en"), place, zoom: 15.5)
    func latin(_ names: Set<String>) -> Int {
      names.count { $0.unicodeScalars.allSatisfy { $0.value < 0x250 || $0.value == 0x2022 } }
    }
    #expect(latin(english) * 2 > english.count, "\(english.sorted())")
    #expect(latin(japanese) * 4 < japanese.count, "\(japanese.sorted())")
  }
}
