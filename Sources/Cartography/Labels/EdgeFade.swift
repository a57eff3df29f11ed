import Geography

/// How strongly a label shows near what it must not cross; continuous in where it lies.
enum EdgeFade {
  /// A label shows fully when it keeps this distance from the picture's edge, in points, and not at all at half
  /// of it: no label is ever cut.
  static let inner = 4.0
  /// A label shows fully at this distance from an annotation, in points, and not at all when it touches one.
  static let gap = 2.0

  /// The strength of a label by how near it comes to a picture's edge, 0 to 1.
  static func atEdge(_ box: ViewRect, size: ViewSize) -> Double {
    let inside = min(min(box.minX, box.minY), min(size.width - box.maxX, size.height - box.maxY))
    return ramp(2 * inside / inner - 1)
  }

  /// The strength of a label by how near it comes to another box, 0 to 1.
  static func beside(_ other: ViewRect, _ box: ViewRect) -> Double {
    let x = max(other.minX - box.maxX, box.minX - other.maxX)
    let y = max(other.minY - box.maxY, box.minY - other.maxY)
    return ramp(max(x, y) / gap)
  }

  private static func ramp(_ value: Double) -> Double {
    let clamped = min(max(value, 0), 1)
    return clamped * clamped * (3 - 2 * clamped)
  }
}
