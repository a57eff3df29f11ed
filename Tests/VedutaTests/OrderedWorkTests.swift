import Testing
import Veduta

@Suite("Numbered work comes out in order") struct OrderedWorkTests {
  private struct Refusal: Error {}

  @Test("whatever the number of workers, results are handed out by number", arguments: [1, 2, 3, 8])
  func order(_ workers: Int) async throws {
    var seen: [Int] = []
    try await OrderedWork.run(5..<60, workers: workers) { index in
      var total = 0
      // Uneven work, so that pieces end out of order.
      for step in 0..<(index % 7) * 2000 { total &+= step }
      return index + total * 0
    } deliver: { index, value in
      #expect(value == index)
      seen.append(index)
    }
    #expect(seen == Array(5..<60))
  }

  @Test("no more than two pieces a worker are begun and not handed out")
  func window() async throws {
    let begun = Locked(0)
    var most = 0
    try await OrderedWork.run(0..<100, workers: 3) { index in
      begun.withLock { $0 += 1 }
      return index
    } deliver: { index, _ in
      most = max(most, begun.withLock { $0 } - index)
    }
    #expect(most <= 6)
    #expect(begun.withLock { $0 } == 100)
  }

  @Test("the first failure ends it, whether in making or in delivering")
  func failure() async {
    await #expect(throws: Refusal.self) {
      try await OrderedWork.run(0..<1000, workers: 2) { index in
        if index == 7 { throw Refusal() }
        return index
      } deliver: { index, _ in
        #expect(index < 7)
      }
    }
    await #expect(throws: Refusal.self) {
      try await OrderedWork.run(0..<1000, workers: 2) {
        $0
      } deliver: { index, _ in
        if index == 3 { throw Refusal() }
        #expect(index < 3)
      }
    }
  }

  @Test("an empty range does nothing")
  func empty() async throws {
    try await OrderedWork.run(3..<3, workers: 2) {
      $0
    } deliver: { _, _ in
      Issue.record("delivered")
    }
  }
}
