/// A point in a picture, in points from its top left corner; x grows right and **y grows down**.
public struct ViewPoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// The top left corner.
  public static let zero = ViewPoint(x: 0, y: 0)

  /// Makes a point from points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and height, in points.
public struct ViewSize: Hashable, Sendable {
  /// Width, in points.
  public var width: Double
  /// Height, in points.
  public var height: Double

  /// No extent at all.
  public static let zero = ViewSize(width: 0, height: 0)

  /// Makes a size from points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in a picture, in points; y grows down.
public struct ViewRect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Width; never negative in a rectangle that means something.
  public var width: Double
  /// Height; never negative in a rectangle that means something.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Left edge.
  public var minX: Double { x }
  /// Top edge.
  public var minY: Double { y }
  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Horizontal middle.
  public var midX: Double { x + width / 2 }
  /// Vertical middle.
  public var midY: Double { y + height / 2 }

  /// Whether the two share more than an edge.
  public func intersects(_ other: ViewRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle moved by an offset in points.
  public func offset(x dx: Double, y dy: Double) -> ViewRect {
    ViewRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle made smaller by `amount` points on each side; negative makes it larger.
  public func inset(by amount: Double) -> ViewRect {
    ViewRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: ViewRect) -> ViewRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return ViewRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
