public import Geography

/// A disc, with an optional ring round it and an optional soft edge.
public struct Disc: Hashable, Sendable {
  /// The middle, in points.
  public var center: ViewPoint
  /// Radius without the ring, in points.
  public var radius: Double
  /// How much of the radius is soft, from the edge inward: 0 (the default) is sharp, 1 fades from the middle.
  public var blur: Double
  /// Fill colour.
  public var color: Color
  /// Width of the ring outside the radius, in points; by default 0, none.
  public var ringWidth: Double
  /// Colour of the ring.
  public var ringColor: Color

  /// Makes a disc.
  public init(
    center: ViewPoint, radius: Double, blur: Double = 0, color: Color, ringWidth: Double = 0,
    ringColor: Color = .clear
  ) {
    self.center = center
    self.radius = radius
    self.blur = blur
    self.color = color
    self.ringWidth = ringWidth
    self.ringColor = ringColor
  }
}
