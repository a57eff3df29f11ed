import Geography

/// The labels of one setting as far as they have been asked for.
///
/// The plane is loaded in square blocks, so that only the labels near what is drawn are ever set.
struct SettledLabels {
  /// The plane on which they are settled.
  let plane: LabelPlane
  private let setting: LabelSetting
  private var field = LabelField()
  private var labels: [MapLabel] = []
  private var blocks: Set<Block> = []

  private struct Block: Hashable {
    var x: Int
    var y: Int
  }

  private static let blockSize = 512.0

  /// Starts with nothing loaded.
  init(_ setting: LabelSetting) {
    self.setting = setting
    plane = LabelPlane(setting)
  }

  /// The labels that have a place and an anchor in an area of the plane, first in rank first, with the
  /// position that each has got.
  mutating func placed(
    in area: ViewRect, from source: LabelSource
  ) throws(MapError) -> [(label: MapLabel, identity: MapLabel.Identity, position: Int)] {
    var loaded = (labels, blocks)
    let (plane, setting) = (plane, setting)
    let placed = try field.placed(in: area) { field, area throws(MapError) in
      for block in Self.blocks(in: area) where loaded.1.insert(block).inserted {
        let square = ViewRect(
          x: Double(block.x) * Self.blockSize, y: Double(block.y) * Self.blockSize,
          width: Self.blockSize, height: Self.blockSize)
        let more = try source.labels(in: square, of: plane, setting: setting)
        field.add(more.map(\.candidate))
        loaded.0 += more.map(\.label)
      }
    }
    (labels, blocks) = loaded
    return placed.map { found in
      let candidate = field.candidates[found.candidate]
      let label = labels[found.candidate]
      let choice = candidate.positions[found.position].choice
      let identity = MapLabel.Identity(priority: candidate.priority, wrap: label.wrap, choice: choice)
      return (label, identity, found.position)
    }
  }

  private static func blocks(in area: ViewRect) -> [Block] {
    let columns = range(area.minX, area.maxX)
    return range(area.minY, area.maxY).flatMap { y in columns.map { Block(x: $0, y: y) } }
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    let first = Int((low / blockSize).rounded(.down))
    return first...max(first, Int((high / blockSize).rounded(.down)))
  }
}
