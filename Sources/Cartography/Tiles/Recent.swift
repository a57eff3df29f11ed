import Synchronization

/// Values that are dear to make, by their keys, for all threads; of more than there is room for the oldest go first.
///
/// What is remembered never changes what comes out, only how long it takes.
final class Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Kept {
    var values: [Key: Value] = [:]
    var order: [Key] = []
    /// Where in ``order`` the oldest stands.
    var oldest = 0
    /// What all values cost together.
    var cost = 0
  }

  private let capacity: Int
  private let cost: @Sendable (Value) -> Int
  private let kept = Mutex(Kept())

  /// Remembers values up to a cost of all together; by default each costs 1, so that their number counts.
  init(capacity: Int, cost: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    self.capacity = capacity
    self.cost = cost
  }

  /// The value of a key, made if it is not remembered.
  func value<Failure>(_ key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let found = kept.withLock({ $0.values[key] }) { return found }
    // Made outside the lock: two threads may make the same value, and get equal ones.
    let value = try make()
    kept.withLock { kept in
      guard kept.values.updateValue(value, forKey: key) == nil else { return }
      kept.order.append(key)
      kept.cost += cost(value)
      while kept.cost > capacity, kept.values.count > 1 {
        if let oldest = kept.values.removeValue(forKey: kept.order[kept.oldest]) { kept.cost -= cost(oldest) }
        kept.oldest += 1
      }
      if kept.oldest > kept.values.count {
        kept.order.removeFirst(kept.oldest)
        kept.oldest = 0
      }
    }
    return value
  }
}
