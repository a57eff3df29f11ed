import Geography
import Support
import Testing

@Suite("Timing curves and springs")
struct TimingCurveTests {
  @Test(
    "Curves have the values of the reference",
    arguments: [
      (TimingCurve.easeInOut, 0.1, 0.019722), (.easeInOut, 0.2, 0.081660), (.easeInOut, 0.25, 0.129162),
      (.easeInOut, 0.3, 0.187396), (.easeInOut, 0.4, 0.331884), (.easeInOut, 0.5, 0.5),
      (.easeInOut, 0.75, 0.870838), (.easeInOut, 0.9, 0.980278), (.easeIn, 0.25, 0.093465),
      (.easeIn, 0.5, 0.315357), (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643), (.linear, 0.3, 0.3),
    ])
  func values(curve: TimingCurve, progress: Double, value: Double) {
    #expect(near(curve.value(at: progress), value, 5.1e-7))
    #expect(near(curve.value(at: progress * 0.35, duration: 0.35), value, 5.1e-7))
  }

  @Test(
    "Springs have the values of the reference",
    arguments: [
      (0.55, 1, 0.1, 0.316461), (0.55, 1, 0.25, 0.778285), (0.55, 1, 0.35, 0.908304),
      (0.55, 1, 0.5, 0.977810), (0.5, 0.7, 0.25, 0.984087), (0.5, 0.7, 0.35, 1.045988),
    ])
  func springs(response: Double, ratio: Double, time: Double, value: Double) throws {
    #expect(near(try Spring(response: response, dampingRatio: ratio).value(at: time), value, 5.1e-7))
  }

  @Test("The default animation of each era is the documented one")
  func eras() throws {
    #expect(Era.ios14.defaultCurve == .easeInOut)
    #expect(Era.ios14.defaultCurve.naturalDuration == 0.35)
    #expect(Era.ios17.defaultCurve == .spring(try Spring(response: 0.55, dampingRatio: 1)))
    #expect(near(Era.ios17.defaultCurve.naturalDuration, 0.80825, 5e-6))
  }

  @Test("Bounce and damping ratio say the same")
  func bounce() throws {
    #expect(try Spring(duration: 0.5, bounce: 0) == Spring.smooth)
    #expect(try Spring(duration: 0.5, bounce: 0.15) == Spring.snappy)
    #expect(try Spring(duration: 0.5, bounce: 0.3) == Spring.bouncy)
    #expect(try Spring(response: 0.15, dampingRatio: 0.86) == Spring.interactive)
    #expect(try Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
  }

  @Test(
    "A spring is outside its threshold just before it has settled and inside ever after",
    arguments: [0.05, 0.3, 0.7, 0.825, 0.99, 0.999999999, 1, 1.000000001, 1.01, 2, 20])
  func settling(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    let end = spring.settlingDuration
    #expect(near(abs(1 - spring.value(at: end * (1 - 1e-6))), 0.001, 1e-7))
    #expect(abs(1 - spring.value(at: end * (1 - 1e-6))) > 0.001)
    for step in 1...5_000 {
      #expect(abs(1 - spring.value(at: end * (1 + Double(step) / 2_000))) <= 0.001)
    }
  }

  @Test("Springs close to the critical one move as it does", arguments: [1 - 1e-9, 1 + 1e-9])
  func critical(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for step in 1...100 {
      let time = Double(step) / 50
      #expect(near(spring.value(at: time), Spring.smooth.value(at: time), 1e-8))
    }
  }

  @Test("A strongly damped spring stays a number for all times")
  func overdamped() throws {
    let spring = try Spring(response: 0.5, dampingRatio: 5)
    var last = 0.0
    for time in [0.001, 0.1, 0.14, 1, 10, 100, 1e6, .infinity] {
      let value = spring.value(at: time)
      #expect(value > last && value <= 1 || value == 1)
      last = value
    }
  }

  @Test("A Bézier curve solves x(u) = progress and returns y(u)", arguments: 0..<20 as Range<UInt64>)
  func bezier(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let curve = try BezierCurve(
        x1: random.number(0...1), y1: random.number(-1...2), x2: random.number(0...1),
        y2: random.number(-1...2))
      let u = random.number(0...1)
      let v = 1 - u
      let x = 3 * v * v * u * curve.x1 + 3 * v * u * u * curve.x2 + u * u * u
      let y = 3 * v * v * u * curve.y1 + 3 * v * u * u * curve.y2 + u * u * u
      #expect(near(curve.value(at: x), y, 1e-9), "seed \(seed), \(curve) at \(u)")
    }
  }

  @Test(
    "Curves that stand still or leap are solved as well",
    arguments: [(0.0, 1.0), (1, 0), (0, 0), (1, 1), (0.5, 0.5)])
  func extremes(x1: Double, x2: Double) throws {
    // With y's control points equal to x's, y is x.
    let curve = try BezierCurve(x1: x1, y1: x1, x2: x2, y2: x2)
    for step in 0...1_000 {
      let progress = Double(step) / 1_000
      #expect(near(curve.value(at: progress), progress, 1e-9))
    }
  }

  @Test(
    "Curves start at 0, end at 1 and never go back",
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .spring(.smooth), .spring(.platformDefault),
    ])
  func monotone(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: -3) == 0 && curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
    var last = 0.0
    for step in 1...1_000 {
      let value = curve.value(at: Double(step) / 1_000)
      #expect(value > last)
      last = value
    }
  }

  @Test("A motion of no duration is done at once")
  func instant() {
    #expect(TimingCurve.easeInOut.value(at: 0, duration: 0) == 1)
    #expect(TimingCurve.easeInOut.value(at: -1e-9, duration: 0) == 0)
  }

  @Test("What is no curve or spring is an error", arguments: [-0.1, 1.1, Double.nan, .infinity])
  func errors(value: Double) {
    #expect(throws: GeographyError.self) { try TimingCurve.bezier(value, 0, 0.5, 1) }
    #expect(throws: GeographyError.self) { try TimingCurve.bezier(0.5, 0, value, 1) }
    #expect(throws: GeographyError.self) { try Spring(response: -abs(value)) }
    #expect(throws: GeographyError.self) { try Spring(dampingRatio: -abs(value)) }
    #expect(throws: GeographyError.self) { try Spring(duration: 1, bounce: 1 + abs(value)) }
    #expect(throws: GeographyError.self) { try Spring(dampingRatio: 1e-300) }
  }
}
