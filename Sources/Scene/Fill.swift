public import Geography

/// Filled paths of one paint, painted as **one** shape: where paths touch or overlap nothing shows.
///
/// The coverage of all paths is added up before it is blended, so touching neighbours leave no hairline.
/// Overlaps do not darken, whatever the paint's opacity.
public struct Fill: Hashable, Sendable {
  /// Which points lie inside.
  public enum Rule: Hashable, Sendable {
    /// Where the windings do not cancel out: rings of opposite direction are holes.
    case nonZero
    /// Where an odd number of rings lies round the point.
    case evenOdd
  }

  /// The shapes; open subpaths are closed.
  public var paths: [Path]
  /// More shapes, shared between pictures; painted together with ``paths``.
  package var outlines: [PlacedOutlines] = []
  /// Which points lie inside; by default `nonZero`.
  public var rule: Rule
  /// What the shapes are filled with.
  public var paint: Paint

  /// Makes a fill.
  public init(_ paths: [Path], rule: Rule = .nonZero, paint: Paint) {
    self.paths = paths
    self.rule = rule
    self.paint = paint
  }
}

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
}

/// Colours along a line from one point to another, padded beyond both.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place along the line.
  public struct Stop: Hashable, Sendable {
    /// Place along the line, 0 at the start, 1 at the end.
    public var location: Double
    /// Colour there.
    public var color: Color

    /// Makes a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the line starts, in points.
  public var start: ViewPoint
  /// Where the line ends, in points.
  public var end: ViewPoint
  /// The colours, by growing location.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(start: ViewPoint, end: ViewPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
