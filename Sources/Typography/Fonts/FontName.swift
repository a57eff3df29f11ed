/// A face's name taken apart: "Open Sans Semi Bold Italic" is a family, a weight and a slant.
struct FontName: Hashable, CustomStringConvertible {
  var family: String
  var weight: Int
  var isItalic: Bool

  init(family: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Takes words off the end for as long as they tell a style.
  init(parsing name: String) {
    var words = name.split(whereSeparator: { " -_,".contains($0) }).map(String.init)
    weight = 400
    isItalic = false
    while words.count > 1, let last = words.last {
      let word = last.lowercased()
      if words.count > 2, let two = Self.weights[words[words.count - 2].lowercased() + word] {
        weight = two
        words.removeLast(2)
      } else if let one = Self.weights[word] {
        weight = one
        words.removeLast()
      } else if word == "italic" || word == "oblique" {
        isItalic = true
        words.removeLast()
      } else if word.hasSuffix("italic"), let one = Self.weights[String(word.dropLast(6))] {
        weight = one
        isItalic = true
        words.removeLast()
      } else {
        break
      }
    }
    family = words.joined(separator: " ")
  }

  var description: String {
    var words = [family]
    if weight != 400 || !isItalic { words.append(Self.words[weight] ?? "\(weight)") }
    if isItalic { words.append("Italic") }
    return words.joined(separator: " ")
  }

  /// The family as it is compared: ASCII letters in lower case, without blanks, hyphens and underscores.
  static func key(_ family: String) -> String {
    let kept = family.utf8.filter { $0 != 0x20 && $0 != 0x2D && $0 != 0x5F }
    return String(decoding: kept.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "normal": 400, "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
  ]

  private static let words: [Int: String] = [
    100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semi Bold",
    700: "Bold", 800: "Extra Bold", 900: "Black",
  ]
}
