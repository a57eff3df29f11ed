import Geography
import Scene

/// A speech bubble whose tail's tip lies on the coordinate, with a shadow to the lower right.
public struct BubbleView: View, Hashable {
  /// Colour of the bubble.
  public var style: ShapeStyle
  /// Its width, in points; the height follows.
  public var width: Double

  /// The place of the layout box that lies on the coordinate.
  public static let anchor = UnitPoint.bottom
  /// The width of a bubble that marks a place, in points.
  public static let markerWidth = 44.0

  /// Makes a bubble; by default as wide as one that marks a place.
  public init(style: ShapeStyle, width: Double = markerWidth) {
    self.style = style
    self.width = width
  }

  /// The height of a bubble of a width, in points.
  public static func height(of width: Double) -> Double {
    let glyph = Glyph.bubbleMiddleBottomFill.size
    return width * glyph.height / glyph.width
  }

  /// What it is made of.
  public var body: some View {
    Image(.bubbleMiddleBottomFill).resizable().frame(width: width, height: Self.height(of: width))
      .foregroundStyle(style).shadow(color: .black.opacity(0.5), radius: 5, x: 5, y: 5)
  }
}
