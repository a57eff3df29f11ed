import Geography
import Scene

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pictures under a view as one picture, so that no seam shows between them however they are stretched.
struct PictureMosaic {
  /// The tiles that gave something to it.
  private(set) var used: [TileAddress] = []
  /// Whether some tile was not there.
  private(set) var isIncomplete = false

  /// Whether the pictures are so much enlarged that they show nothing any more.
  let isStretched: Bool

  private let viewport: Viewport
  private let zoom: Int
  /// The side of a tile, in pixels.
  private let side: Int
  /// The tiles' columns and rows, over all worlds side by side.
  private var columns = 0..<0
  private var rows = 0..<0
  private var pixels: [UInt32] = []

  /// Tiles that a picture may need at most.
  private static let mostTiles = 1024

  /// Puts the pictures under a view together.
  /// - Parameters:
  ///   - viewport: The view; not tilted.
  ///   - scale: Pixels per point, which decides how fine the pictures are.
  ///   - store: The pictures.
  /// - Throws: ``MapError`` if there are too many, or one cannot be read.
  init(_ viewport: Viewport, scale: Double, of store: PictureStore) throws(MapError) {
    self.viewport = viewport
    let fine = viewport.zoom + log2(max(scale, 0.01))
    var zoom = Self.zoom(fine, in: store.zooms)
    let middle = TileAddress(containing: viewport.center, zoom: zoom)
    let first = try middle.map { middle throws(MapError) in try store.tile(at: middle).picture }
    var side = 256
    if let found = first ?? nil { side = min(max(found.width, 64), 1024) }
    // Zooms are counted for tiles of 256 pixels: of larger ones fewer are as fine.
    if side != 256 { zoom = Self.zoom(fine - log2(Double(side) / 256), in: store.zooms) }
    (self.zoom, self.side) = (zoom, side)
    isStretched = fine - log2(Double(side) / 256) > Double(zoom) + Self.widestStretch
    try fill(store)
  }

  /// By how many zooms a picture may be enlarged without a word.
  private static let widestStretch = 4.0

  private static func zoom(_ wanted: Double, in zooms: ClosedRange<Int>) -> Int {
    min(max(Int(wanted.rounded()), zooms.lowerBound), zooms.upperBound)
  }

  private mutating func fill(_ store: PictureStore) throws(MapError) {
    let cover: TileCover
    do throws(GeographyError) { cover = try TileCover(viewport, zoom: zoom, limit: Self.mostTiles) } catch {
      throw .tooManyTiles(zoom: zoom)
    }
    let across = 1 << zoom
    let places = cover.tiles.map {
      (column: $0.wrap * across + $0.address.x, row: $0.address.y, tile: $0.address)
    }
    guard let west = places.map(\.column).min(), let east = places.map(\.column).max(),
      let north = places.map(\.row).min(), let south = places.map(\.row).max()
    else { return }
    columns = west..<(east + 1)
    rows = north..<(south + 1)
    guard columns.count * rows.count <= Self.mostTiles else { throw .tooManyTiles(zoom: zoom) }
    pixels = [UInt32](repeating: 0, count: columns.count * rows.count * side * side)
    for place in places {
      let found = try store.tile(at: place.tile)
      if found.origin != place.tile || found.picture == nil { isIncomplete = true }
      guard let picture = found.picture else { continue }
      used.append(found.origin)
      lay(picture, of: TileSquare(of: place.tile, in: found.origin, extent: side), place.column, place.row)
    }
  }

  /// Copies a tile's pixels to its place; those of a tile above it, or of another size, are stretched.
  private mutating func lay(_ picture: Picture, of square: TileSquare, _ column: Int, _ row: Int) {
    let width = columns.count * side
    let start = (row - rows.lowerBound) * side * width + (column - columns.lowerBound) * side
    let (scaleX, scaleY) = (Double(picture.width) / Double(side), Double(picture.height) / Double(side))
    let part = (square.maximum.x - square.minimum.x) / Double(side)
    for y in 0..<side {
      let sourceY = (square.minimum.y + (Double(y) + 0.5) * part) * scaleY
      let line = min(Int(sourceY), picture.height - 1) * picture.width
      for x in 0..<side {
        let sourceX = (square.minimum.x + (Double(x) + 0.5) * part) * scaleX
        pixels[start + y * width + x] = picture.pixels[line + min(Int(sourceX), picture.width - 1)]
      }
    }
  }

  /// What is drawn: the mosaic where it lies in the picture.
  func items(opacity: Double) -> [SceneItem] {
    guard opacity > 0, let world = viewport.worldTransform,
      let picture = Picture(width: columns.count * side, height: rows.count * side, pixels: pixels)
    else { return [] }
    let tile = WorldPoint.width / Double(1 << zoom)
    // The world is too large for boxes in points: the mosaic is laid out in tiles, then brought into the view.
    let box = ViewRect(x: 0, y: 0, width: Double(columns.count), height: Double(rows.count))
    let transform = Transform(
      a: tile, b: 0, c: 0, d: tile, tx: Double(columns.lowerBound) * tile, ty: Double(rows.lowerBound) * tile
    ).then(world)
    if viewport.heading == 0 {
      let origin = transform.apply(ViewPoint(x: 0, y: 0))
      let corner = transform.apply(ViewPoint(x: box.width, y: box.height))
      let place = ViewRect(x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y)
      return [.image(PlacedPicture(picture, in: place, opacity: opacity))]
    }
    return [.group(Group([.image(PlacedPicture(picture, in: box, opacity: opacity))], transform: transform))]
  }
}
