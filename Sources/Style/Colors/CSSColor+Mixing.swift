/// The spaces in which a style may go from one colour to another.
package enum ColorSpace: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case rgb
  /// CIE L*a*b*.
  case lab
  /// Hue, chroma and lightness.
  case hcl
}

extension CSSColor {
  /// A colour on the way to another one, 0 this one and 1 the other.
  ///
  /// Components and opacity are mixed each for itself, not premultiplied, as the style specification's
  /// own evaluator and its tests do: a colour that fades out keeps its hue on the way.
  package func mixed(with other: CSSColor, at share: Double, in space: ColorSpace = .rgb) -> CSSColor {
    switch space {
    case .rgb:
      CSSColor(
        red: mix(red, other.red, share), green: mix(green, other.green, share),
        blue: mix(blue, other.blue, share), alpha: mix(alpha, other.alpha, share))
    case .lab: LabColor(self).mixed(with: LabColor(other), at: share).color
    case .hcl: HCLColor(LabColor(self)).mixed(with: HCLColor(LabColor(other)), at: share).lab.color
    }
  }
}

extension LabColor {
  fileprivate func mixed(with other: LabColor, at share: Double) -> LabColor {
    LabColor(
      lightness: mix(lightness, other.lightness, share), a: mix(a, other.a, share),
      b: mix(b, other.b, share), alpha: mix(alpha, other.alpha, share))
  }
}

extension HCLColor {
  /// Takes the shorter way round the circle of hues; a grey takes the hue of the other.
  fileprivate func mixed(with other: HCLColor, at share: Double) -> HCLColor {
    var hue = hue ?? other.hue
    if let from = self.hue, let to = other.hue {
      let way = to - from
      hue = from + share * (way > 180 ? way - 360 : way < -180 ? way + 360 : way)
    }
    return HCLColor(
      hue: hue, chroma: mix(chroma, other.chroma, share),
      lightness: mix(lightness, other.lightness, share), alpha: mix(alpha, other.alpha, share))
  }
}

/// A number on the way from one to another.
func mix(_ from: Double, _ to: Double, _ share: Double) -> Double { from + share * (to - from) }
