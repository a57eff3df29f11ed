import Geography

/// How strongly a label shows near what it must not cross; continuous in where it lies.
enum EdgeFade {
  /// A label shows fully when it keeps this distance from the picture's edge, in points, and not at all when
  /// it touches the edge: no label is ever cut.
  static let inner = 4.0
  /// A label is gone when it reaches this far into an annotation, in points.
  static let depth = 3.0

  /// The strength of a label by how near it comes to a picture's edge, 0 to 1.
  static func atEdge(_ box: ViewRect, size: ViewSize) -> Double {
    let inside = min(min(box.minX, box.minY), min(size.width - box.maxX, size.height - box.maxY))
    return ramp(inside / inner)
  }

  /// The strength of a label by how deep it reaches into other boxes, 0 to 1.
  static func beside(_ boxes: [ViewRect], _ box: ViewRect) -> Double {
    var strength = 1.0
    for other in boxes where other.intersects(box) {
      let x = min(other.maxX - box.minX, box.maxX - other.minX)
      let y = min(other.maxY - box.minY, box.maxY - other.minY)
      strength = min(strength, 1 - ramp(min(x, y) / depth))
    }
    return strength
  }

  private static func ramp(_ value: Double) -> Double {
    let clamped = min(max(value, 0), 1)
    return clamped * clamped * (3 - 2 * clamped)
  }
}
