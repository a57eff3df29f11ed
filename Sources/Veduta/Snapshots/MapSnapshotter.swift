public import Geography

/// Makes a picture of a map, as MapKit's `MKMapSnapshotter` does; what stands on the map is drawn as well.
///
/// Safe to use from several tasks; it makes one picture at a time.
public final class MapSnapshotter: Sendable {
  private typealias Work = Task<Result<Snapshot, SnapshotError>, Never>

  /// What the picture shows, how large it is and how it looks.
  public let options: Options
  private let work = Locked<Work?>(nil)

  /// Makes a snapshotter; nothing is drawn until ``start()``.
  public init(options: Options) {
    self.options = options
  }

  /// Makes a snapshotter for a region.
  /// - Parameters:
  ///   - region: What to show, in degrees.
  ///   - size: The picture, in points; by default 256 by 256.
  ///   - scale: Pixels a point; by default 1.
  public convenience init(
    region: CoordinateRegion, size: ViewSize = ViewSize(width: 256, height: 256), scale: Double = 1
  ) {
    self.init(options: Options(position: .region(region), size: size, scale: scale))
  }

  /// Whether a picture is being made.
  public var isLoading: Bool { work.withLock { $0 != nil } }

  /// Makes the picture, on another thread.
  /// - Returns: The picture.
  /// - Throws: ``SnapshotError/alreadyLoading`` if it is at work already, ``SnapshotError/cancelled`` after
  ///   ``cancel()`` or if the calling task is cancelled, or what went wrong.
  public func start() async throws(SnapshotError) -> Snapshot {
    let task = try begin()
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    work.withLock { $0 = nil }
    return try result.get()
  }

  /// Stops the picture that is being made; ``start()`` then throws ``SnapshotError/cancelled``.
  public func cancel() {
    work.withLock { $0?.cancel() }
  }

  private func begin() throws(SnapshotError) -> Work {
    try work.withLock { work throws(SnapshotError) in
      guard work == nil else { throw .alreadyLoading }
      let options = options
      let task = Work { Self.make(options) }
      work = task
      return task
    }
  }

  private static func make(_ options: Options) -> Result<Snapshot, SnapshotError> {
    if Task.isCancelled { return .failure(.cancelled) }
    do throws(GeographyError) {
      let picture = try MapPicture(options)
      return Result { () throws(SnapshotError) in
        try MapRenderer.shared.snapshot(picture, workers: FrameSequence.cores)
      }
    } catch {
      return .failure(.view(error))
    }
  }
}
