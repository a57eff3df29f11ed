#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FrameSequence {
  /// The number of processor cores that are switched on, at least one.
  public static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A frame, by itself.
  /// - Parameter index: Its number; one that is too small or too large means the first or last frame.
  /// - Returns: The frame.
  /// - Throws: ``SnapshotError``.
  public func snapshot(at index: Int) throws(SnapshotError) -> Snapshot {
    try MapRenderer.shared.snapshot(picture(at: index))
  }

  /// Makes frames on all cores and hands out what becomes of them, in order.
  ///
  /// No more than two frames a worker are held at a time, however many there are. The first failure ends it.
  /// - Parameters:
  ///   - range: The frames' numbers; by default all of them.
  ///   - workers: Frames made at a time; by default one a core. The frames are the same whatever it is.
  ///   - prepare: Turns a frame into what is kept of it, such as its bytes; called on several threads at a time.
  ///   - deliver: Takes what was prepared, by growing number, one at a time.
  /// - Throws: ``SnapshotError``, `CancellationError`, or what `prepare` or `deliver` throws.
  public func render<Value: Sendable>(
    _ range: Range<Int>? = nil, workers: Int? = nil,
    prepare: @escaping @Sendable (Int, Snapshot) throws -> Value, deliver: (Int, Value) throws -> Void
  ) async throws {
    let range = (range ?? 0..<count).clamped(to: 0..<count)
    try await OrderedWork.run(range, workers: workers ?? Self.cores) { index in
      try prepare(index, try snapshot(at: index))
    } deliver: { index, value in
      try deliver(index, value)
    }
  }
}
