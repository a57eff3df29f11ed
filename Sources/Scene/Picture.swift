import CMessageDigest

/// Pixels that scenes draw: a photo, an illustration, a colour glyph.
///
/// Copies share the pixels. Pictures are equal when their sizes and pixels are, which their digests tell.
public struct Picture: Sendable {
  /// Width, in pixels; at least 1.
  public let width: Int
  /// Height, in pixels; at least 1.
  public let height: Int
  /// Rows of premultiplied pixels from the top, `0xAARRGGBB` each, in sRGB, without padding.
  public let pixels: [UInt32]
  /// SHA-256 over size and pixels, in hexadecimal.
  public let digest: String

  /// Makes a picture; nothing unless both sides are at least 1 and there are as many pixels as they say.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - pixels: Premultiplied; no component may be larger than its alpha.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count == pixels.count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    digest = Self.digest(width, height, pixels)
  }

  private static func digest(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> String {
    let hash = Hash()
    hash.add("picture \(width) \(height)\n")
    pixels.withUnsafeBufferPointer { words in
      UnsafeRawBufferPointer(words).withMemoryRebound(to: UInt8.self) { hash.add($0) }
    }
    return hash.finish()
  }
}

extension Picture: Hashable {
  /// Whether sizes and pixels are the same.
  public static func == (left: Picture, right: Picture) -> Bool { left.digest == right.digest }

  /// Feeds the digest to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
