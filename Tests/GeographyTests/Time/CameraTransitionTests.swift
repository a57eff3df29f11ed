import Geography
import Support
import Testing

@Suite("Moves of the camera")
struct CameraTransitionTests {
  static func view(_ center: Coordinate, _ span: Double = 0.1) throws -> Viewport {
    try Viewport(region: Sample.region(center, span), size: Sample.phone)
  }

  @Test("An easing move goes through the middle on the map, not in degrees")
  func middle() throws {
    let transition = try CameraTransition(from: Self.view(Sample.trevi), to: Self.view(Sample.eiffel))
    let middle = transition.viewport(at: 0.5).centerCoordinate
    #expect(near(middle.latitude, 45.486933, 6e-7) && near(middle.longitude, 7.3889, 6e-7))
    #expect(near(transition.viewport(at: 0.5).mapPointsPerPoint, 191.193345, 1e-6))
  }

  @Test("The logarithm of the scale changes evenly")
  func zooming() throws {
    let from = try Viewport(center: Sample.trevi, zoom: 4, size: Sample.phone, heading: 350, pitch: 20)
    let to = try Viewport(center: Sample.trevi, zoom: 16, size: Sample.phone, heading: 20, pitch: 60)
    let quarter = try CameraTransition(from: from, to: to).viewport(at: 0.25)
    #expect(near(quarter.zoom, 7, 1e-12))
    #expect(near(quarter.heading, 357.5, 1e-12) && quarter.pitch == 30)
    let back = try CameraTransition(from: to, to: from).viewport(at: 0.75)
    #expect(near(back.zoom, 7, 1e-12) && near(back.heading, 357.5, 1e-12) && back.pitch == 30)
  }

  @Test("Moves take the short way across 180°", arguments: [CameraMove.ease, .fly])
  func antimeridian(move: CameraMove) throws {
    let fiji = try Self.view(Coordinate(latitude: -18, longitude: 178))
    let samoa = try Self.view(Coordinate(latitude: -18, longitude: -172))
    let there = try CameraTransition(from: fiji, to: samoa, move: move).viewport(at: 0.5)
    let back = try CameraTransition(from: samoa, to: fiji, move: move).viewport(at: 0.5)
    #expect(near(there.centerCoordinate.longitude, -177, 1e-9))
    #expect(near(back.centerCoordinate.longitude, -177, 1e-9))
  }

  @Test("A flight from Rome to Paris has the numbers of the reference")
  func flight() throws {
    let (from, to) = (try Self.view(Sample.trevi), try Self.view(Sample.eiffel))
    let distance =
      ((from.center.x - to.center.x) * (from.center.x - to.center.x)
      + (from.center.y - to.center.y) * (from.center.y - to.center.y)).squareRoot()
      / from.mapPointsPerPoint
    let flight = Flight(startWidth: 844, endWidth: 844, distance: distance)
    #expect(near(distance, 55_469.9127, 5e-4))
    #expect(near(flight.length, 6.882837, 5.1e-7))
    #expect(near(flight.duration, 5.7357, 5.1e-5))
    #expect(near(flight.state(at: 0.5).width, 55_931.13, 0.006))
    #expect(near(flight.state(at: 0.5).covered, 0.5, 1e-12))
    #expect(near(flight.state(at: 0.25).width, 9_644.08, 0.006))
    #expect(near(flight.state(at: 0.25).covered, 0.0074328, 5.1e-8))
    let transition = try CameraTransition(from: from, to: to, move: .fly)
    #expect(near(try #require(transition.flightDuration), 5.7357, 5.1e-5))
    #expect(near(transition.viewport(at: 0.5).mapPointsPerPoint, 191.193345 * 55_931.13 / 844, 0.002))
  }

  @Test(
    "Short flights follow the paper's own formulas",
    arguments: [
      (800.0, 400.0, 10.0, 0.488727915081, 649.886488275, 0.453642344402),
      (800.0, 800.0, 100.0, 0.177033475244, 805.309837161, 0.299117083431),
      (400.0, 800.0, 500.0, 1.19981693784, 602.671015378, 0.15135510663),
      (800.0, 100.0, 2000.0, 3.77029363538, 2096.74308829, 0.474365804108),
    ])
  func paper(start: Double, end: Double, distance: Double, length: Double, width: Double, covered: Double) {
    let flight = Flight(startWidth: start, endWidth: end, distance: distance)
    let state = flight.state(at: 0.3)
    #expect(near(flight.length, length, 1e-9) && near(state.width, width, 1e-6))
    #expect(near(state.covered, covered, 1e-8))
  }

  @Test("A flight on the spot zooms evenly", arguments: [0, .leastNonzeroMagnitude, 1e-300, 1e-12, 1e-7])
  func zoomFlight(distance: Double) {
    for (start, end) in [(800.0, 0.8), (0.8, 800.0)] {
      let flight = Flight(startWidth: start, endWidth: end, distance: distance)
      #expect(near(flight.length, 6.907755278982137 / 1.42, 1e-6))
      for step in 0...100 {
        let state = flight.state(at: Double(step) / 100)
        var expected = start
        for _ in 0..<step { expected *= start > end ? 0.9332543007969910 : 1.0715193052376064 }
        #expect(near(state.width / expected, 1, 1e-6))
        #expect(state.covered >= 0 && state.covered <= 1 + 1e-6)
      }
    }
  }

