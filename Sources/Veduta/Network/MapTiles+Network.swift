public import Cartography
import Network

extension MapTiles {
  /// Opens tiles of a server.
  ///
  /// The look is chosen by the layers in the tiles.
  /// - Parameters:
  ///   - url: The address of a TileJSON, or a template such as `https://example.org/{z}/{x}/{y}.pbf`; see the article on
  ///     tiles for what may stand in braces.
  ///   - options: How the network is used.
  ///   - style: A style that draws them, whatever their layers; a built-in look by default.
  /// - Throws: ``MapTilesError``.
  public convenience init(url: String, _ options: NetworkOptions, style: MapStyle? = nil)
    throws(MapTilesError)
  {
    let source: NetworkTiles
    do throws(NetworkError) { source = try NetworkTiles(url: url, options.settings) } catch {
      if case .template(url, _) = error { throw .malformedTemplate(url: url, reason: error.reason) }
      throw .unreachable(url: url, reason: error.reason, error.trouble)
    }
    // What tells nothing of itself is taken for the schema that most servers have.
    try self.init(
      source, name: url, fallback: .openMapTiles, style: style, allowsMissing: options.allowsMissingTiles)
  }
}
