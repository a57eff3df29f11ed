/// Pixels that are drawn on: a borrowed view of memory that its maker keeps alive.
///
/// Columns and rows are those of the whole picture also where the layer is only a part of it, so that
/// a shape has the same coverage wherever it is drawn.
struct Layer {
  /// The pixel at the rectangle's top left.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// What the layer covers of the picture.
  let rect: PixelRect
  /// What is painted in the end, of which the layer may be a band: dashes are laid out over all of it.
  let whole: PixelRect

  /// Makes a layer that is all there is, unless it is said to be a band of something larger.
  init(base: UnsafeMutablePointer<UInt32>, stride: Int, rect: PixelRect, whole: PixelRect? = nil) {
    (self.base, self.stride, self.rect, self.whole) = (base, stride, rect, whole ?? rect)
  }

  /// A row's pixel at a column.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.top) &* stride &+ (x &- rect.left))
  }

  /// Rows of the layer, from one to before another; lines look in them as they do in all of it.
  func band(_ rows: Range<Int>) -> Layer {
    let part = PixelRect(left: rect.left, top: rows.lowerBound, right: rect.right, bottom: rows.upperBound)
    return Layer(base: pointer(x: rect.left, y: rows.lowerBound), stride: stride, rect: part, whole: whole)
  }

  /// The same pixels, only within a smaller rectangle.
  func clipped(to part: PixelRect) -> Layer {
    let inner = rect.intersection(part)
    guard !inner.isEmpty else {
      return Layer(
        base: base, stride: stride,
        rect: PixelRect(left: rect.left, top: rect.top, right: rect.left, bottom: rect.top))
    }
    return Layer(base: pointer(x: inner.left, y: inner.top), stride: stride, rect: inner)
  }
}
