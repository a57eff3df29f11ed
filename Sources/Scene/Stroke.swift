public import Geography

/// Stroked paths of one colour, painted as **one** shape: crossings and joins do not darken.
public struct Stroke: Hashable, Sendable {
  /// How an open end looks.
  public enum Cap: Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends in a half disc.
    case round
    /// Goes on by half the width.
    case square
  }

  /// How a corner looks.
  public enum Join: Hashable, Sendable {
    /// Pointed, up to the miter limit, then bevelled.
    case miter
    /// Cut off straight.
    case bevel
    /// Rounded.
    case round
  }

  /// The lines; a closed subpath has no ends.
  public var paths: [Path]
  /// More lines, shared between pictures; painted together with ``paths``.
  package var outlines: [PlacedOutlines] = []
  /// Width, in points.
  public var width: Double
  /// How an open end looks; by default `butt`.
  public var cap: Cap
  /// How a corner looks; by default `miter`.
  public var join: Join
  /// The longest miter, in half widths; by default 4.
  public var miterLimit: Double
  /// Lengths of dash, gap, dash, gap and so on, in points; empty (the default) for an unbroken line.
  public var dashes: [Double]
  /// How far into the dashes a line starts, in points; by default 0.
  public var dashPhase: Double
  /// How wide the soft part of each edge is, in points, inward from the edge; by default 0, a sharp edge.
  public var blur: Double
  /// The colour.
  public var color: Color

  /// Makes a stroke.
  public init(
    _ paths: [Path], width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashPhase: Double = 0, blur: Double = 0, color: Color
  ) {
    self.paths = paths
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.blur = blur
    self.color = color
  }
}