  @Test("A flight whose distance fades becomes the one without, without a leap")
  func fading() {
    for width in [0.8, 80, 800] {
      var last = Flight(startWidth: width, endWidth: 80, distance: 1e-14)
      for exponent in 0..<60 {
        var distance = 1e-14
        for _ in 0..<exponent { distance *= 1.5 }
        let next = Flight(startWidth: width, endWidth: 80, distance: distance)
        for part in [0.25, 0.5, 0.75] {
          let (a, b) = (last.state(at: part), next.state(at: part))
          #expect(near(a.width / b.width, 1, 1e-3))
          #expect(near(a.covered * last.distance, b.covered * next.distance, 1e-3))
        }
        last = next
      }
    }
  }

  @Test("A flight between equal views takes no time, one that only turns takes 0.35 s")
  func still() throws {
    let view = try Self.view(Sample.trevi)
    let stay = try CameraTransition(from: view, to: view, move: .fly)
    #expect(stay.flightDuration == 0)
    #expect(stay.viewport(at: 0.5).mapPointsPerPoint == view.mapPointsPerPoint)
    let turned = try Viewport(region: Sample.region(Sample.trevi, 0.1), size: Sample.phone, heading: 0)
    let east = try Viewport(
      center: view.center, mapPointsPerPoint: view.mapPointsPerPoint, size: view.size, heading: 90)
    let turn = try CameraTransition(from: turned, to: east, move: .fly)
    #expect(turn.flightDuration == 0.35)
    #expect(near(turn.viewport(at: 0.5).heading, 45, 1e-12))
  }

  @Test(
    "Both ends are the two views to the last bit", arguments: CameraMove.allCases, 0..<20 as Range<UInt64>)
  func ends(move: CameraMove, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let from = try random.viewport()
    let target = try random.viewport()
    let to = try Viewport(
      center: target.center, mapPointsPerPoint: target.mapPointsPerPoint, size: from.size,
      heading: target.heading, pitch: target.pitch)
    let transition = try CameraTransition(from: from, to: to, move: move)
    #expect(transition.viewport(at: 0) == from && transition.viewport(at: 1) == to, "seed \(seed)")
  }

  @Test(
    "Easing and flying never leap, not even at the ends", arguments: [CameraMove.ease, .fly],
    0..<20 as Range<UInt64>)
  func continuity(move: CameraMove, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let from = try random.viewport(zooms: 2...18)
    let target = try random.viewport(zooms: 2...18)
    let to = try Viewport(
      center: target.center, mapPointsPerPoint: target.mapPointsPerPoint, size: from.size,
      heading: target.heading, pitch: target.pitch)
    let transition = try CameraTransition(from: from, to: to, move: move)
    let steps = 4_000
    var last = from
    for step in 1...steps {
      let next = transition.viewport(at: Double(step) / Double(steps))
      #expect(abs(next.zoom - last.zoom) < 0.05, "seed \(seed), step \(step)")
      #expect(abs(next.pitch - last.pitch) < 0.05, "seed \(seed), step \(step)")
      let turn = abs(next.heading - last.heading)
      #expect(min(turn, 360 - turn) < 0.05, "seed \(seed), step \(step)")
      let moved = next.center.nearest(to: last.center)
      #expect(abs(moved.x - last.center.x) < WorldPoint.width / 100, "seed \(seed), step \(step)")
      #expect(abs(moved.y - last.center.y) < WorldPoint.width / 100, "seed \(seed), step \(step)")
      last = next
    }
    let nearly = transition.viewport(at: 1 - 1e-12)
    let end = nearly.point(for: to.center.nearest(to: nearly.center))
    #expect(near(end, ViewPoint(x: to.size.width / 2, y: to.size.height / 2), 1e-3), "seed \(seed)")
  }

  @Test("A jump is there as soon as it has begun")
  func jump() throws {
    let (from, to) = (try Self.view(Sample.trevi), try Self.view(Sample.eiffel))
    let transition = try CameraTransition(from: from, to: to, move: .jump)
    #expect(transition.viewport(at: 0) == from && transition.viewport(at: 1e-9) == to)
    #expect(transition.flightDuration == nil)
  }

  @Test("Any progress gives a view that can be drawn", arguments: CameraMove.allCases)
  func absurd(move: CameraMove) throws {
    let from = try Viewport(center: Sample.trevi, zoom: 29, size: Sample.phone)
    let to = try Viewport(center: Sample.tokyo, zoom: -7, size: Sample.phone)
    let transition = try CameraTransition(from: from, to: to, move: move)
    for progress in [-1e300, -2, -0.1, 1.1, 3, 1e300, .infinity, -.infinity, .nan] {
      let view = transition.viewport(at: progress)
      #expect(Viewport.zoomRange.contains(view.zoom) && view.center.x.isFinite && view.center.y.isFinite)
      _ = view.worldCopies
    }
  }

  @Test("Views of different sizes are an error")
  func sizes() throws {
    let other = try Viewport(region: Sample.region(Sample.trevi, 0.1), size: Sample.tablet)
    #expect(throws: GeographyError.sizesDiffer(Sample.phone, Sample.tablet)) {
      try CameraTransition(from: Self.view(Sample.trevi), to: other)
    }
  }
}
