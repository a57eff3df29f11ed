/// Does numbered pieces of work on several threads and hands the results out in order.
package enum OrderedWork {
  /// Makes each numbered result, and gives them to `deliver` by growing number, one after the other.
  ///
  /// At most `workers` pieces run at a time, and at most twice as many are begun but not yet handed out, so
  /// that one slow piece does not let finished ones pile up. The first failure ends it all and is thrown.
  /// - Parameters:
  ///   - range: The numbers.
  ///   - workers: How many run at a time; at least one.
  ///   - make: Makes the result of a number.
  ///   - deliver: Takes a result.
  /// - Throws: What `make` or `deliver` throws, or `CancellationError`.
  package static func run<Value: Sendable>(
    _ range: Range<Int>, workers: Int, make: @escaping @Sendable (Int) throws -> Value,
    deliver: (Int, Value) throws -> Void
  ) async throws {
    let workers = max(1, workers)
    let window = 2 * workers
    var (begun, handedOut, running) = (range.lowerBound, range.lowerBound, 0)
    var finished: [Int: Value] = [:]
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      while handedOut < range.upperBound {
        while running < workers, begun < range.upperBound, begun - handedOut < window {
          let index = begun
          group.addTask {
            try Task.checkCancellation()
            return (index, try make(index))
          }
          begun += 1
          running += 1
        }
        guard let (index, value) = try await group.next() else { return }
        running -= 1
        finished[index] = value
        while let next = finished.removeValue(forKey: handedOut) {
          try deliver(handedOut, next)
          handedOut += 1
        }
      }
    }
  }
}
