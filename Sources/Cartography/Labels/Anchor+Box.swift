import Geography
import Style

extension Anchor {
  /// Where the left edge of a box of unit width lies from its point: 0, -1/2 or -1.
  var boxX: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .center, .top, .bottom: -0.5
    case .right, .topRight, .bottomRight: -1
    }
  }

  /// Where the top edge of a box of unit height lies from its point: 0, -1/2 or -1.
  var boxY: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .center, .left, .right: -0.5
    case .bottom, .bottomLeft, .bottomRight: -1
    }
  }

  /// A step of a length away from the point, into the direction in which the box lies.
  func step(_ length: Double) -> ViewPoint {
    let (dx, dy) = (1 + 2 * boxX, 1 + 2 * boxY)
    let part = dx != 0 && dy != 0 ? length * 0.5.squareRoot() : length
    return ViewPoint(x: dx * part, y: dy * part)
  }

  /// How the lines of a label with this anchor line up: towards the point.
  var justification: LabelSpecification.Justification {
    switch self {
    case .left, .topLeft, .bottomLeft: .left
    case .center, .top, .bottom: .center
    case .right, .topRight, .bottomRight: .right
    }
  }
}
