import Geography
import Testing

@testable import Screens

@Suite("A number over time") struct TrackTests {
  @Test("is what it was before its first motion, and moves from what is on screen") func motions() {
    var track = Track(2)
    #expect(track.value(at: -5) == 2 && track.value(at: 5) == 2 && track.rest == 0)
    track.animate(to: 4, at: 1, curve: .linear)
    track.animate(to: 0, at: 1.175, curve: .linear)
    #expect(track.value(at: 0) == 2 && track.value(at: 1) == 2)
    #expect(abs(track.value(at: 1.175) - 3) < 1e-12)
    #expect(abs(track.value(at: 1.35) - 1.5) < 1e-12)
    #expect(track.value(at: 1.525) == 0 && track.rest == 1.525)
  }

  @Test("goes on as it was when it is sent where it goes already") func sameTarget() {
    var track = Track(0)
    track.animate(to: 0, at: 1, curve: .easeInOut)
    #expect(track.legs.isEmpty)
    track.animate(to: 1, at: 1, curve: .easeInOut)
    track.animate(to: 1, at: 1.2, curve: .easeInOut)
    #expect(track.legs.count == 1)
  }

  @Test("counts a time that is no number as before everything") func noNumber() {
    var track = Track(3)
    track.animate(to: 7, at: 0, curve: .linear)
    #expect(track.value(at: .nan) == 3 && track.value(at: .infinity) == 7 && track.value(at: -.infinity) == 3)
  }
}
