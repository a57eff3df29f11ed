import CAssets
import JSON
package import Style

/// One of the built-in looks of the map.
public enum MapLook: String, Hashable, Sendable, CaseIterable {
  /// Warm paper and quiet water.
  case light
  /// Slate ground and dark water, made for night.
  case dark

  /// The look of tiles as a style document, read from the program's own bytes.
  /// - Parameters:
  ///   - schema: What is in the tiles.
  ///   - language: The language of names, such as `fi`; those on the spot by default.
  /// - Returns: The document.
  /// - Throws: ``MapError/look(name:_:)``.
  package func document(
    for schema: TileSchema = .world, language: String? = nil
  ) throws(MapError) -> StyleDocument {
    let asset =
      switch (schema, self) {
      case (.world, .light): veduta_world_light
      case (.world, .dark): veduta_world_dark
      case (.openMapTiles, .light), (.shortbread, .light), (.protomaps, .light), (.unknown, .light):
        veduta_streets_light
      case (.openMapTiles, .dark), (.shortbread, .dark), (.protomaps, .dark), (.unknown, .dark):
        veduta_streets_dark
      case (.pictures, .light): veduta_pictures_light
      case (.pictures, .dark): veduta_pictures_dark
      }
    let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    do throws(StyleError) {
      guard let language else { return try StyleDocument(parsing: bytes) }
      let look: JSON
      do throws(JSONError) { look = try JSON(parsing: bytes) } catch { throw StyleError.json(error) }
      return try StyleDocument(parsing: NameLanguage(code: language).applied(to: look.value).encoded())
    } catch {
      throw .look(name: rawValue, error)
    }
  }
}
