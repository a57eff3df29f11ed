/// A colour of a style: sRGB components and opacity, each 0 to 1, not premultiplied.
package struct CSSColor: Hashable, Sendable {
  /// Red, 0 to 1, gamma-encoded.
  package var red: Double
  /// Green, 0 to 1, gamma-encoded.
  package var green: Double
  /// Blue, 0 to 1, gamma-encoded.
  package var blue: Double
  /// Opacity, 0 clear to 1 opaque.
  package var alpha: Double

  /// Opaque black, the colour a style has where it says none.
  package static let black = CSSColor(red: 0, green: 0, blue: 0)
  /// Black without any opacity.
  package static let clear = CSSColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour from components, which are kept as they are given.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from 0xRRGGBB.
  init(hexadecimal value: UInt32) {
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  /// How expressions write a colour as text: whole components of 255.
  package var text: String {
    let parts = [red, green, blue].map { NumberText.script(($0 * 255).rounded()) }
    return "rgba(" + parts.joined(separator: ",") + "," + NumberText.script(alpha) + ")"
  }
}
