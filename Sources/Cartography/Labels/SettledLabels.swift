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
  /// The layers that show here, once they have been asked for.
  private var askers: [SymbolAsker]?

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

  /// Says which choice a label has at the whole zoom before this setting, if it has a place there.
  typealias Elder = (MapLabel) throws(MapError) -> Int?

  /// The labels that have a place and an anchor in an area of the plane, first in rank first, with the
  /// position that each has got.
  mutating func placed(
    in area: ViewRect, from source: LabelSource, elder: Elder
  ) throws(MapError) -> [(label: MapLabel, identity: MapLabel.Identity, position: Int)] {
    try found(in: area, from: source, elder: elder).map { found in
      let candidate = field.candidates[found.candidate]
      let label = labels[found.candidate]
      let choice = candidate.positions[found.position].choice
      let identity = MapLabel.Identity(priority: candidate.priority, wrap: label.wrap, choice: choice)
      return (label, identity, found.position)
    }
  }

  private mutating func found(
    in area: ViewRect, from source: LabelSource, elder: Elder
  ) throws(MapError) -> [(candidate: Int, position: Int)] {
    var loaded = (labels, blocks)
    let (plane, setting, askers) = (plane, setting, askers ?? source.askers(at: setting))
    self.askers = askers
    let found = try field.placed(in: area) { field, area throws(MapError) in
      for block in Self.blocks(in: area) where loaded.1.insert(block).inserted {
        let square = ViewRect(
          x: Double(block.x) * Self.blockSize, y: Double(block.y) * Self.blockSize,
          width: Self.blockSize, height: Self.blockSize)
        let more = try source.labels(
          in: LabelBlock(square: square, plane: plane, setting: setting), for: askers)
        field.add(more.map(\.candidate))
        loaded.0 += more.map(\.label)
      }
    } stood: { index throws(MapError) in
      try elder(loaded.0[index])
    }
    (labels, blocks) = loaded
    return found
  }

  /// Which choice a name has at or near a place of the world, if it has a place there.
  /// - Parameters:
  ///   - label: Its label of another setting.
  ///   - stray: How far it may stand elsewhere if it lies along a line, in points.
  ///   - source: Where labels come from.
  ///   - elder: Says which choice a label has at the whole zoom before this setting.
  /// - Returns: The choice of a label of the same words that is placed there; nothing if there is none.
  /// - Throws: ``MapError`` if a tile cannot be read.
  mutating func choice(
    of label: MapLabel, within stray: Double, from source: LabelSource, elder: Elder
  ) throws(MapError) -> Int? {
    let place = plane.place(label.place)
    let reach: Double = if case .line = label.form { stray } else { Self.strayOfPoints }
    let area = ViewRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
    let name = label.specification.name
    let same = try found(in: area, from: source, elder: elder).first { found in
      field.candidates[found.candidate].name == name && labels[found.candidate].wrap == label.wrap
    }
    return same.map { field.candidates[$0.candidate].positions[$0.position].choice }
  }

  /// How far the same name may stand elsewhere in another setting, in points: tiles of different zooms round places
  /// differently.
  private static let strayOfPoints = 4.0

  private static func blocks(in area: ViewRect) -> [Block] {
    let columns = range(area.minX, area.maxX)
    return range(area.minY, area.maxY).flatMap { y in columns.map { Block(x: $0, y: y) } }
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    let first = Int((low / blockSize).rounded(.down))
    return first...max(first, Int((high / blockSize).rounded(.down)))
  }
}
