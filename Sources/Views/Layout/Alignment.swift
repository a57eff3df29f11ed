public import Geography

/// Where a child lies across a column.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the edge where reading begins: the left one, unless the environment says otherwise.
  case leading
  /// In the middle.
  case center
  /// At the edge opposite to ``leading``.
  case trailing

  /// The share of the free room that lies to the left of the child.
  func fraction(_ direction: LayoutDirection) -> Double {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

/// Where a child lies across a row.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom

  /// The share of the free room that lies above the child.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where a child lies in a box that is larger (or smaller) than it.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Up and down.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The upper left corner of a child so aligned in a box; a child larger than the box overflows by the same rule.
  func origin(of child: ViewSize, in box: ViewRect, _ direction: LayoutDirection) -> ViewPoint {
    ViewPoint(
      x: box.x + (box.width - child.width) * horizontal.fraction(direction),
      y: box.y + (box.height - child.height) * vertical.fraction)
  }
}

/// A place in a box as shares of its width and height: (0, 0) the upper left corner, (1, 1) the lower right one.
public struct UnitPoint: Hashable, Sendable {
  /// Share of the width from the left.
  public var x: Double
  /// Share of the height from the top.
  public var y: Double

  /// Makes a place from its shares; values outside 0 to 1 lie outside the box.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The place in points.
  public func point(in box: ViewRect) -> ViewPoint {
    ViewPoint(x: box.x + box.width * x, y: box.y + box.height * y)
  }
}
