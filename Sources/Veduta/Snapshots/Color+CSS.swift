public import Scene
import Style

extension Color {
  /// Reads a colour as CSS and styles spell it, such as `#d33`, `rgb(221, 51, 51)` or `crimson`; nothing if it is none.
  public init?(css text: String) {
    guard let color = CSSColor(parsing: text) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
