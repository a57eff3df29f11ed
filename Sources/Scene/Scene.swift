public import Geography

/// A picture as a value: what to draw, bottom first, before anything is painted.
///
/// Lengths are points; the painter multiplies them by ``scale``. Nothing in a scene depends on the
/// machine, so equal scenes give equal pixels.
public struct Scene: Hashable, Sendable {
  /// The picture's size, in points.
  public var size: ViewSize
  /// Pixels per point, 1 or more.
  public var scale: Double
  /// Painted first, over the whole picture.
  public var background: Color
  /// Painted in order, the first at the bottom.
  public var items: [SceneItem]

  /// Makes a scene; by default one pixel a point, with a clear background and nothing drawn.
  public init(size: ViewSize, scale: Double = 1, background: Color = .clear, items: [SceneItem] = []) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }

  /// The width and height in pixels: points times scale, rounded to the nearest.
  ///
  /// A side that is no number or negative gives 0; one too large to count gives `Int.max`.
  public var pixels: (width: Int, height: Int) {
    (Scene.whole(size.width * scale), Scene.whole(size.height * scale))
  }

  private static func whole(_ pixels: Double) -> Int {
    guard pixels < 9e15 else { return pixels.isNaN ? 0 : Int.max }
    return pixels > 0 ? Int(pixels.rounded()) : 0
  }
}

/// One thing to draw.
public indirect enum SceneItem: Hashable, Sendable {
  /// Filled paths.
  case fill(Fill)
  /// Stroked paths.
  case stroke(Stroke)
  /// A disc, perhaps soft, perhaps ringed.
  case disc(Disc)
  /// Shaped text.
  case text(GlyphRun)
  /// A picture in a box.
  case image(PlacedPicture)
  /// A pane through which what lies below shows blurred.
  case backdrop(Backdrop)
  /// Items that are composed together first.
  case group(Group)
}
