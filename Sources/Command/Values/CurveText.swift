import Veduta

/// Reads timing curves by their names, or as a Bézier of their own.
enum CurveText {
  /// The words that stand for a curve.
  static let words = ["linear", "easeIn", "easeOut", "easeInOut", "spring"]

  /// A curve: one of the words, or `bezier(a,b,c,d)` with a and c within 0 to 1.
  static func curve(_ text: String) throws(ValueProblem) -> TimingCurve {
    switch text {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "spring": return .spring(.platformDefault)
    default: break
    }
    guard text.hasPrefix("bezier("), text.hasSuffix(")") else {
      let all = words + ["bezier(a,b,c,d)"]
      throw .word(text, among: all, near: Suggestion.nearest(to: text, among: all))
    }
    let numbers = try NumberText.list(text.dropFirst(7).dropLast())
    guard numbers.count == 4 else { throw .count(expected: "four numbers", found: numbers.count) }
    for x in [numbers[0], numbers[2]] where !(0...1).contains(x) {
      throw .range(x, "0 to 1 (times of a curve)")
    }
    do throws(GeographyError) {
      return try .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    } catch {
      throw .form("bezier(a,b,c,d) with finite numbers")
    }
  }
}
