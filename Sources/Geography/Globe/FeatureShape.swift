/// Where a feature lies, for expressions that compare places.
public struct FeatureShape: Sendable {
  /// Single points for points, else the points of lines, or of rings that bound an area together.
  public var parts: [[WorldPoint]]
  /// The distance between neighbouring points of the grid that the points lie on, in map points; 0 if they
  /// may lie anywhere.
  public var gridStep: Double

  /// Makes a shape.
  public init(parts: [[WorldPoint]], gridStep: Double = 0) {
    self.parts = parts
    self.gridStep = gridStep
  }
}
