#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets so many threads at a time talk to one host, over connections that are kept between times.
final class ConnectionGate: @unchecked Sendable {
  // All that changes is touched between lock and unlock alone.
  private let limit: Int
  private var busy: [String: Int] = [:]
  private var idle: [String: [Connection]] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A gate for a number of threads a host, at least one.
  init(limit: Int) {
    self.limit = max(limit, 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits for a turn, and gives a connection, which must be brought back.
  func enter(_ host: String) -> Connection {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while busy[host, default: 0] >= limit { pthread_cond_wait(condition, mutex) }
    busy[host, default: 0] += 1
    return idle[host]?.popLast() ?? Connection()
  }

  /// Brings a connection back.
  func leave(_ host: String, _ connection: Connection) {
    pthread_mutex_lock(mutex)
    busy[host, default: 1] -= 1
    idle[host, default: []].append(connection)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}
