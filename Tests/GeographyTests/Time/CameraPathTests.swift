import Geography
import Support
import Testing

@Suite("Paths of the camera and their frames")
struct CameraPathTests {
  let rome: Viewport
  let paris: Viewport
  let tokyo: Viewport

  init() throws {
    rome = try Viewport(region: Sample.region(Sample.trevi, 0.1), size: Sample.phone)
    paris = try Viewport(region: Sample.region(Sample.eiffel, 0.1), size: Sample.phone)
    tokyo = try Viewport(region: Sample.region(Sample.tokyo, 0.1), size: Sample.phone)
  }

  @Test(
    "Frames run from 0 to the duration",
    arguments: [
      (0.35, 60.0, 22), (0.35, 30, 12), (0, 60, 1), (1, 60, 61), (0.1, 29.97, 4), (1e-12, 60, 2),
      (0.7, 10, 8), (0.29, 100, 30), (1.1, 30, 34), (2.3, 10, 24),
    ])
  func frames(duration: Double, rate: Double, count: Int) throws {
    let times = try FrameTimes(duration: duration, framesPerSecond: rate)
    #expect(times.count == count)
    #expect(times.first == (count == 1 ? duration : 0) && times.last == duration)
    for index in 0..<(count - 1) {
      #expect(times[index] == Double(index) / rate && times[index] < times[index + 1])
    }
  }

  @Test("Whole numbers of frames are not missed by rounding errors")
  func fuzz() throws {
    for count in 1...300 {
      for rate in [24.0, 25, 30, 50, 60, 120] {
        let times = try FrameTimes(duration: Double(count) / rate, framesPerSecond: rate)
        #expect(times.count == count + 1)
        let sum = (0..<count).reduce(0.0) { sum, _ in sum + 1 / rate }
        #expect(try FrameTimes(duration: sum, framesPerSecond: rate).count == count + 1)
      }
    }
  }

