import Geography
public import Scene

/// What a shape is filled with, perhaps different on light and dark ground.
public enum ShapeStyle: Hashable, Sendable {
  /// One colour, the same everywhere.
  case color(Color)
  /// One colour on light ground, another on dark.
  case adaptive(light: Color, dark: Color)
  /// Colours along a line between two places of the shape's box.
  case linearGradient([LinearGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)

  /// Colours of text and glyphs that matter most: black on light, white on dark.
  public static let primary = adaptive(light: .black, dark: .white)
  /// Colours of text that matters less.
  public static let secondary = adaptive(
    light: Color(60, 60, 67, alpha: 0.6), dark: Color(235, 235, 245, alpha: 0.6))
  /// The platform's blue.
  public static let blue = adaptive(light: Color(0, 122, 255), dark: Color(10, 132, 255))
  /// The platform's red.
  public static let red = adaptive(light: Color(255, 59, 48), dark: Color(255, 69, 58))
  /// Lines between things.
  public static let separator = adaptive(
    light: Color(60, 60, 67, alpha: 0.29), dark: Color(84, 84, 88, alpha: 0.6))
  /// The ground of controls that do not stand out.
  public static let fill = adaptive(
    light: Color(120, 120, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
  /// The ground of a screen.
  public static let background = adaptive(light: .white, dark: .black)
  /// The ground of a form, as it lies over a screen.
  public static let groupedBackground = adaptive(light: Color(242, 242, 247), dark: Color(28, 28, 30))
  /// The ground of a form's rows.
  public static let groupedCell = adaptive(light: .white, dark: Color(44, 44, 46))
  /// Text that stands in for what is not there yet.
  public static let placeholder = adaptive(
    light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3))
  /// The ground of what lies over a screen.
  public static let raisedBackground = adaptive(light: .white, dark: Color(28, 28, 30))

  /// The same style with its opacity multiplied.
  public func opacity(_ factor: Double) -> ShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .adaptive(let light, let dark): .adaptive(light: light.opacity(factor), dark: dark.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(
        stops.map { LinearGradient.Stop(location: $0.location, color: $0.color.opacity(factor)) },
        startPoint: start, endPoint: end)
    }
  }

  /// The paint for a shape in a box.
  func paint(in box: ViewRect, for scheme: ColorScheme) -> Paint {
    switch self {
    case .color, .adaptive: .color(color(for: scheme))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(LinearGradient(start: start.point(in: box), end: end.point(in: box), stops: stops))
    }
  }

  /// The one colour for what cannot have several, such as text: of a gradient the first.
  package func color(for scheme: ColorScheme) -> Color {
    switch self {
    case .color(let color): color
    case .adaptive(let light, let dark): scheme == .light ? light : dark
    case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
    }
  }
}
