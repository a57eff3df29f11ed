extension Array {
  /// One of the elements, which seems chosen at random but is the same for the same number and seed everywhere.
  ///
  /// SplitMix64's mixing of the seed's n-th state (S. Vigna, public domain).
  func element(choosing number: Int, seed: UInt64) -> Element? {
    guard !isEmpty else { return nil }
    var bits = seed &+ (UInt64(truncatingIfNeeded: number) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return self[Int((bits ^ (bits >> 31)) % UInt64(count))]
  }
}
