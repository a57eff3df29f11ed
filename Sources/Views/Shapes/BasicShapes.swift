public import Geography

/// A rectangle as large as the box.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The outline in a box.
  public func path(in box: ViewRect) -> Path { .rectangle(box) }
}

/// A circle in the middle of the box, as large as fits.
///
/// SwiftUI's rule: offered a box, it takes a square of the shorter side.
public struct Circle: BuiltInShape {
  /// Makes a circle.
  public init() {}

  func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)? {
    (ViewPoint(x: box.midX, y: box.midY), min(box.width, box.height) / 2)
  }

  /// The outline in a box.
  public func path(in box: ViewRect) -> Path {
    .circle(center: ViewPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2)
  }

  func size(for proposal: ProposedViewSize) -> ViewSize? {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let finite = proposal.width == nil && proposal.height == nil ? 10 : side
    return ViewSize(width: finite, height: finite)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}

  /// The outline in a box.
  public func path(in box: ViewRect) -> Path {
    .roundedRectangle(box, radius: min(box.width, box.height) / 2, style: .circular)
  }
}

/// How a rounded corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle: the bend begins at once.
  case circular
  /// The bend sets in gradually and is continuous, so that the eye does not catch where it begins.
  case continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: BuiltInShape {
  /// Radius of the corners, in points; never more than half the shorter side is used.
  public var cornerRadius: Double
  /// How the corners bend; nothing for what the environment says.
  public var style: RoundedCornerStyle?

  /// Makes a rounded rectangle; by default the corners bend as the environment says.
  public init(cornerRadius: Double, style: RoundedCornerStyle? = nil) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  func resolved(in environment: EnvironmentValues) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style ?? environment.corners)
  }

  /// The outline in a box.
  public func path(in box: ViewRect) -> Path {
    .roundedRectangle(box, radius: cornerRadius, style: style ?? .continuous)
  }
}
