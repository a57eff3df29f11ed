package import Cartography
package import Raster
import Scene
import Typography

/// Composes and paints pictures, and keeps what several of them share.
///
/// May be called from any number of threads at a time; each call then has a painter of its own.
package final class MapRenderer: Sendable {
  /// The renderer that everybody can use: what it has once read serves all.
  package static let shared = MapRenderer()

  private let composers = Locked<[(tiles: MapTiles, composer: MapComposer)]>([])
  private let idlePainters = Locked<[Painter]>([])

  /// A renderer that has read nothing yet.
  package init() {}

  /// Turns a picture into a scene.
  /// - Throws: ``SnapshotError/picture(_:)`` for sides that cannot be, ``SnapshotError/map(_:)``.
  package func compose(_ picture: MapPicture) throws(SnapshotError) -> ComposedMap {
    try check(picture.viewport.size, picture.scale)
    do throws(MapError) {
      var map = try composer(picture.appearance, of: picture.tiles).compose(
        picture.viewport, scale: picture.scale, annotations: picture.annotations,
        attribution: picture.attribution)
      if picture.showsAllTiles {
        let knowsEnds = picture.tiles.statedBounds != nil
        map.warnings.removeAll { warning in
          switch warning {
          case .tilesEnd: true
          case .missingTiles(_, isAll: false): !knowsEnds
          default: false
          }
        }
      }
      return map
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Turns a view into a scene on which nothing stands yet.
  /// - Throws: ``SnapshotError/picture(_:)`` for sides that cannot be, ``SnapshotError/map(_:)``.
  package func ground(
    _ viewport: Viewport, of tiles: MapTiles = .world, scale: Double, appearance: MapLook,
    obstacles: LabelObstacles, attribution: MapAttribution, edges: LabelEdges = .fade
  ) throws(SnapshotError) -> ComposedMap {
    try check(viewport.size, scale)
    do throws(MapError) {
      return try composer(appearance, of: tiles).ground(
        viewport, scale: scale, obstacles: obstacles, attribution: attribution, edges: edges)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// All credits that may be due in a view, whatever names it turns out to show.
  /// - Throws: ``SnapshotError/map(_:)``.
  package func credits(
    for viewport: Viewport, of tiles: MapTiles = .world, appearance: MapLook, attribution: MapAttribution
  ) throws(SnapshotError) -> [String] {
    do throws(MapError) {
      return try composer(appearance, of: tiles).credits(for: viewport, attribution)
    } catch {
      throw SnapshotError(error)
    }
  }

  private func check(_ size: ViewSize, _ scale: Double) throws(SnapshotError) {
    let longest = max(size.width, size.height) * scale
    guard scale > 0, longest <= Double(Bitmap.longestSide) + 0.5 else {
      throw .picture(.size(width: pixels(size.width, scale), height: pixels(size.height, scale)))
    }
  }

  /// The digest of a composed map, which equal pictures share.
  package func digest(of map: ComposedMap) -> String {
    SceneDigest.hexadecimal(of: map.scene, fonts: .bundled)
  }

  /// The names of the font files whose glyphs a map shows, sorted.
  package func fontFiles(of map: ComposedMap) -> [String] {
    Set(map.faces.map { FontLibrary.bundled.face($0).fileName }).sorted()
  }

  /// Turns a composed map into pixels.
  /// - Parameters:
  ///   - map: The map.
  ///   - workers: Painters at work at a time; the pixels are the same whatever it is.
  /// - Returns: The picture.
  /// - Throws: ``SnapshotError/picture(_:)``.
  package func paint(_ map: ComposedMap, workers: Int = 1) throws(SnapshotError) -> Bitmap {
    let painters = (0..<max(1, workers)).map { _ in
      idlePainters.withLock { $0.popLast() } ?? Painter(fonts: .bundled)
    }
    defer { idlePainters.withLock { $0 += painters } }
    do throws(RasterError) {
      return try painters[0].paint(map.scene, with: Array(painters.dropFirst()))
    } catch {
      throw .picture(error)
    }
  }

  /// Turns a composed map into a PNG file.
  /// - Throws: ``SnapshotError/picture(_:)``.
  package func pngData(of map: ComposedMap, scale: Double) throws(SnapshotError) -> [UInt8] {
    let bitmap = try paint(map)
    do throws(RasterError) {
      return try PNGEncoder(effort: .still, scale: scale, digest: digest(of: map)).encode(bitmap)
    } catch {
      throw .picture(error)
    }
  }

  /// Makes a picture from beginning to end; looks between the stages whether it is still wanted.
  /// - Parameters:
  ///   - picture: The picture.
  ///   - workers: Threads that work on it; for one of several pictures that are made at a time one is best.
  /// - Returns: The painted picture.
  /// - Throws: ``SnapshotError``.
  package func snapshot(_ picture: MapPicture, workers: Int = 1) throws(SnapshotError) -> Snapshot {
    let map = try compose(picture)
    if Task.isCancelled { throw .cancelled }
    let bitmap = try paint(map, workers: workers)
    if Task.isCancelled { throw .cancelled }
    return Snapshot(picture: picture, map: map, bitmap: bitmap, digest: digest(of: map))
  }

  /// How many composers are kept, each with tiles and labels that it has read; the oldest go first.
  private static let mostComposers = 8

  private func composer(_ appearance: MapLook, of tiles: MapTiles) throws(MapError) -> MapComposer {
    try composers.withLock { composers throws(MapError) in
      if let known = composers.first(where: { $0.tiles == tiles && $0.composer.look == appearance }) {
        return known.composer
      }
      let composer = try MapComposer(look: appearance, of: tiles, decode: Self.decode)
      if composers.count == Self.mostComposers { composers.removeFirst() }
      composers.append((tiles, composer))
      return composer
    }
  }

  /// Reads a tile that is a picture.
  private static let decode: PictureStore.Decoder = { bytes, longestSide throws(PictureStore.Unreadable) in
    do throws(PictureError) { return try PictureReader.read(bytes, longestSide: longestSide) } catch {
      throw PictureStore.Unreadable(reason: error.reason(longestSide: longestSide))
    }
  }

  private func pixels(_ points: Double, _ scale: Double) -> Int {
    let pixels = (points * scale).rounded()
    return pixels < 1e9 && pixels > -1e9 ? Int(pixels) : Int.max
  }
}
