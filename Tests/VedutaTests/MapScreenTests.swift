import Testing
import Veduta

@Suite("A screen of an app is a function of its events and the time") struct MapScreenTests {
  @Test("frames are the same whenever they are asked for, and a tap finds what is under it")
  func frames() throws {
    var setup = ScreenSetup(.places)
    setup.size = ViewSize(width: 200, height: 400)
    let tapped = try MapScreen(
      setup, events: [TimedEvent(.tap(ViewPoint(x: 100, y: 45)), at: 0.2)], appearance: .dark)
    let toggled = try MapScreen(setup, events: [TimedEvent(.toggleList, at: 0.2)], appearance: .dark)
    #expect(abs(tapped.duration - 0.55) < 1e-9)
    for time in [0.4, 0, 0.9] {
      #expect(try tapped.frame(at: time).digest == toggled.frame(at: time).digest)
    }
    #expect(try tapped.frame(at: 0).digest != tapped.frame(at: 0.4).digest)
    guard case .places(let moment) = tapped.moment(at: 1) else {
      Issue.record("another screen")
      return
    }
    #expect(moment.openness == 1 && moment.selection == 0)
  }

  @Test("what cannot happen is said with its event")
  func errors() {
    #expect(throws: ScreenError(.noPlace(9, count: 5), event: 1)) {
      try MapScreen(ScreenSetup(.places), events: [TimedEvent(.none), TimedEvent(.select(9), at: 1)])
    }
  }
}
