import Synchronization

/// Values that are dear to make, by their keys, for all threads; of more than a number the oldest go first.
///
/// What is remembered never changes what comes out, only how long it takes.
final class Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Kept {
    var values: [Key: Value] = [:]
    var order: [Key] = []
    /// Where in ``order`` the oldest stands.
    var oldest = 0
  }

  private let capacity: Int
  private let kept = Mutex(Kept())

  /// Remembers up to a number of values.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a key, made if it is not remembered.
  func value<Failure>(_ key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let found = kept.withLock({ $0.values[key] }) { return found }
    // Made outside the lock: two threads may make the same value, and get equal ones.
    let value = try make()
    kept.withLock { kept in
      guard kept.values.updateValue(value, forKey: key) == nil else { return }
      kept.order.append(key)
      if kept.values.count > capacity {
        kept.values[kept.order[kept.oldest]] = nil
        kept.oldest += 1
      }
      if kept.oldest > capacity {
        kept.order.removeFirst(kept.oldest)
        kept.oldest = 0
      }
    }
    return value
  }
}
