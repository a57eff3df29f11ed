package import Raster
package import Tiles

/// How the pictures of tiles are written.
package enum TileFormat: String, CaseIterable, Hashable, Sendable {
  /// PNG: exact.
  case png
  /// JPEG: smaller, a little blurred.
  case jpg
  /// WebP without loss: exact, and smaller than PNG.
  case webp

  /// What an archive calls it.
  package var content: TileContent {
    switch self {
    case .png: .png
    case .jpg: .jpeg
    case .webp: .webP
    }
  }

  /// A picture as a file.
  package func encode(_ bitmap: Bitmap, scale: Double) throws(RasterError) -> [UInt8] {
    switch self {
    case .png: try PNGEncoder(effort: .still, scale: scale).encode(bitmap)
    case .jpg: try JPEGEncoder().encode(bitmap)
    case .webp: try WebPEncoder().encode(bitmap)
    }
  }
}
