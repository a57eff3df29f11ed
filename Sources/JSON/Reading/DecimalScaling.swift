/// Digits and a power of ten to the nearest double, where that takes integers of 128 bits at most.
enum DecimalScaling {
  /// 10^0 to 10^19, all that fit in 64 bits.
  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10000, 100_000, 1_000_000, 10_000_000,
    100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
    1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

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
    if digits < 1 << 53 {
      // Powers up to 10^22 are exact doubles, so that the quotient is rounded once.
      return Double(digits) / Double(power)
    }
    return multiply(digits, by: reciprocals[-exponent]) ?? divide(digits, by: power)
  }

  /// A power of ten's reciprocal: 64 significant bits, cut off, times a power of two.
  private struct Reciprocal {
    let bits: UInt64
    let exponent: Int
  }

  /// 10^0 to 10^-19; tests hold them against the exact quotients.
  private static let reciprocals: [Reciprocal] = [
    Reciprocal(bits: 0xFFFF_FFFF_FFFF_FFFF, exponent: -64),
    Reciprocal(bits: 0xCCCC_CCCC_CCCC_CCCC, exponent: -67),
    Reciprocal(bits: 0xA3D7_0A3D_70A3_D70A, exponent: -70),
    Reciprocal(bits: 0x8312_6E97_8D4F_DF3B, exponent: -73),
    Reciprocal(bits: 0xD1B7_1758_E219_652B, exponent: -77),
    Reciprocal(bits: 0xA7C5_AC47_1B47_8423, exponent: -80),
    Reciprocal(bits: 0x8637_BD05_AF6C_69B5, exponent: -83),
    Reciprocal(bits: 0xD6BF_94D5_E57A_42BC, exponent: -87),
    Reciprocal(bits: 0xABCC_7711_8461_CEFC, exponent: -90),
    Reciprocal(bits: 0x8970_5F41_36B4_A597, exponent: -93),
    Reciprocal(bits: 0xDBE6_FECE_BDED_D5BE, exponent: -97),
    Reciprocal(bits: 0xAFEB_FF0B_CB24_AAFE, exponent: -100),
    Reciprocal(bits: 0x8CBC_CC09_6F50_88CB, exponent: -103),
    Reciprocal(bits: 0xE12E_1342_4BB4_0E13, exponent: -107),
    Reciprocal(bits: 0xB424_DC35_095C_D80F, exponent: -110),
    Reciprocal(bits: 0x901D_7CF7_3AB0_ACD9, exponent: -113),
    Reciprocal(bits: 0xE695_94BE_C44D_E15B, exponent: -117),
    Reciprocal(bits: 0xB877_AA32_36A4_B449, exponent: -120),
    Reciprocal(bits: 0x9392_EE8E_921D_5D07, exponent: -123),
    Reciprocal(bits: 0xEC1E_4A7D_B695_61A5, exponent: -127),
  ]

  /// A quotient by way of the reciprocal, where its lack of digits does not matter for rounding.
  private static func multiply(_ digits: UInt64, by reciprocal: Reciprocal) -> Double? {
    let shift = digits.leadingZeroBitCount
    let product = (digits << UInt64(shift)).multipliedFullWidth(by: reciprocal.bits)
    // The true quotient is above this by less than two. A double keeps 53 bits of it: close to the
    // middle between two doubles the rest has to be known better.
    let high = product.high
    let spare = 11 - high.leadingZeroBitCount
    let rest = high & ((1 << UInt64(spare)) - 1)
    let half: UInt64 = 1 << UInt64(spare - 1)
    guard rest &+ 2 < half || rest > half else { return nil }
    // The bit below the kept ones tells that there is more, so that nothing looks like the middle.
    return Double(high | 1) * power2(reciprocal.exponent - shift + 64)
  }

  private static func power2(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
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
    return Double(sticky) * power2(divisorShift - shift - 63)
  }
}
