public import Geography

/// A disc with a small tail below it that runs out of the disc in a hollow curve and ends in a rounded tip.
///
/// It fills a box whose width is the disc's diameter; what is higher than wide is the tail.
public struct BalloonShape: Shape {
  /// Makes the shape.
  public init() {}

  /// The outline in a box.
  public func path(in box: ViewRect) -> Path {
    let radius = box.width / 2
    let center = ViewPoint(x: box.midX, y: box.minY + radius)
    let tail = Tail(radius: radius, length: box.height - box.width, center: center)
    var path = Path()
    path.addArc(center: center, radius: radius, from: 90 + Tail.spread, to: 450 - Tail.spread)
    path.cubic(tail.point(tail.shoulder, 1), tail.point(tail.flank, 1), to: tail.point(tail.touch, 1))
    path.arc(center: tail.tipCenter, radius: tail.tipRadius, from: Tail.slope, to: 180 - Tail.slope)
    path.cubic(tail.point(tail.flank, -1), tail.point(tail.shoulder, -1), to: tail.point(tail.root, -1))
    path.close()
    return path
  }
}

/// The points of a balloon's tail on its right side, from the disc's middle.
private struct Tail {
  /// Degrees from straight down at which the tail leaves the disc.
  static let spread = 30.0
  /// Degrees by which the tail's sides lean outward just above the tip.
  static let slope = 38.0

  let center: ViewPoint
  /// Radius of the tip.
  let tipRadius: Double
  let tipCenter: ViewPoint
  /// Where the tail leaves the disc, and the handle there, along the disc's edge.
  let root: ViewPoint
  let shoulder: ViewPoint
  /// Where the side touches the tip's circle, and the handle there, along the side.
  let touch: ViewPoint
  let flank: ViewPoint

  init(radius: Double, length: Double, center: ViewPoint) {
    self.center = center
    tipRadius = radius * 0.065
    let tip = ViewPoint(x: 0, y: radius + length - tipRadius)
    tipCenter = ViewPoint(x: center.x, y: center.y + tip.y)
    root = .at(radius, degrees: 90 - Self.spread, from: .zero)
    shoulder = .at(radius * 0.26, degrees: 180 - Self.spread, from: root)
    touch = .at(tipRadius, degrees: Self.slope, from: tip)
    flank = .at(length * 0.55, degrees: Self.slope - 90, from: touch)
  }

  /// A point on the right (side 1) or its mirror image on the left (side -1).
  func point(_ offset: ViewPoint, _ side: Double) -> ViewPoint {
    ViewPoint(x: center.x + side * offset.x, y: center.y + offset.y)
  }
}
