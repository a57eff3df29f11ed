import Geography
import Tiles

/// Builds the embedded world archive from packaged data.
@main
struct WorldBuilder {
  static func main() throws {
    let inputs = try Inputs(Array(CommandLine.arguments.dropFirst()))
    let plan = WorldPlan(data: try WorldData(inputs))
    var archive = TileArchiveWriter(
      metadata: WorldMetadata.metadata, bounds: .world, center: Coordinate(latitude: 25, longitude: 10),
      centerZoom: 1)
    for zoom in WorldPlan.zooms {
      let cutter = Cutter(plan.layers(zoom), grid: WorldPlan.grid(zoom))
      cutter.cut { tile, bytes in archive.add(bytes, at: tile) }
    }
    try InputFile.write(archive.encode(), to: inputs.output)
  }
}
