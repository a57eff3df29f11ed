import CAssets
package import Style

/// One of the built-in looks of the map.
public enum MapLook: String, Hashable, Sendable, CaseIterable {
  /// Warm paper and quiet water.
  case light
  /// Slate ground and dark water, made for night.
  case dark

  /// The look as a style document, read from the program's own bytes.
  package func document() throws(MapError) -> StyleDocument {
    let asset = self == .light ? veduta_world_light : veduta_world_dark
    let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    do throws(StyleError) {
      return try StyleDocument(parsing: bytes)
    } catch {
      throw .look(name: rawValue, error)
    }
  }
}
