package import Geography

/// A rectangle as large as the box.
package struct Rectangle: Shape {
  /// Makes a rectangle.
  package init() {}

  package func path(in box: ViewRect) -> Path { .rectangle(box) }
}

/// A circle in the middle of the box, as large as fits.
///
/// SwiftUI's rule: offered a box, it takes a square of the shorter side.
package struct Circle: Shape {
  /// Makes a circle.
  package init() {}

  package func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)? {
    (ViewPoint(x: box.midX, y: box.midY), min(box.width, box.height) / 2)
  }

  package func path(in box: ViewRect) -> Path {
    .circle(center: ViewPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2)
  }

  package func size(for proposal: ProposedViewSize) -> ViewSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let finite = proposal.width == nil && proposal.height == nil ? 10 : side
    return ViewSize(width: finite, height: finite)
  }
}

/// A rectangle whose shorter sides are half circles.
package struct Capsule: Shape {
  /// Makes a capsule.
  package init() {}

  package func path(in box: ViewRect) -> Path {
    .roundedRectangle(box, radius: min(box.width, box.height) / 2, style: .circular)
  }
}

/// How a rounded corner bends.
package enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle: the bend begins at once.
  case circular
  /// The bend sets in gradually and is continuous, so that the eye does not catch where it begins.
  case continuous
}

/// A rectangle with rounded corners.
package struct RoundedRectangle: Shape {
  /// Radius of the corners, in points; never more than half the shorter side is used.
  package var cornerRadius: Double
  /// How the corners bend; nothing for what the environment says.
  package var style: RoundedCornerStyle?

  /// Makes a rounded rectangle; by default the corners bend as the environment says.
  package init(cornerRadius: Double, style: RoundedCornerStyle? = nil) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  package func resolved(in environment: EnvironmentValues) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style ?? environment.corners)
  }

  package func path(in box: ViewRect) -> Path {
    .roundedRectangle(box, radius: cornerRadius, style: style ?? .continuous)
  }
}
