import Raster
import Screens
import Testing
import Veduta

extension ScreenShow: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite("Goldens of the screens")
struct ScreenGoldenTests {
  /// Half a pixel a point: small files, in which a control that moves by a point still shows.
  private static let scale = 0.5

  @Test("Screens are what they were", arguments: ScreenShow.all)
  func screens(show: ScreenShow) throws {
    let bitmap = try MapRenderer.shared.paint(show.compose(scale: Self.scale))
    try Golden.expect(bitmap, scale: Self.scale, named: "screen-\(show.name)")
  }

  @Test("No two moments look alike, but a place that keeps its identity keeps its old title")
  func distinct() throws {
    var seen: [String: String] = [:]
    for show in ScreenShow.all {
      let digest = MapRenderer.shared.digest(of: try show.compose(scale: Self.scale))
      let twin = show.name == "G30b" ? "G27" : nil
      #expect(seen[digest] == twin, "\(show.name) looks like \(seen[digest] ?? "nothing else")")
      seen[digest] = show.name
    }
  }
}
