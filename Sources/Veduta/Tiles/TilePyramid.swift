package import Cartography
package import Geography
package import Tiles

/// Many tiles, made into a folder or an archive, perhaps by several machines and in several goes.
package struct TilePyramid: Sendable {
  /// How they are drawn.
  package var drawing: TileDrawing
  /// The part of the globe, in degrees.
  package var bounds: BoundingBox
  /// The zooms.
  package var zooms: ClosedRange<Int>
  /// Which part of the work is done here, counted from 1, and of how many.
  package var shard: (number: Int, count: Int)

  /// What stands between two credits.
  private static let separator = " · "

  /// The credits in one text.
  static func credits(_ text: String?) -> Set<String> {
    Set((text ?? "").split(separator: separator).map(String.init))
  }

  /// Credits as one text.
  static func text(of credits: Set<String>) -> String { credits.sorted().joined(separator: separator) }

  /// How many tiles there may be.
  package static let mostTiles = 16_777_216

  /// Makes a pyramid.
  package init(
    drawing: TileDrawing, bounds: BoundingBox, zooms: ClosedRange<Int>, shard: (number: Int, count: Int)
  ) {
    self.drawing = drawing
    self.bounds = bounds
    self.zooms = zooms
    self.shard = shard
  }

  /// The blocks of the part of the work that is done here.
  /// - Throws: ``GeographyError`` for a box that cannot be, or too many tiles.
  package func blocks() throws(GeographyError) -> [TileDrawing.Block] {
    var blocks: [TileDrawing.Block] = []
    for zoom in zooms {
      let cover = try TileCover(WorldRect(bounds), zoom: zoom, limit: Self.mostTiles)
      var seen: Set<TileAddress> = []
      blocks += drawing.blocks(of: cover.tiles.lazy.map(\.address).filter { seen.insert($0).inserted })
    }
    return blocks.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
  }

  /// What the work is: begun work goes on only where this is the same.
  package var job: String {
    let box = "\(bounds.west),\(bounds.south),\(bounds.east),\(bounds.north)"
    return "\(drawing.look) \(drawing.tiles.name) \(drawing.side)@\(drawing.scale) \(drawing.format) \(box) "
      + "\(zooms.lowerBound)-\(zooms.upperBound) \(shard.number)/\(shard.count)"
  }

  /// What an MBTiles file says of its tiles, but for whom to credit.
  package var words: [(name: String, value: String)] {
    [
      ("name", "Veduta"), ("type", "baselayer"), ("format", drawing.format.rawValue), ("version", "1"),
      ("minzoom", "\(zooms.lowerBound)"), ("maxzoom", "\(zooms.upperBound)"),
      ("bounds", Self.text(of: bounds)),
    ] + (shard.count > 1 ? [(Self.shardWord, "\(shard.number)/\(shard.count)")] : [])
  }

  /// What a part of the work says it is.
  static let shardWord = "veduta:shard"

  /// A box as archives want it: the west below the east, so that one across 180 degrees goes round the globe.
  private static func text(of box: BoundingBox) -> String {
    let isPlain = box.west <= box.east && box.east <= 180
    return "\(isPlain ? box.west : -180),\(box.south),\(isPlain ? box.east : 180),\(box.north)"
  }

  /// The parts that lack among some, each said as `1/3`; nothing if all are there.
  static func missing(_ parts: [String]) -> [String]? {
    guard let count = parts.first?.split(separator: "/").last.flatMap({ Int($0) }) else { return nil }
    let missing = (1...max(count, 1)).map { "\($0)/\(count)" }.filter { !parts.contains($0) }
    return missing.isEmpty ? nil : missing
  }

  /// Makes what is not done yet and puts it on a shelf.
  /// - Parameters:
  ///   - shelf: Where finished tiles stand.
  ///   - workers: Blocks drawn at a time.
  ///   - progress: Told how many tiles are done, and of how many.
  /// - Returns: What was missing.
  /// - Throws: ``SnapshotError``, ``TileShelf/Failure``, ``GeographyError``.
  package func make(
    on shelf: TileShelf, workers: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> [MapWarning] {
    let (blocks, finished) = (try blocks(), try shelf.finishedBlocks())
    let open = blocks.filter { !finished.contains($0.name) }
    let total = blocks.reduce(0) { $0 + $1.wanted.count }
    var done = total - open.reduce(0) { $0 + $1.wanted.count }
    var warnings: [MapWarning] = []
    var credits = Self.credits(try shelf.words()["attribution"])
    progress(done, total)
    let drawing = drawing
    try drawing.check(WorldRect(bounds))
    var isWithoutMap = !drawing.tiles.allowsMissing && shard.count == 1 && open.count == blocks.count
    try await OrderedWork.run(0..<open.count, workers: workers) { index in
      try drawing.draw(open[index])
    } deliver: { index, result in
      credits.formUnion(result.credits)
      try shelf.once { () throws(TileShelf.Failure) in
        for (address, bytes) in result.files { try shelf.put(bytes, at: address) }
        try shelf.say("attribution", Self.text(of: credits))
        try shelf.finish(block: open[index].name)
      }
      isWithoutMap = isWithoutMap && result.isWithoutMap
      warnings += result.warnings.filter { !warnings.contains($0) }
      done += result.files.count
      progress(done, total)
    }
    guard !isWithoutMap || blocks.isEmpty else {
      throw SnapshotError.map(.noTiles(source: drawing.tiles.name, reach: drawing.tiles.reach))
    }
    return warnings
  }
}
