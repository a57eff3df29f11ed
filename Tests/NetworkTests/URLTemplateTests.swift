import Geography
import Testing

@testable import Network

@Suite("Templates of addresses")
struct URLTemplateTests {
  private let tile = TileAddress(z: 5, x: 17, y: 11)

  @Test(
    "Each placeholder stands for its part of a tile",
    arguments: [
      ("https://a.org/{z}/{x}/{y}.pbf", "https://a.org/5/17/11.pbf"),
      ("https://a.org/{z}/{x}/{-y}.pbf", "https://a.org/5/17/20.pbf"),
      ("https://a.org/q/{quadkey}.png?k=1", "https://a.org/q/12023.png?k=1"),
      ("https://{s}.a.org/{z}/{y}/{x}{r}.png", "https://b.a.org/5/11/17.png"),
    ])
  func placeholders(text: String, url: String) throws {
    #expect(try URLTemplate(text).url(for: tile) == url)
  }

  @Test("Tiles of twice the pixels have their own name")
  func double() throws {
    #expect(try URLTemplate("a/{z}/{x}/{y}{r}.png").url(for: tile, isDouble: true) == "a/5/17/11@2x.png")
  }

  @Test("The whole world has an empty quadkey")
  func root() throws {
    #expect(try URLTemplate("q{quadkey}.png").url(for: TileAddress(z: 0, x: 0, y: 0)) == "q.png")
  }

  @Test(
    "What is no template says why",
    arguments: [
      ("https://a.org/{z}/{x}/{why}.pbf", URLTemplate.Failure.unknownPlaceholder("why")),
      ("https://a.org/{z}/{x}/{y.pbf", .unevenBraces), ("https://a.org/z}/{x}/{y}.pbf", .unevenBraces),
      ("https://a.org/{z}/{x}.pbf", .namesNoTile), ("https://a.org/{s}.pbf", .namesNoTile),
    ])
  func failures(text: String, failure: URLTemplate.Failure) {
    #expect(throws: failure) { try URLTemplate(text) }
  }

  @Test(
    "An address in a description may be whole, or begin at its host or folder",
    arguments: [
      ("https://b.org/{z}", "https://b.org/{z}"), ("//b.org/{z}", "https://b.org/{z}"),
      ("/t/{z}", "https://a.org/t/{z}"), ("{z}", "https://a.org/maps/{z}"),
    ])
  func resolving(text: String, url: String) {
    #expect(NetworkTiles.resolved(text, against: "https://a.org/maps/tiles.json?key=/1") == url)
    #expect(NetworkTiles.resolved("{z}", against: "https://a.org") == "https://a.org/{z}")
  }
}
