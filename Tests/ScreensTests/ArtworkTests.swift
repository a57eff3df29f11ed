import Features
import Geography
import Scene
import Testing
import Views

@testable import Screens

@Suite("Artwork")
struct ArtworkTests {
  @Test("Every picture of the five sights is drawn, and there are no others")
  func names() {
    #expect(Place.samples.flatMap(\.imageNames) == Artwork.names)
    #expect(Artwork.names.count == 14 && Artwork.named("colosseum-4") == nil)
  }

  @Test("No two drawings are alike")
  func distinct() {
    #expect(Set(Artwork.names.compactMap { Artwork.named($0)?.items }).count == 14)
  }

  @Test("Every drawing covers its whole box", arguments: Artwork.names)
  func covers(name: String) throws {
    let items = try #require(Artwork.named(name)).items
    let bands = items.compactMap { item -> ViewRect? in
      guard case .fill(let fill) = item, fill.paths.count == 1 else { return nil }
      return fill.paths[0].bounds
    }.filter { $0.minX <= 0 && $0.maxX >= 300 }
    #expect(
      bands.map(\.minY).min().map { $0 <= 0 } == true && bands.map(\.maxY).max().map { $0 >= 400 } == true)
    // No gap between the bands that reach from side to side.
    var reached = 0.0
    for band in bands.sorted(by: { $0.minY < $1.minY }) where band.minY <= reached {
      reached = max(reached, band.maxY)
    }
    #expect(reached >= 400)
  }

  @Test(
    "A picture covers its box about its middle, whatever the proportions",
    arguments: [(45.0, 45.0), (390, 500), (100, 30), (10, 200)])
  func covering(width: Double, height: Double) {
    let box = ViewRect(x: 7, y: 11, width: width, height: height)
    let covering = SightView.covering(box, Artwork.size)
    #expect(covering.minX <= box.minX + 1e-9 && covering.maxX >= box.maxX - 1e-9)
    #expect(covering.minY <= box.minY + 1e-9 && covering.maxY >= box.maxY - 1e-9)
    #expect(abs(covering.width / covering.height - 0.75) < 1e-9)
    #expect(abs(covering.midX - box.midX) < 1e-9 && abs(covering.midY - box.midY) < 1e-9)
    #expect(min(covering.width - width, covering.height - height) < 1e-9)
  }

  @Test("A picture that was given comes before the artwork, and a missing one has a placeholder")
  func choice() throws {
    let picture = try #require(Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    func items(_ name: String, _ pictures: [String: Picture]) -> [SceneItem] {
      SightView(name, pictures).frame(width: 40, height: 40).cornerRadius(10).render(
        at: .zero, in: EnvironmentValues()
      ).items
    }
    let given = leaves(items("pantheon-1", ["pantheon-1": picture]))
    #expect(given == [.image(.init(picture, in: ViewRect(x: -20, y: 0, width: 80, height: 40)))])
    #expect(leaves(items("pantheon-1", [:])).count > 20)
    #expect(leaves(items("nowhere", [:])).count == 2)
  }
}
