import Geography
import Screens
import Testing
import Views

@testable import Veduta

/// A tour of the places app at 60 frames a second: everything that moves does so without a jolt.
@Suite("A tour of the places app") struct TourTests {
  private static let fps = 60.0

  private func screen() throws -> MapScreen {
    var setup = ScreenSetup(.places)
    setup.move = .ease
    let events: [TimedEvent] = [
      TimedEvent(.next, at: 0.5), TimedEvent(.toggleList, at: 1.5), TimedEvent(.select(3), at: 2.5),
      TimedEvent(.next, at: 4), TimedEvent(.next, at: 4.1), TimedEvent(.select(2, via: .pin), at: 5.5),
    ]
    return try MapScreen(setup, events: events)
  }

  /// The frames of a part of the screen, frame by frame; nothing where it is not there.
  private func boxes(_ name: String, of screen: MapScreen) -> [ViewRect?] {
    (0...Int(screen.duration * Self.fps)).map { screen.rendering(at: Double($0) / Self.fps).frames[name] }
  }

  @Test(
    "header and card keep their heights and places but for what is animated", arguments: ["header", "title"])
  func still(name: String) throws {
    let boxes = boxes(name, of: try screen()).compactMap(\.self)
    #expect(boxes.count > 300)
    #expect(Set(boxes.map(\.y)).count == 1 && Set(boxes.map(\.height)).count == 1)
  }

  @Test("the panel opens and closes little by little, and the card's words stay on their line")
  func panel() throws {
    let screen = try screen()
    let heights = boxes("panel", of: screen).compactMap { $0?.height }
    for (one, next) in zip(heights, heights.dropFirst()) { #expect(abs(next - one) < 40) }
    for (index, height) in heights.enumerated().dropFirst().dropLast() {
      // The first frame after a tap may start at speed; from one frame to the next the speed changes little.
      #expect(abs(heights[index - 1] - 2 * height + heights[index + 1]) < 12, "frame \(index)")
    }
    for name in ["name", "city", "next", "learn-more"] {
      #expect(Set(boxes(name, of: screen).compactMap { $0?.y }).count == 1, "\(name)")
    }
  }

  @Test("cards slide in from trailing and out to leading, none jumps")
  func cards() throws {
    let screen = try screen()
    for frame in 0...Int(screen.duration * Self.fps) {
      let (before, now) = (moment(screen, frame - 1), moment(screen, frame))
      for card in now.cards {
        // A card that comes is as wide as the screen away; else it was there a frame ago and not far: at most, sent out
        // as it had hardly come in, twice the way goes by in the time of one.
        guard let last = before.cards.first(where: { $0.place == card.place }) else {
          #expect(card.offset > 0.85, "frame \(frame)")
          continue
        }
        #expect(abs(last.offset - card.offset) < 0.17, "frame \(frame)")
      }
    }
  }

  @Test("the map goes straight from place to place by the curve, and the pins stay on their coordinates")
  func map() throws {
    let screen = try screen()
    for frame in 0...Int(screen.duration * Self.fps) {
      let (before, now) = (moment(screen, frame - 1), moment(screen, frame))
      let rendering = screen.rendering(at: Double(frame) / Self.fps)
      for (index, place) in now.places.enumerated() {
        guard let pin = rendering.frames["pin-\(index)"] else { continue }
        let point = now.viewport.point(for: place.coordinate)
        #expect(abs(pin.midX - point.x) < 0.01, "frame \(frame), pin \(index)")
      }
      // Rome to Paris is 1.3 million points of 390: eased, no frame takes more than a twelfth of the way.
      let step = before.viewport.center.distance(to: now.viewport.center)
      let way = WorldPoint(Coordinate(latitude: 41.89, longitude: 12.49))
        .distance(to: WorldPoint(Coordinate(latitude: 48.86, longitude: 2.29)))
      #expect(step < way / 12, "frame \(frame)")
    }
  }

  private func moment(_ screen: MapScreen, _ frame: Int) -> PlacesMoment {
    guard case .places(let moment) = screen.moment(at: Double(frame) / Self.fps) else {
      preconditionFailure("another screen")
    }
    return moment
  }
}

extension WorldPoint {
  fileprivate func distance(to other: WorldPoint) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
