import Geography
import Testing
import Typography

@testable import Cartography

@Suite("Stretches of a line that carry its name")
struct LabelRunsTests {
  /// A straight street of a length, in points at zoom 14.
  private func street(_ length: Double) -> [WorldPoint] {
    let unit = WorldPoint.width / (512 * 16384)
    return (0...20).map { WorldPoint(x: 1e8 + Double($0) / 20 * length * unit, y: 9e7) }
  }

  private func anchors(_ length: Double, zoom: Double, size: Double = 12) -> [WorldPoint] {
    let text = FontLibrary.bundled.shape("Long Street", TextAttributes(font: Font(size: size)))
    return LabelRuns(street(length), text, size: 12, zoom: zoom, spacing: 250).all(maxAngle: 30).map(\.anchor)
  }

  @Test("Each zoom keeps the places of the one before it and has more between them")
  func nested() throws {
    var previous: [WorldPoint] = []
    for zoom in 14...17 {
      let places = anchors(900, zoom: Double(zoom))
      #expect(places.count > previous.count)
      for place in previous {
        #expect(places.contains { abs($0.x - place.x) < 1e-3 && abs($0.y - place.y) < 1e-3 })
      }
      previous = places
    }
  }

  @Test("A name that grows within a zoom keeps its places", arguments: [12.5, 13, 14.75])
  func growing(size: Double) {
    #expect(anchors(900, zoom: 15.5, size: size) == anchors(900, zoom: 15))
  }

  @Test("A street shorter than its name carries none", arguments: [(30.0, 0), (80, 1)])
  func short(length: Double, count: Int) {
    #expect(anchors(length, zoom: 14).count == count)
  }
}
