import Geography
import Synchronization

/// The settled labels of the last settings, for all threads that draw one map.
final class LabelStore: Sendable {
  private let source: LabelSource
  private let kept = Mutex<[(setting: LabelSetting, labels: Mutexed)]>([])

  /// A setting's labels behind a lock of their own, so that threads at different zooms do not wait.
  private final class Mutexed: Sendable {
    let labels: Mutex<SettledLabels>

    init(_ setting: LabelSetting) {
      labels = Mutex(SettledLabels(setting))
    }
  }

  /// How many settings are kept; the least lately used go first.
  private static let capacity = 12

  /// Settles the labels of a source.
  init(_ source: LabelSource) {
    self.source = source
  }

  /// The labels of a setting that have a place and an anchor in a view or within a margin of its points.
  func placed(
    at setting: LabelSetting, in viewport: Viewport, margin: Double
  ) throws(MapError) -> [(label: MapLabel, identity: MapLabel.Identity, position: Int)] {
    let shared = labels(at: setting)
    let result = shared.labels.withLock { labels in
      let area = labels.plane.area(of: viewport, margin: margin)
      return Result { () throws(MapError) in try labels.placed(in: area, from: source) }
    }
    return try result.get()
  }

  private func labels(at setting: LabelSetting) -> Mutexed {
    kept.withLock { kept in
      if let index = kept.firstIndex(where: { $0.setting == setting }) {
        let found = kept.remove(at: index)
        kept.append(found)
        return found.labels
      }
      let fresh = Mutexed(setting)
      kept.append((setting, fresh))
      if kept.count > Self.capacity { kept.removeFirst() }
      return fresh
    }
  }
}
