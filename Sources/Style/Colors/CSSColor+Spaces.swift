#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour in CIE L*a*b* under the D50 white point, or in its polar form.
///
/// The matrices are those of sRGB adapted to D50 by Bradford (Lindbloom), as the style specification's own
/// evaluator uses them.
struct LabColor {
  /// Lightness, 0 to 100.
  var lightness: Double
  /// Green to red.
  var a: Double
  /// Blue to yellow.
  var b: Double
  var alpha: Double

  private static let white = (x: 0.96422, y: 1.0, z: 0.82521)

  init(lightness: Double, a: Double, b: Double, alpha: Double) {
    (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
  }

  init(_ color: CSSColor) {
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let y = Self.compress((0.2225045 * red + 0.7168786 * green + 0.0606169 * blue) / Self.white.y)
    var (x, z) = (y, y)
    // Greys have no hue; the matrices alone would leave a trace of one.
    if red != green || green != blue {
      x = Self.compress((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / Self.white.x)
      z = Self.compress((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / Self.white.z)
    }
    self.init(lightness: max(0, 116 * y - 16), a: 500 * (x - y), b: 200 * (y - z), alpha: color.alpha)
  }

  var color: CSSColor {
    let middle = (lightness + 16) / 116
    let x = Self.white.x * Self.expand(middle + a / 500)
    let y = Self.white.y * Self.expand(middle)
    let z = Self.white.z * Self.expand(middle - b / 200)
    return CSSColor(
      red: Self.encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: Self.encoded(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: Self.encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    CSSColor.clamp(value <= 0.00304 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
  }

  private static func compress(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : value / (108.0 / 841) + 4.0 / 29
  }

  private static func expand(_ value: Double) -> Double {
    value > 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
  }
}

/// A colour by hue, chroma and lightness, the polar form of ``LabColor``.
struct HCLColor {
  /// Degrees, 0 to 360; nothing for greys.
  var hue: Double?
  var chroma: Double
  /// 0 to 100.
  var lightness: Double
  var alpha: Double

  init(hue: Double?, chroma: Double, lightness: Double, alpha: Double) {
    (self.hue, self.chroma, self.lightness, self.alpha) = (hue, chroma, lightness, alpha)
  }

  init(_ lab: LabColor) {
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    let angle = atan2(lab.b, lab.a) * 180 / .pi
    let isGrey = (chroma * 10000).rounded() == 0
    self.init(
      hue: isGrey ? nil : (angle < 0 ? angle + 360 : angle), chroma: chroma, lightness: lab.lightness,
      alpha: lab.alpha)
  }

  var lab: LabColor {
    let radians = (hue ?? 0) * .pi / 180
    return LabColor(
      lightness: lightness, a: cos(radians) * chroma, b: sin(radians) * chroma, alpha: alpha)
  }
}
