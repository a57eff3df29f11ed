import Dispatch
import Geography
import Scene
import Synchronization

extension Painter {
  /// Paints items in order, the first at the bottom: what is cut into the same windows, window by window.
  ///
  /// All items of a window follow one another while its pixels are at hand. With others the windows, or bands of what
  /// is not cut into windows, are shared out among all painters.
  func paint(_ items: [SceneItem], at place: Place, with others: [Painter]) throws(RasterError) {
    var jobs: [ShapeJob] = []
    func paintGathered() {
      Crew(painters: [self] + others).paint(jobs)
      jobs.removeAll()
    }
    for item in items {
      guard let plain = job(item, at: place) else {
        paintGathered()
        try paint(item, at: place)
        continue
      }
      guard let job = plain else { continue }
      if job.shapes.isTiled {
        jobs.append(job)
      } else {
        paintGathered()
        Crew(painters: [self] + others).paint(place.layer.rect) { band in
          var part = place
          part.layer = place.layer.band(band)
          return self.job(item, at: part) ?? nil
        }
      }
    }
    paintGathered()
  }

  /// The job of an item whose pixels hang on itself and the pixel below alone; nothing inside if none of it is seen.
  private func job(_ item: SceneItem, at place: Place) -> ShapeJob?? {
    switch item {
    case .fill(let fill): .some(ShapeJob(fill, at: place))
    case .stroke(let stroke): .some(ShapeJob(stroke, at: place))
    case .disc, .text, .image, .backdrop, .group: nil
    }
  }
}

/// Painters that share out work among them, each on a thread of its own.
private struct Crew {
  let painters: [Painter]

  /// Bands a painter, so that one who is done early can help with what is left.
  private static let bandsEach = 2
  /// Rows of a band, at least; shapes that lie in two bands are walked twice.
  private static let leastRows = 128

  /// Paints jobs that are cut into the same windows, the first at the bottom.
  func paint(_ jobs: [ShapeJob]) {
    guard let windows = jobs.first?.shapes.windows.count else { return }
    share(windows) { window, painter in
      for job in jobs { job.paint(window: window, by: painter) }
    }
  }

  /// Paints what is made of the bands of a rectangle.
  func paint(_ rect: PixelRect, job: (Range<Int>) -> ShapeJob?) {
    let most = painters.count > 1 ? Crew.bandsEach * painters.count : 1
    let count = max(1, min(most, rect.height / Crew.leastRows))
    func edge(_ index: Int) -> Int { rect.top + rect.height * index / count }
    let jobs = (0..<count).map { job(edge($0)..<edge($0 + 1)) }
    share(jobs.count) { index, painter in jobs[index]?.paint(by: painter) }
  }

  /// Does numbered pieces of work, each by whoever is free.
  private func share(_ count: Int, _ work: (Int, Painter) -> Void) {
    guard painters.count > 1, count > 1 else { return (0..<count).forEach { work($0, painters[0]) } }
    withoutActuallyEscaping(work) { work in
      let shared = Shared(painters: painters, count: count, work: work)
      DispatchQueue.concurrentPerform(iterations: painters.count) { shared.run(by: $0) }
    }
  }

  /// Work that several threads take pieces of.
  ///
  /// Safe to share: no painter is used by two threads, and no two pieces touch the same pixels.
  private final class Shared: @unchecked Sendable {
    private let painters: [Painter]
    private let count: Int
    private let work: (Int, Painter) -> Void
    private let next = Atomic(0)

    init(painters: [Painter], count: Int, work: @escaping (Int, Painter) -> Void) {
      (self.painters, self.count, self.work) = (painters, count, work)
    }

    /// Lets a painter work as long as there is something left.
    func run(by index: Int) {
      while true {
        let piece = next.add(1, ordering: .relaxed).oldValue
        guard piece < count else { return }
        work(piece, painters[index])
      }
    }
  }
}
