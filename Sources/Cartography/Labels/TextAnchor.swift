import Geography

/// Which part of a label's box lies at its point, in the style specification's words.
enum TextAnchor: String, CaseIterable, Sendable {
  case center
  case left
  case right
  case top
  case bottom
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// Where the box's left edge lies for a box of unit width: 0, -1/2 or -1.
  var x: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .center, .top, .bottom: -0.5
    case .right, .topRight, .bottomRight: -1
    }
  }

  /// Where the box's top edge lies for a box of unit height: 0, -1/2 or -1.
  var y: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .center, .left, .right: -0.5
    case .bottom, .bottomLeft, .bottomRight: -1
    }
  }

  /// A step of a length away from the point, into the direction in which the box lies.
  func step(_ length: Double) -> ViewPoint {
    let (dx, dy) = (1 + 2 * x, 1 + 2 * y)
    let isDiagonal = dx != 0 && dy != 0
    let part = isDiagonal ? length * 0.5.squareRoot() : length
    return ViewPoint(x: dx * part, y: dy * part)
  }

  /// How lines of a label with this anchor line up: towards the point.
  var justification: LabelSpecification.Justification {
    switch self {
    case .left, .topLeft, .bottomLeft: .left
    case .center, .top, .bottom: .center
    case .right, .topRight, .bottomRight: .right
    }
  }
}
