extension CSSColor {
  /// Reads a colour as CSS writes it; nothing if the text is none.
  ///
  /// Understood are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` and `hsla()` with
  /// commas or with blanks and a slash, the 148 names of CSS Color 4 and `transparent`, in any case and
  /// with white space around. Components out of range are brought to its nearest end.
  package init?(parsing text: String) {
    let trimmed = text.utf8.drop(while: Self.isBlank)
    let end = trimmed.lastIndex { !Self.isBlank($0) }.map { trimmed.index(after: $0) } ?? trimmed.startIndex
    let bytes = trimmed[..<end].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    // No colour is longer than this, so that a long text costs nothing.
    guard !bytes.isEmpty, bytes.count <= 128 else { return nil }
    if bytes[0] == UInt8(ascii: "#") {
      self.init(hexadecimalDigits: bytes.dropFirst())
    } else if bytes[bytes.count - 1] == UInt8(ascii: ")") {
      self.init(function: bytes)
    } else {
      self.init(name: String(decoding: bytes, as: UTF8.self))
    }
  }

  private init?(name: String) {
    if name == "transparent" {
      self = .clear
      return
    }
    guard let value = CSSColorNames.values[name] else { return nil }
    self.init(hexadecimal: value)
  }

  private init?(hexadecimalDigits digits: ArraySlice<UInt8>) {
    var values: [Double] = []
    for byte in digits {
      switch byte {
      case 0x30...0x39: values.append(Double(byte - 0x30))
      case 0x61...0x66: values.append(Double(byte - 0x57))
      default: return nil
      }
    }
    switch values.count {
    case 3, 4: values = values.map { $0 * 17 }
    case 6, 8: values = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255,
      alpha: values.count == 4 ? values[3] / 255 : 1)
  }

  private init?(function bytes: [UInt8]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    guard let arguments = Arguments(bytes[(open + 1)..<(bytes.count - 1)]) else { return nil }
    switch String(decoding: bytes[..<open], as: UTF8.self) {
    case "rgb", "rgba": self.init(rgb: arguments)
    case "hsl", "hsla": self.init(hsl: arguments)
    default: return nil
    }
  }

  private init?(rgb arguments: Arguments) {
    let units = arguments.components.map(\.unit)
    guard units == ["", "", ""] || units == ["%", "%", "%"] else { return nil }
    let scale = units[0] == "%" ? 100.0 : 255
    let parts = arguments.components.map { Self.clamp($0.value / scale) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: arguments.opacity)
  }

  private init?(hsl arguments: Arguments) {
    let (hue, saturation, lightness) = (
      arguments.components[0], arguments.components[1], arguments.components[2]
    )
    guard let degrees = hue.degrees, saturation.unit == "%", lightness.unit == "%" else { return nil }
    self.init(
      hue: degrees, saturation: Self.clamp(saturation.value / 100),
      lightness: Self.clamp(lightness.value / 100),
      alpha: arguments.opacity)
  }

  /// The formula of CSS Color 4, section 7.1; hue in degrees, the rest 0 to 1.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let turn = hue.truncatingRemainder(dividingBy: 360)
    let chroma = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let place = (offset + (turn < 0 ? turn + 360 : turn) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension CSSColor {
  /// Three components and an opacity between the brackets of a colour function.
  private struct Arguments {
    struct Component {
      let value: Double
      let unit: String

      /// The value as an angle.
      var degrees: Double? {
        switch unit {
        case "", "deg": value
        case "grad": value * 0.9
        case "rad": value * 180 / .pi
        case "turn": value * 360
        default: nil
        }
      }
    }

    var components: [Component] = []
    var opacity = 1.0

    /// Reads `a, b, c[, d]` or `a b c[ / d]`.
    init?(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes
      var separators: [UInt8] = []
      while true {
        rest = rest.drop(while: CSSColor.isBlank)
        guard let component = Self.component(&rest) else { return nil }
        components.append(component)
        let hadBlank = rest.first.map(CSSColor.isBlank) ?? false
        rest = rest.drop(while: CSSColor.isBlank)
        guard let next = rest.first else { break }
        if next == UInt8(ascii: ",") || next == UInt8(ascii: "/") {
          separators.append(next)
          rest = rest.dropFirst()
        } else {
          guard hadBlank else { return nil }
          separators.append(0x20)
        }
      }
      guard [",,", ",,,", "  ", "  /"].contains(String(decoding: separators, as: UTF8.self)) else {
        return nil
      }
      guard components.count == 4 else { return }
      let last = components.removeLast()
      guard last.unit == "" || last.unit == "%" else { return nil }
      opacity = CSSColor.clamp(last.unit == "%" ? last.value / 100 : last.value)
    }

    /// Takes a number and the unit right after it.
    private static func component(_ rest: inout ArraySlice<UInt8>) -> Component? {
      func take(_ isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let part = rest.prefix(while: isPart)
        rest = rest.dropFirst(part.count)
        return part
      }
      var number = take { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
      // An exponent starts with a letter as units do, but a digit or sign follows it.
      if rest.first == 0x65, let next = rest.dropFirst().first, (0x2B...0x39).contains(next) {
        number = number + [0x65] as ArraySlice<UInt8>
        rest = rest.dropFirst()
        number += take { (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D }
      }
      let unit = take { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "%") }
      guard let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite else { return nil }
      return Component(value: value, unit: String(decoding: unit, as: UTF8.self))
    }
  }
}
