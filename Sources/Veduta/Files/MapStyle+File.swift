public import Cartography

extension MapStyle {
  /// Reads a style from a file.
  /// - Parameter path: A MapLibre style document.
  /// - Throws: ``FileError`` if the file cannot be read, `MapStyleError` if it is no style.
  public convenience init(contentsOf path: String) throws {
    try self.init(parsing: FileContents.read(path), name: path)
  }
}
