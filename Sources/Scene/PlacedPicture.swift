public import Geography

/// A picture drawn into a box, stretched to fill it; smooth when made larger, without loss of detail when smaller.
public struct PlacedPicture: Hashable, Sendable {
  /// What is drawn.
  public var picture: Picture
  /// Where, in points; the picture's corners lie on the box's.
  public var box: ViewRect
  /// 0 to 1; by default 1.
  public var opacity: Double

  /// Makes an image.
  public init(_ picture: Picture, in box: ViewRect, opacity: Double = 1) {
    self.picture = picture
    self.box = box
    self.opacity = opacity
  }
}
