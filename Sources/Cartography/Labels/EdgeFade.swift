import Geography

/// How strongly a label shows near what it must not cross; continuous in where it lies.
enum EdgeFade {
  /// A label does not show at all within this distance from the picture's edge, in points: no label is ever cut.
  static let inner = 2.0
  /// A label does not show at all within this distance from an annotation, in points.
  static let gap = 1.0
  /// The points over which a label then comes: so few that hardly any still catches one half there.
  static let ramp = 0.1

  /// The strength of a label by how near it comes to a picture's edge, 0 to 1.
  static func atEdge(_ box: ViewRect, size: ViewSize) -> Double {
    let inside = min(min(box.minX, box.minY), min(size.width - box.maxX, size.height - box.maxY))
    return smooth((inside - inner) / ramp)
  }

  /// The strength of a label by how near it comes to another box, 0 to 1.
  static func beside(_ other: ViewRect, _ box: ViewRect) -> Double {
    let x = max(other.minX - box.maxX, box.minX - other.maxX)
    let y = max(other.minY - box.maxY, box.minY - other.maxY)
    return smooth((max(x, y) - gap) / ramp)
  }

  private static func smooth(_ value: Double) -> Double {
    let clamped = min(max(value, 0), 1)
    return clamped * clamped * (3 - 2 * clamped)
  }
}
