import Geography
import Support
import Testing

@testable import Cartography

@Suite("Names that crowd one spot")
struct LabelCrowdTests {
  private struct Name: Equatable {
    var rank: Int
    var place: ViewPoint
  }

  private func thinned(_ names: [Name]) -> [Name] {
    LabelCrowd.thinned(names, place: \.place) { name in
      LabelCandidate.Priority(
        layer: 0, sortKey: Double(name.rank), anchor: WorldPoint(x: 0, y: 0), name: "\(name.rank)")
    }
  }

  @Test("Of thousands at one place the first in rank are left, in the order given")
  func oneSpot() {
    var random = SeededGenerator(seed: 9)
    let names = (0..<5000).shuffled(using: &random).map { Name(rank: $0, place: ViewPoint(x: 40, y: -8)) }
    #expect(thinned(names) == names.filter { $0.rank < LabelCrowd.most })
  }

  @Test("Names that lie apart all stay, and a crowd takes nothing from the spot beside it")
  func apart() {
    let spread = (0..<300).map { Name(rank: $0, place: ViewPoint(x: Double($0) * 16 + 1, y: 5)) }
    #expect(thinned(spread) == spread)
    let crowd = (300..<400).map { Name(rank: $0, place: ViewPoint(x: 17, y: 5)) }
    let left = thinned(spread + crowd)
    #expect(Array(left.prefix(300)) == spread && left.count == 300 + LabelCrowd.most - 1)
  }
}
