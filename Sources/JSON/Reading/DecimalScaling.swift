/// Digits and a power of ten to the nearest double, where that takes integers of 128 bits at most.
enum DecimalScaling {
  /// 10^0 to 10^19, all that fit in 64 bits.
  private static let powers: [UInt64] = (0...19).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The double nearest to digits · 10^exponent; nothing when the exponent is outside -19...22.
  static func scale(_ digits: UInt64, exponent: Int) -> Double? {
    if exponent == 0 || digits == 0 { return Double(digits) }
    if exponent > 0 {
      // Both factors are exact doubles, so that their product is rounded once.
      guard exponent <= 19, digits < 1 << 53 else { return nil }
      let (high, low) = digits.multipliedFullWidth(by: powers[exponent])
      return high == 0 ? Double(low) : nil
    }
    guard exponent >= -19 else { return nil }
    let power = powers[-exponent]
    if exponent >= -15, digits < 1 << 53 { return Double(digits) / Double(power) }
    return divide(digits, by: power)
  }

  /// A quotient of 64 significant bits, its remainder folded into the last one, rounded to a double.
  private static func divide(_ digits: UInt64, by power: UInt64) -> Double {
    let shift = digits.leadingZeroBitCount
    let divisorShift = power.leadingZeroBitCount
    let numerator = digits << UInt64(shift)
    let divisor = power << UInt64(divisorShift)
    // Half of the numerator is below the normalised divisor, so that the quotient fits in 64 bits.
    let (quotient, remainder) = divisor.dividingFullWidth((numerator >> 1, numerator << 63))
    let sticky = remainder == 0 ? quotient : quotient | 1
    // The conversion rounds to nearest, ties to even; the scale is a power of two and exact.
    return Double(sticky) * Double(sign: .plus, exponent: divisorShift - shift - 63, significand: 1)
  }
}
