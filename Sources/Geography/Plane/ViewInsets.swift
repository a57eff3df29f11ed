/// How far something keeps from the edges of a picture, in points.
public struct ViewInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the right edge.
  public var right: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the left edge.
  public var left: Double

  /// No distance at all.
  public static let zero = ViewInsets(all: 0)

  /// Makes insets from points, in the order of CSS.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same distance on all sides, in points.
  public init(all distance: Double) {
    self.init(top: distance, right: distance, bottom: distance, left: distance)
  }

  /// Whether all four are finite and not negative.
  var isValid: Bool {
    [top, right, bottom, left].allSatisfy { $0 >= 0 && $0.isFinite }
  }
}
