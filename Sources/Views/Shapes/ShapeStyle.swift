import Geography
package import Scene

/// What a shape is filled with, perhaps different on light and dark ground.
package enum ShapeStyle: Hashable, Sendable {
  /// One colour, the same everywhere.
  case color(Color)
  /// One colour on light ground, another on dark.
  case adaptive(light: Color, dark: Color)
  /// Colours along a line between two places of the shape's box.
  case linearGradient([LinearGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)

  /// Colours of text and glyphs that matter most: black on light, white on dark.
  package static let primary = adaptive(light: .black, dark: .white)
  /// Colours of text that matters less.
  package static let secondary = adaptive(
    light: Color(60, 60, 67, alpha: 0.6), dark: Color(235, 235, 245, alpha: 0.6))
  /// The paint for a shape in a box.
  func paint(in box: ViewRect, for scheme: ColorScheme) -> Paint {
    switch self {
    case .color, .adaptive: .color(color(for: scheme))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(LinearGradient(start: start.point(in: box), end: end.point(in: box), stops: stops))
    }
  }

  /// The one colour for what cannot have several, such as text: of a gradient the first.
  func color(for scheme: ColorScheme) -> Color {
    switch self {
    case .color(let color): color
    case .adaptive(let light, let dark): scheme == .light ? light : dark
    case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
    }
  }
}
