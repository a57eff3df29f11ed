package import Cartography
public import Geography
public import Raster

/// A painted map, and where things lie in it.
public struct Snapshot: Sendable {
  /// The view that is shown.
  public var viewport: Viewport { picture.viewport }
  /// Pixels a point.
  public var scale: Double { picture.scale }
  /// The pixels.
  public let bitmap: Bitmap
  /// SHA-256 of what is shown, in hexadecimal; the PNG carries it, and equal digests mean equal pixels.
  public let digest: String

  /// What was asked for.
  package let picture: MapPicture
  /// What was painted.
  package let map: ComposedMap

  init(picture: MapPicture, map: ComposedMap, bitmap: Bitmap, digest: String) {
    self.picture = picture
    self.map = map
    self.bitmap = bitmap
    self.digest = digest
  }

  /// Where a coordinate lies in the picture, in points from its top left corner; maybe outside of it.
  public func point(for coordinate: Coordinate) -> ViewPoint {
    viewport.point(for: coordinate)
  }

  /// The coordinate under a point of the picture; nothing above and below the world.
  public func coordinate(for point: ViewPoint) -> Coordinate? {
    viewport.coordinate(for: point)
  }

  /// The picture as a PNG file: the same snapshot always gives the same bytes.
  /// - Throws: ``SnapshotError/picture(_:)`` when memory runs out.
  public func pngData() throws(SnapshotError) -> [UInt8] {
    try pngData(effort: .still)
  }

  /// The picture as a PNG file, compressed with more or less effort.
  package func pngData(effort: PNGEncoder.Effort) throws(SnapshotError) -> [UInt8] {
    do throws(RasterError) {
      return try PNGEncoder(effort: effort, scale: scale, digest: digest).encode(bitmap)
    } catch {
      throw .picture(error)
    }
  }

  /// Writes the picture as a PNG file, all of it or nothing; folders that are missing are made.
  ///
  /// An existing file is replaced when the new one is whole.
  /// - Parameter path: The file's path.
  /// - Throws: ``SnapshotError/file(_:)``, also where the path names something that is not a regular file.
  public func write(to path: String) throws(SnapshotError) {
    let bytes = try pngData()
    do throws(FileError) {
      var file = try StagedFile(path)
      try file.write(bytes)
      try file.commit()
    } catch {
      throw .file(error)
    }
  }
}
