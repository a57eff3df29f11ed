import CAssets
package import Style

/// One of the built-in looks of the map.
public enum MapLook: String, Hashable, Sendable, CaseIterable {
  /// Warm paper and quiet water.
  case light
  /// Slate ground and dark water, made for night.
  case dark

  /// The look of tiles as a style document, read from the program's own bytes.
  package func document(for schema: TileSchema = .world) throws(MapError) -> StyleDocument {
    let asset =
      switch (schema, self) {
      case (.world, .light): veduta_world_light
      case (.world, .dark): veduta_world_dark
      case (.openMapTiles, .light): veduta_streets_light
      case (.openMapTiles, .dark): veduta_streets_dark
      case (.pictures, .light): veduta_pictures_light
      case (.pictures, .dark): veduta_pictures_dark
      }
    let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    do throws(StyleError) {
      return try StyleDocument(parsing: bytes)
    } catch {
      throw .look(name: rawValue, error)
    }
  }
}
