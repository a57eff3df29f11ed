package import Geography

/// Distances from the four edges of a box, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the leading edge: the left one, unless the environment says otherwise.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Makes insets; what is not given is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same on the edges named and 0 on the others.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Leading and trailing together.
  var width: Double { leading + trailing }
  /// Top and bottom together.
  var height: Double { top + bottom }

  /// What is left of a box inside the insets, leading being left; never of negative size.
  package func inside(_ box: ViewRect) -> ViewRect {
    ViewRect(
      x: box.x + leading, y: box.y + top, width: max(0, box.width - width),
      height: max(0, box.height - height))
  }
}

/// An edge of a box.
public enum Edge: UInt8, Sendable {
  /// The upper edge.
  case top = 1
  /// The leading edge.
  case leading = 2
  /// The lower edge.
  case bottom = 4
  /// The trailing edge.
  case trailing = 8

  /// Some of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = Set(rawValue: Edge.top.rawValue)
    /// The leading edge.
    public static let leading = Set(rawValue: Edge.leading.rawValue)
    /// The lower edge.
    public static let bottom = Set(rawValue: Edge.bottom.rawValue)
    /// The trailing edge.
    public static let trailing = Set(rawValue: Edge.trailing.rawValue)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
