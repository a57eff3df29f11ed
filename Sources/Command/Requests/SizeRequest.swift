/// How large a picture is to be, and in how many pixel densities.
struct SizeRequest: Hashable, Sendable {
  /// Width, in points.
  var width = 800
  /// Height, in points; nothing where it follows the shape of what is shown.
  var height: Int? = 600
  /// Pixels a point, one picture for each, in the order asked for.
  var scales: [Double] = [1]

  /// The longest side, in pixels.
  static let longestSide = 16_384

  /// Reads `600x400`, `600x` or either with `@2x`; the scale is nothing where it is not said.
  static func size(_ text: String) throws(ValueProblem) -> (width: Int, height: Int?, scale: Double?) {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = halves[0].split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2 else { throw .form("WIDTHxHEIGHT, such as 600x400, 600x400@2x or 600x") }
    let width = try side(sides[0])
    let height = NumberText.trim(sides[1]).isEmpty ? nil : try side(sides[1])
    guard halves.count == 2 else { return (width, height, nil) }
    guard halves[1].last == "x" || halves[1].last == "X" else { throw .form("a scale such as @2x") }
    return (width, height, try scale(halves[1].dropLast()))
  }

  private static func side(_ text: Substring) throws(ValueProblem) -> Int {
    let side = try NumberText.count(text)
    guard side >= 1 else { throw .range(Double(side), "1 to \(longestSide) pixels") }
    guard side <= longestSide else { throw .pixels(Double(side)) }
    return side
  }

  /// Pixels a point, above 0 to 16.
  static func scale(_ text: some StringProtocol) throws(ValueProblem) -> Double {
    let scale = try NumberText.number(text)
    guard scale >= 0.1, scale <= 16 else { throw .range(scale, "0.1 to 16") }
    return scale
  }

  /// Several scales, each once.
  static func scales(_ text: String) throws(ValueProblem) -> [Double] {
    var scales: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let scale = try scale(part)
      guard !scales.contains(scale) else { throw .form("each scale once") }
      scales.append(scale)
    }
    return scales
  }

  /// Refuses a picture with more pixels a side than are possible, at its largest scale.
  func checkPixels(width: Double, height: Double) throws(ValueProblem) {
    let longest = max(width, height) * (scales.max() ?? 1)
    guard longest.rounded() <= Double(Self.longestSide) else { throw .pixels(longest) }
    let shortest = min(width, height) * (scales.min() ?? 1)
    guard shortest.rounded() >= 1 else { throw .range(shortest, "1 to \(Self.longestSide) pixels") }
  }
}
