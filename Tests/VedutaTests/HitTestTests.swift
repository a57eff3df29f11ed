import Geography
import Screens
import Testing
import Views

@testable import Veduta

@Suite("What is under a finger") struct HitTestTests {
  @Test("is what a drawing of the whole screen says, of which only the surroundings are drawn")
  func surroundings() throws {
    for kind in ScreenKind.allCases {
      var setup = ScreenSetup(kind)
      setup.emoji = kind == .bucketList ? ["🏰"] : []
      let taps = (0..<40).map { index in
        TimedEvent(
          kind == .bucketList
            ? .tapMap(.point(ViewPoint(x: Double(index * 37 % 390), y: Double(index * 91 % 844)))) : .none,
          at: 1)
      }
      let screen = try MapScreen(setup, events: taps)
      let moment = screen.moment(at: 2)
      let hits = MapScreen.hitTest(kind, screen.setting)
      for x in stride(from: 3.0, to: 390, by: 19) {
        for y in stride(from: 5.0, to: 844, by: 31) {
          let point = ViewPoint(x: x, y: y)
          #expect(
            hits(moment, point) == moment.render(kind, screen.setting).target(at: point), "\(kind) \(point)")
        }
      }
    }
  }
}
