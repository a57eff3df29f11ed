/// Tells how far a long piece of work has come: a bar on a terminal, a plain line now and then elsewhere.
struct Progress {
  private let total: Int
  private let parts: String
  private let isSilent: Bool
  private let isTerminal: Bool
  private let start = ContinuousClock.now
  private var lastSaid: ContinuousClock.Instant

  /// Begins a piece of work.
  /// - Parameters:
  ///   - total: How many parts it has.
  ///   - parts: What the parts are called.
  ///   - isSilent: Whether nothing is said at all.
  init(total: Int, of parts: String = "frames", isSilent: Bool) {
    self.total = total
    self.parts = parts
    self.isSilent = isSilent
    isTerminal = Console.isTerminal
    lastSaid = start
  }

  /// Says how far it has come, if it is time to.
  mutating func advance(to done: Int) {
    guard !isSilent else { return }
    let now = ContinuousClock.now
    let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(5)
    guard lastSaid.duration(to: now) >= pause, done < total else { return }
    lastSaid = now
    let line = Self.line(done, of: total, parts, seconds: seconds(until: now), withBar: isTerminal)
    Console.say(isTerminal ? "\r\(line)\u{1B}[K" : line + "\n")
  }

  /// Takes the bar away.
  func finish() {
    if !isSilent, isTerminal { Console.say("\r\u{1B}[K") }
  }

  /// How long it has taken so far, in seconds.
  var seconds: Double { seconds(until: .now) }

  private func seconds(until now: ContinuousClock.Instant) -> Double {
    Self.seconds(start.duration(to: now))
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// A duration for people: `1.3 s`.
  static func words(_ duration: Duration) -> String { "\(tenths(seconds(duration))) s" }

  /// One line: parts done, how many a second, the time left.
  static func line(
    _ done: Int, of total: Int, _ parts: String = "frames", seconds: Double, withBar: Bool
  ) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let width = 30
    let filled = total > 0 ? done * width / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let words = "\(done)/\(total) \(parts), \(tenths(rate)) a second, \(clock(left)) left"
    return withBar ? "[\(bar)] \(words)" : words
  }

  /// A number with one decimal.
  static func tenths(_ value: Double) -> String {
    let tenths = Int(min(value * 10, 1e12).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
