package import Raster

extension PictureError {
  /// What is wrong with a picture, in plain words about "it".
  /// - Parameter longestSide: The longest side that is read, in pixels.
  /// - Returns: The words.
  package func reason(longestSide: Int) -> String {
    switch self {
    case .notAPicture: "it is no picture in PNG, JPEG or WebP"
    case .unsupported(let kind): "it is \(kind.words), which is not read"
    case .cut: "it is cut short"
    case .tooLarge(let width, let height):
      "it has \(width) x \(height) pixels, and at most \(longestSide) a side are read"
    case .broken(let reason): "it is broken: \(reason)"
    }
  }
}

extension PictureError.Kind {
  /// What it is called.
  package var words: String {
    switch self {
    case .gif: "a GIF"
    case .animatedWebP: "an animated WebP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .tiff: "a TIFF"
    case .bmp: "a Windows bitmap"
    case .svg: "SVG, or other XML"
    case .cmykJPEG: "a JPEG in CMYK"
    }
  }
}
