import Veduta

/// Free space at the four sides of a picture, each in points or in a share of the picture's own side.
struct Padding: Hashable, Sendable {
  /// One of the four.
  struct Length: Hashable, Sendable {
    /// Points, or hundredths.
    var value: Double
    /// Whether the value is in hundredths of the picture's width (left, right) or height (top, bottom).
    var isShare: Bool

    /// The length in points beside a side of this length.
    func points(of side: Double) -> Double { isShare ? value / 100 * side : value }
  }

  /// At the top.
  var top: Length
  /// At the right.
  var right: Length
  /// At the bottom.
  var bottom: Length
  /// At the left.
  var left: Length

  /// As it was typed.
  private(set) var text: String

  /// One to four values in the order of CSS, with commas or blanks between them: `20`, `5%`, `10,20`.
  init(_ text: String) throws(ValueProblem) {
    self.text = text
    var lengths: [Length] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      lengths.append(try Self.length(part))
    }
    guard (1...4).contains(lengths.count) else {
      throw .count(expected: "one to four lengths", found: lengths.count)
    }
    top = lengths[0]
    right = lengths.count > 1 ? lengths[1] : top
    bottom = lengths.count > 2 ? lengths[2] : top
    left = lengths.count > 3 ? lengths[3] : right
  }

  private static func length(_ text: Substring) throws(ValueProblem) -> Length {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text.hasSuffix("px") ? text.dropLast(2) : text
    let value = try NumberText.number(digits)
    guard value >= 0, value <= 100_000 else { throw .range(value, "0 or more") }
    return Length(value: value, isShare: isShare)
  }

  /// The insets in points of a picture of this size.
  func insets(in size: ViewSize) -> ViewInsets {
    ViewInsets(
      top: top.points(of: size.height), right: right.points(of: size.width),
      bottom: bottom.points(of: size.height), left: left.points(of: size.width))
  }
}
