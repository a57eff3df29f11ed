import Veduta

/// Reads colours as people type them.
enum ColorText {
  /// A colour as CSS spells it: `#d33`, `#dd3333`, `rgb(221,51,51)` or a name.
  static func color(_ text: String) throws(ValueProblem) -> Color {
    guard let color = Color(css: NumberText.trim(text)) else { throw .color(text) }
    return color
  }
}
