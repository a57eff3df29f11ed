/// How a text is set: size, distance of lines and weight, by the names that SwiftUI has for them.
public struct TextStyle: Hashable, Sendable {
  /// Font size, in points.
  public var size: Double
  /// From baseline to baseline within a paragraph, in points.
  public var lineDistance: Double
  /// Weight, 100 to 900.
  public var weight: Int

  /// Makes a style of any size; by default of weight 400, its lines 1.25 times the size apart.
  public static func system(size: Double, lineDistance: Double? = nil, weight: Int = 400) -> TextStyle {
    TextStyle(size, lineDistance ?? size * 1.25, weight: weight)
  }

  private init(_ size: Double, _ lineDistance: Double, weight: Int = 400) {
    self.size = size
    self.lineDistance = lineDistance
    self.weight = weight
  }

  /// 34 points, lines 41 apart.
  public static let largeTitle = TextStyle(34, 41)
  /// 28 points, lines 34 apart.
  public static let title = TextStyle(28, 34)
  /// 22 points, lines 28 apart.
  public static let title2 = TextStyle(22, 28)
  /// 20 points, lines 25 apart.
  public static let title3 = TextStyle(20, 25)
  /// 17 points, semibold, lines 22 apart.
  public static let headline = TextStyle(17, 22, weight: 600)
  /// 17 points, lines 22 apart.
  public static let body = TextStyle(17, 22)
  /// 16 points, lines 21 apart.
  public static let callout = TextStyle(16, 21)
  /// 15 points, lines 20 apart.
  public static let subheadline = TextStyle(15, 20)
  /// 13 points, lines 18 apart.
  public static let footnote = TextStyle(13, 18)
  /// 12 points, lines 16 apart.
  public static let caption = TextStyle(12, 16)
  /// 11 points, lines 13 apart.
  public static let caption2 = TextStyle(11, 13)
}

/// How bold a text is.
public enum FontWeight: Int, Sendable {
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 900.
  case black = 900
}

/// Where the lines of a text stand in its box.
public enum TextAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// How a text that is wider than what is offered is broken.
public enum TextWrapping: Hashable, Sendable {
  /// Not at all: one line that may be wider than what is offered.
  case singleLine
  /// Each line as full as it goes.
  case filled
  /// Into as few lines as will do, of lengths as equal as may be; words are never cut.
  case balanced
}

/// A border round letters that keeps them legible on any ground.
public struct TextHalo: Hashable, Sendable {
  /// How far it reaches out of the letters, in points.
  public var width: Double
  /// How wide its soft edge is, in points.
  public var blur: Double
  /// What it is filled with; of a gradient the first colour.
  public var style: ShapeStyle

  /// Makes a halo; by default its edge is sharp.
  public init(_ style: ShapeStyle, width: Double, blur: Double = 0) {
    self.style = style
    self.width = width
    self.blur = blur
  }
}
