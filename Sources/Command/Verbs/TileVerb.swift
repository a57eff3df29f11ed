import Veduta

/// Makes tiles.
struct TileVerb {
  /// What was asked for.
  var request: TileRequest

  private var notes: Notes { Notes(manners: request.manners) }

  /// Makes the tiles and says so.
  func run() async throws(CommandError) -> ExitCode {
    switch request.work {
    case .one(let tile, let path): try drawOne(tile, to: path)
    case .pyramid(let bounds, let zooms, let destination):
      try await draw(
        TilePyramid(
          drawing: try drawing(), bounds: bounds, zooms: zooms,
          shard: (request.shardNumber, request.shardCount)), to: destination)
    case .merge(let parts, let destination):
      try check(destination, inputs: parts)
      do { tell(try TileWork(destination: destination).merge(parts), destination) } catch {
        throw CommandError(error)
      }
    }
    return .done
  }

  private func drawing() throws(CommandError) -> TileDrawing {
    TileDrawing(
      tiles: try request.look.openTiles(), look: request.look.appearances[0], side: request.side,
      scale: request.scale, format: request.format)
  }

  private func drawOne(_ tile: TileAddress, to path: String) throws(CommandError) {
    try OutputCheck.check([path], inputs: [], tiles: request.look.tiles)
    let drawing = try drawing()
    guard let block = drawing.blocks(of: [tile]).first else { return }
    let result = try snapshotErrors { () throws(SnapshotError) in
      try drawing.check(tile)
      return try drawing.draw(block)
    }
    try fileErrors { () throws(FileError) in
      try StagedFile.write(result.files.map { (path: path, bytes: $0.bytes) })
    }
    notes.warn(result.warnings)
    notes.wrote(path)
  }

  private func draw(_ pyramid: TilePyramid, to destination: TileDestination) async throws(CommandError) {
    try check(destination, inputs: [])
    var progress: Progress?
    do {
      let made = try await TileWork(destination: destination).make(
        pyramid, resumes: request.resumes, workers: request.workers ?? FrameSequence.cores
      ) { done, total in
        if progress == nil {
          progress = Progress(total: total, of: "tiles", isSilent: request.manners == .quiet)
        }
        progress?.advance(to: done)
      }
      progress?.finish()
      notes.warn(made.warnings)
      tell(made.count, destination)
    } catch {
      progress?.finish()
      throw CommandError(error)
    }
  }

  private func tell(_ count: Int, _ destination: TileDestination) {
    notes.say("wrote \(count) \(count == 1 ? "tile" : "tiles"), \(destination.path)")
  }

  private func check(_ destination: TileDestination, inputs: [String]) throws(CommandError) {
    if case .folder(let path) = destination {
      try OutputCheck.check([path + "/tiles.json"], inputs: inputs, tiles: request.look.tiles)
    } else {
      try OutputCheck.check([destination.path], inputs: inputs, tiles: request.look.tiles)
    }
  }
}
