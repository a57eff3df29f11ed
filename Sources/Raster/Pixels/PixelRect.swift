/// A rectangle of whole pixels in the picture's own columns and rows; right and bottom lie outside.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func expanded(by amount: Int) -> PixelRect {
    PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  var bounds: PixelBounds {
    PixelBounds(left: Double(left), top: Double(top), right: Double(right), bottom: Double(bottom))
  }
}

/// Bounds of a drawing in pixels, before they are rounded outward; empty until something is added.
struct PixelBounds {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  var isEmpty: Bool { !(left <= right && top <= bottom) }

  mutating func add(x: Double, y: Double) {
    left = min(left, x)
    top = min(top, y)
    right = max(right, x)
    bottom = max(bottom, y)
  }

  mutating func add(_ other: PixelBounds) {
    guard !other.isEmpty else { return }
    add(x: other.left, y: other.top)
    add(x: other.right, y: other.bottom)
  }

  func expanded(by amount: Double) -> PixelBounds {
    guard !isEmpty else { return self }
    return PixelBounds(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  /// The whole pixels touched, within a limit; the limit keeps the conversion from overflowing.
  func pixels(within limit: PixelRect) -> PixelRect {
    guard !isEmpty else { return PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
    func clamped(_ value: Double, _ low: Int, _ high: Int) -> Int {
      value.isFinite ? Int(max(Double(low), min(Double(high), value))) : (value < 0 ? low : high)
    }
    return PixelRect(
      left: clamped(left.rounded(.down), limit.left, limit.right),
      top: clamped(top.rounded(.down), limit.top, limit.bottom),
      right: clamped(right.rounded(.up), limit.left, limit.right),
      bottom: clamped(bottom.rounded(.up), limit.top, limit.bottom))
  }
}
