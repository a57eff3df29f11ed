#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps the leaf directories that were read last, for all threads that read an archive.
///
/// Unchecked, because the compiler does not know that the lock guards what changes.
final class LeafCache: @unchecked Sendable {
  private static let capacity = 16

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Newest last.
  private var leaves: [(range: Range<Int>, directory: ArchiveDirectory)] = []

  init() {
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The directory of a part of the archive if it is kept.
  func directory(at range: Range<Int>) -> ArchiveDirectory? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return leaves.first { $0.range == range }?.directory
  }

  /// Keeps a directory, and lets the oldest go.
  func keep(_ directory: ArchiveDirectory, at range: Range<Int>) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard !leaves.contains(where: { $0.range == range }) else { return }
    if leaves.count == Self.capacity { leaves.removeFirst() }
    leaves.append((range, directory))
  }
}
