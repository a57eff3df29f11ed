import CFriBidi

/// Which way each character of a paragraph runs: an even level reads left to right, an odd one right to left.
///
/// The rules are those of Unicode's bidirectional algorithm (UAX 9), which FriBidi keeps: embeddings, isolates and
/// paired brackets included.
enum Bidi {
  /// The level of each character, or nothing if all of them read left to right.
  ///
  /// The paragraph's own direction is that of its first strong character, left to right if it has none
  /// (`fribidi_get_par_embedding_levels_ex`).
  static func levels(of scalars: [UInt32]) -> [UInt8]? {
    guard scalars.contains(where: mayTurn) else { return nil }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var base = FRIBIDI_PAR_ON
    let bound = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    // It gives 0 where memory runs out, which nothing in this program outlives.
    precondition(bound > 0, "out of memory")
    return bound > 1 ? levels.map { UInt8(clamping: $0) } : nil
  }

  /// Whether a character may make others run from right to left, or do so itself: letters of such scripts, their
  /// digits, and the marks that ask for a direction.
  private static func mayTurn(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The order in which runs of given levels stand from left to right (rule L2, `fribidi_reorder_line`), as indices
  /// into them.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
    // A run counts as one letter, so that nothing but its level matters.
    let types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: levels.count)
    var embeddings = levels.map { FriBidiLevel($0) }
    var order = levels.indices.map { FriBidiStrIndex($0) }
    let bound = fribidi_reorder_line(
      0, types, FriBidiStrIndex(levels.count), 0, FRIBIDI_PAR_LTR, &embeddings, nil, &order)
    precondition(bound > 0, "out of memory")
    return order.map { Int($0) }
  }
}
