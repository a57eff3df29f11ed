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

  @Test("is the same for the first tap and for later ones, whatever has opened, closed or moved in between")
  func again() throws {
    let events: [TimedEvent] = [
      TimedEvent(.toggleList, at: 1), TimedEvent(.select(1), at: 2), TimedEvent(.openDetail(), at: 3),
      TimedEvent(.closeDetail, at: 4), TimedEvent(.next, at: 5), TimedEvent(.toggleList, at: 6),
    ]
    let screen = try MapScreen(ScreenSetup(.places), events: events)
    let hits = MapScreen.hitTest(.places, screen.setting)
    for time in [0, 1.1, 1.9, 2.1, 2.9, 3.1, 3.9, 4.2, 4.9, 5.1, 5.9, 7, 1.9, 0] {
      let (moment, whole) = (screen.moment(at: time), screen.rendering(at: time))
      for y in stride(from: 5.0, to: 844, by: 23) {
        for x in [40.0, 130, 162, 195, 300] {
          let point = ViewPoint(x: x, y: y)
          #expect(hits(moment, point) == whole.target(at: point), "\(time) \(point)")
        }
      }
    }
  }
}
