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
  private static let capacity = 24

  /// Settles the labels of a source.
  init(_ source: LabelSource) {
    self.source = source
  }

  /// How many settings in a row must have a label, this one among them, for it to show at all.
  ///
  /// One that has a place for a quarter of a zoom only would blink in a move through it.
  private static let leastSettings = 3

  /// The labels of a setting that have a place and an anchor in a view or within a margin of its points, and that last.
  func lasting(
    at setting: LabelSetting, in viewport: Viewport, margin: Double
  ) throws(MapError) -> [(label: MapLabel, identity: MapLabel.Identity, position: Int)] {
    var lasting: [(label: MapLabel, identity: MapLabel.Identity, position: Int)] = []
    for found in try placed(at: setting, in: viewport, margin: margin)
    where try lasts(found.label, at: setting) {
      lasting.append(found)
    }
    return lasting
  }

  private func lasts(_ label: MapLabel, at setting: LabelSetting) throws(MapError) -> Bool {
    var count = 1
    for direction in [1, -1] {
      for step in 1..<Self.leastSettings where count < Self.leastSettings {
        let beside = setting.zoomed(steps: direction * step)
        guard try choice(of: label, at: beside, within: Self.reachOfLines) != nil else { break }
        count += 1
      }
    }
    return count >= Self.leastSettings
  }

  /// How far along its line a name may stand elsewhere in another setting and still be the same, in points: it is set
  /// anew at each whole zoom.
  static let reachOfLines = 150.0
  /// How far it may stand elsewhere to be the one that stayed, in points: where a line is drawn coarser, so little.
  private static let strayOfLines = 24.0

  private func choice(
    of label: MapLabel, at setting: LabelSetting, within stray: Double
  ) throws(MapError) -> Int? {
    let shared = labels(at: setting)
    return try shared.labels.withLock { labels in
      Result { () throws(MapError) in
        try labels.choice(of: label, within: stray, from: source) { label throws(MapError) in
          try stood(label, before: setting)
        }
      }
    }.get()
  }

  /// Which choice a label has at the whole zoom before a setting, if it has a place there.
  ///
  /// That one asks the whole zoom before it, and so on, each about what lies near the label alone.
  private func stood(_ label: MapLabel, before setting: LabelSetting) throws(MapError) -> Int? {
    guard let before = setting.before else { return nil }
    return try choice(of: label, at: before, within: Self.strayOfLines)
  }

  private func placed(
    at setting: LabelSetting, in viewport: Viewport, margin: Double
  ) throws(MapError) -> [(label: MapLabel, identity: MapLabel.Identity, position: Int)] {
    let shared = labels(at: setting)
    let result = shared.labels.withLock { labels in
      let area = labels.plane.area(of: viewport, margin: margin)
      return Result { () throws(MapError) in
        try labels.placed(in: area, from: source) { label throws(MapError) in
          try stood(label, before: setting)
        }
      }
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
