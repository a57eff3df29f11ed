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

  /// A row's pixel at a column.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.top) &* stride &+ (x &- rect.left))
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
