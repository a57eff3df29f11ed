#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One thing to be measured: its name, and what has to be made ready for it.
struct Benchmark {
  /// What is done again and again, and how much of something that is.
  struct Work {
    /// How much one run gets done, in units of `unit`.
    var amount: Double
    /// What is counted, such as `MB`.
    var unit: String
    /// What else there is to say of the work, such as what it is done on.
    var note: String = ""
    /// One run; gives a number that depends on what was done, so that nothing can be left undone.
    var run: () throws -> Int
  }

  /// What asks for it on the command line.
  var name: String
  /// Makes the work ready; nothing where the data for it are not there.
  var prepare: () throws -> Work?
}

extension Benchmark {
  /// Runs the work three times to warm up and then `samples` times, and prints a line of what was measured:
  /// the shortest run, the median, the 90th percentile, the rate at the median, and the processor time of the
  /// least busy run, which other programs disturb less than the clock on the wall.
  func measure(samples: Int) throws {
    guard let work = try prepare() else {
      print("\(name.padded(to: 20)) no data: set VEDUTA_DATA")
      return
    }
    var check = 0
    for _ in 0..<3 { check = try work.run() }
    let clock = ContinuousClock()
    var times: [Double] = []
    var leastBusy = Double.infinity
    for _ in 0..<max(samples, 1) {
      var result = 0
      let start = processorTime()
      let time = try clock.measure { result = try work.run() }
      guard result == check else { fatalError("\(name): a run did something else than the one before") }
      leastBusy = min(leastBusy, processorTime() - start)
      times.append(time / .milliseconds(1))
    }
    times.sort()
    let median = times[times.count / 2]
    let parts = [
      "min \(times[0].text)", "median \(median.text)", "p90 \(times[times.count * 9 / 10].text) ms",
      "\((work.amount / median * 1000).text) \(work.unit)/s", "cpu \(leastBusy.text) ms", work.note,
    ]
    print(name.padded(to: 20), parts.map { $0.padded(to: 16) }.joined(separator: " "))
  }
}

/// Milliseconds of processor time that all threads have had, by `clock_gettime`.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

extension Double {
  /// The number with two decimals.
  fileprivate var text: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