  @Test("Absurd films are errors")
  func absurd() {
    #expect(throws: GeographyError.tooManyFrames(count: 60_000_000_001, limit: 1_000_000)) {
      try FrameTimes(duration: 1e9, framesPerSecond: 60)
    }
    #expect(throws: GeographyError.tooManyFrames(count: .infinity, limit: 5)) {
      try FrameTimes(duration: 1e300, framesPerSecond: 1e300, limit: 5)
    }
    #expect(throws: GeographyError.tooManyFrames(count: 6, limit: 5)) {
      try FrameTimes(duration: 5, framesPerSecond: 1, limit: 5)
    }
    for bad in [-1, Double.nan, .infinity] {
      #expect(throws: GeographyError.self) { try FrameTimes(duration: bad, framesPerSecond: 60) }
      #expect(throws: GeographyError.self) { try FrameTimes(duration: 1, framesPerSecond: bad) }
    }
    #expect(throws: GeographyError.invalidFrameRate(0)) {
      try FrameTimes(duration: 1, framesPerSecond: 0)
    }
  }

  @Test("The first and the last frame are the two views to the last bit", arguments: CameraMove.allCases)
  func ends(move: CameraMove) throws {
    let path = try CameraPath(from: rome, to: paris, move: move)
    let times = try path.frameTimes(framesPerSecond: 60)
    #expect(path.viewport(at: try #require(times.first)) == rome)
    #expect(path.viewport(at: try #require(times.last)) == paris)
  }

  @Test("Without a duration a leg takes what its curve or its flight takes")
  func durations() throws {
    #expect(try CameraPath(from: rome, to: paris).duration == 0.35)
    #expect(try CameraPath(from: rome, to: paris, move: .jump).duration == 0.35)
    #expect(near(try CameraPath(from: rome, to: paris, move: .fly).duration, 5.7357, 5.1e-5))
    #expect(try CameraPath(from: rome, to: paris, move: .fly, duration: 2).duration == 2)
    let spring = TimingCurve.spring(.platformDefault)
    #expect(near(try CameraPath(from: rome, to: paris, curve: spring).duration, 0.80825, 5.1e-6))
  }

  @Test("A leg's progress is eased, and holds keep it at its end")
  func progress() throws {
    var path = try CameraPath(from: rome, to: paris)
    try path.hold(for: 0.5)
    try path.move(to: tokyo, curve: .linear, duration: 2)
    try path.hold(for: 1)
    #expect(near(path.duration, 3.85, 1e-15))
    #expect(path.moment(at: 0) == .init(leg: 0, progress: 0, viewport: rome))
    #expect(near(path.moment(at: 0.0875).progress, 0.129162, 5.1e-7))
    for time in [0.35, 0.5, 0.84] {
      #expect(path.moment(at: time) == .init(leg: 0, progress: 1, viewport: paris))
    }
    #expect(path.moment(at: 0.85) == .init(leg: 1, progress: 0, viewport: paris))
    #expect(path.moment(at: 1.85).leg == 1 && near(path.moment(at: 1.85).progress, 0.5, 1e-12))
    for time in [2.85, 3.85, 100] {
      #expect(path.moment(at: time) == .init(leg: 1, progress: 1, viewport: tokyo))
    }
    #expect(path.moment(at: -1) == .init(leg: 0, progress: 0, viewport: rome))
    #expect(path.moment(at: .nan) == .init(leg: 0, progress: 0, viewport: rome))
  }

  @Test("A path of no legs stays where it is")
  func resting() throws {
    var path = CameraPath(from: rome)
    try path.hold(for: 1)
    #expect(path.moment(at: 0.5) == .init(leg: nil, progress: 1, viewport: rome))
    #expect(try path.frameTimes(framesPerSecond: 2).map { $0 } == [0, 0.5, 1])
  }

  @Test(
    "A path through keyframes shows each of them at its time to the last bit", arguments: [0.1, 0.3, 1.7])
  func keyframes(step: Double) throws {
    let views = [rome, paris, tokyo]
    let frames = (0..<30).map {
      CameraKeyframe(time: Double($0) * step, viewport: views[$0 % 3], hold: $0 % 2 == 0 ? step / 3 : 0)
    }
    let path = try CameraPath(keyframes: frames)
    for frame in frames {
      #expect(path.viewport(at: frame.time) == frame.viewport)
      #expect(path.viewport(at: frame.time + frame.hold) == frame.viewport)
    }
    let last = try #require(frames.last)
    #expect(path.duration == last.time + last.hold)
    #expect(path.legs.count == 29)
  }

  @Test("Before a late first keyframe the path stays at it")
  func late() throws {
    let path = try CameraPath(keyframes: [
      CameraKeyframe(time: 1, viewport: rome), CameraKeyframe(time: 2, viewport: paris),
    ])
    #expect(path.viewport(at: 0) == rome && path.viewport(at: 1) == rome && path.viewport(at: 2) == paris)
    #expect(path.duration == 2)
  }

  @Test("Keyframes out of order, at no time or none at all are errors")
  func keyframeErrors() {
    let (rome, paris) = (rome, paris)
    #expect(throws: GeographyError.noKeyframes) { try CameraPath(keyframes: []) }
    #expect(throws: GeographyError.keyframesOutOfOrder(index: 1)) {
      try CameraPath(keyframes: [
        CameraKeyframe(time: 0, viewport: rome, hold: 2), CameraKeyframe(time: 1, viewport: paris),
      ])
    }
    #expect(throws: GeographyError.invalidTime(-1)) {
      try CameraPath(keyframes: [CameraKeyframe(time: -1, viewport: rome)])
    }
    #expect(throws: GeographyError.invalidDuration(.infinity)) {
      try CameraPath(keyframes: [CameraKeyframe(time: 0, viewport: rome, hold: .infinity)])
    }
    #expect(throws: GeographyError.invalidDuration(-2)) {
      try CameraPath(from: rome, to: paris, duration: -2)
    }
  }

  @Test("A new move starts from what is on screen", arguments: [0, 0.1, 0.2, 0.35, 0.6])
  func interruption(time: Double) throws {
    var path = try CameraPath(from: rome, to: paris)
    try path.move(to: tokyo)
    let cut = try path.interrupted(at: time, to: rome, duration: 1)
    for step in 0...20 {
      let before = time * Double(step) / 20
      #expect(cut.viewport(at: before) == path.viewport(at: before))
    }
    #expect(cut.duration == time + 1 && cut.end == rome && cut.viewport(at: time + 1) == rome)
    #expect(cut.legs.count == (time == 0 ? 1 : time <= 0.35 ? 2 : 3))
    let moment = cut.moment(at: time)
    #expect(moment.progress == 0 && moment.leg == cut.legs.count - 1)
    let (a, b) = (cut.viewport(at: time), cut.viewport(at: time + 1e-9))
    #expect(near(a.center.x, b.center.x, 1) && near(a.center.y, b.center.y, 1))
  }

  @Test("A new move after the end waits until its time")
  func afterEnd() throws {
    let path = try CameraPath(from: rome, to: paris).interrupted(at: 5, to: tokyo)
    #expect(path.viewport(at: 3) == paris && path.viewport(at: 5) == paris)
    #expect(path.duration == 5.35 && path.viewport(at: 5.35) == tokyo)
  }

  @Test("A path of a thousand legs finds the right one")
  func many() throws {
    var path = CameraPath(from: rome)
    for index in 0..<1_000 { try path.move(to: index % 2 == 0 ? paris : rome, duration: 1) }
    for index in 0..<1_000 {
      #expect(path.moment(at: Double(index) + 0.5).leg == index)
      #expect(path.moment(at: Double(index)).leg == index)
    }
  }
}
