import Style

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CSSColor {
  /// The contrast with another opaque colour by the Web Content Accessibility Guidelines 2.1: 1 to 21.
  func contrast(with other: CSSColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
