import Geography
import Scene

/// A speech bubble whose tail's tip lies on the coordinate, with a shadow to the lower right.
package struct BubbleView: View {
  /// Colour of the bubble.
  package var style: ShapeStyle
  /// Its width, in points; the height follows.
  package var width: Double

  /// The place of the layout box that lies on the coordinate.
  package static let anchor = UnitPoint.bottom
  /// The width of a bubble that marks a place, in points.
  package static let markerWidth = 44.0

  /// Makes a bubble; by default as wide as one that marks a place.
  package init(style: ShapeStyle, width: Double = markerWidth) {
    self.style = style
    self.width = width
  }

  /// The height of a bubble of a width, in points.
  package static func height(of width: Double) -> Double {
    let glyph = Glyph.bubbleMiddleBottomFill.size
    return width * glyph.height / glyph.width
  }

  package var body: some View {
    Image(.bubbleMiddleBottomFill).resizable().frame(width: width, height: Self.height(of: width))
      .foregroundStyle(style).shadow(color: .black.opacity(0.5), radius: 5, x: 5, y: 5)
  }
}
