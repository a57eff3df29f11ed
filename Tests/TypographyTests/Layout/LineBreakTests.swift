import Geography
import Testing

@testable import Typography

@Suite("Line breaks")
struct LineBreakTests {
  /// Breaks a text set in Inter Medium at 10 points and gives the text of each line.
  private func lines(_ text: String, _ maxWidth: Double, _ breaking: ParagraphStyle.Breaking) -> [String] {
    let library = FontLibrary.bundled
    let attributes = TextAttributes(size: 10, weight: 500)
    var chooser = FaceChooser(library: library, font: attributes.font)
    let paragraph = Paragraph(text.unicodeScalars.map(\.value), chooser: &chooser)
    let range = paragraph.scalars.indices
    let line = LineShaper(library: library, attributes: attributes).shape(paragraph, range)
    guard line.width > maxWidth else { return [text] }
    var breaker = LineBreaker(paragraph.scalars, line: line)
    return breaker.lines(range, maxWidth: maxWidth, breaking: breaking).map { range in
      String(String.UnicodeScalarView(paragraph.scalars[range].compactMap(Unicode.Scalar.init)))
    }
  }

  @Test(
    "Labels break into few lines of like length",
    arguments: [
      ("Trevi Fountain", 1000, ["Trevi Fountain"]), ("Trevi Fountain", 50, ["Trevi", "Fountain"]),
      ("Neuilly-sur-Seine", 55, ["Neuilly-", "sur-Seine"]), ("Rue de la Paix", 45, ["Rue de", "la Paix"]),
      ("Cimetière du Père Lachaise", 90, ["Cimetière du", "Père Lachaise"]),
      ("Place de la Concorde", 75, ["Place de la", "Concorde"]),
      ("The Louvre Museum", 70, ["The Louvre", "Museum"]), ("東京都千代田区丸の内", 60, ["東京都千代", "田区丸の内"]),
      ("ストーリー", 45, ["ストー", "リー"]), ("「東京」の駅", 35, ["「東", "京」", "の駅"]),
      ("Donaudampfschifffahrt", 30, ["Donaudampfschifffahrt"]), ("Tour 12-14", 30, ["Tour", "12-14"]),
      ("서울특별시 종로구", 60, ["서울특별시", "종로구"]), ("a  b", 8, ["a", "b"]),
    ] as [(String, Double, [String])])
  func balanced(text: String, maxWidth: Double, expected: [String]) {
    #expect(lines(text, maxWidth, .balanced) == expected)
  }

  @Test(
    "Running text fills its lines and cuts words that are too wide",
    arguments: [
      ("one two three", 45, ["one two", "three"]), ("Donaudampfschiff", 40, ["Donaud", "ampfsc", "hiff"]),
      ("to Donaudampf", 40, ["to", "Donaud", "ampf"]), ("wide", 1, ["w", "i", "d", "e"]),
    ] as [(String, Double, [String])])
  func filled(text: String, maxWidth: Double, expected: [String]) {
    #expect(lines(text, maxWidth, .filled) == expected)
  }

  @Test("A small word never has a line to itself where another way is open")
  func article() {
    for width in stride(from: 40.0, through: 110, by: 1) {
      for name in ["Cimetière de la Chapelle", "Place de la République", "Port de la Lune"] {
        let lines = lines(name, width, .balanced)
        #expect(lines.count > 4 || !lines.contains { ["de", "la"].contains($0) }, "\(width): \(lines)")
      }
    }
  }

  @Test("No line is wider than allowed where its words are not", arguments: [40.0, 60, 90, 140, 200])
  func fits(maxWidth: Double) {
    let text = "The oval amphitheatre in the centre of the city, just east of the Forum"
    for breaking in [ParagraphStyle.Breaking.balanced, .filled] {
      let layout = FontLibrary.bundled.layOut(
        text, TextAttributes(size: 5), ParagraphStyle(maxWidth: maxWidth, breaking: breaking))
      #expect(layout.lines.count > 1 || layout.size.width <= maxWidth)
      #expect(layout.size.width <= maxWidth)
    }
  }

  @Test("Widths that mean nothing do no harm", arguments: [0, -1, .nan, -.infinity] as [Double])
  func strange(maxWidth: Double) {
    for breaking in [ParagraphStyle.Breaking.balanced, .filled] {
      let layout = FontLibrary.bundled.layOut(
        "Rue de la Paix", TextAttributes(size: 10), ParagraphStyle(maxWidth: maxWidth, breaking: breaking))
      #expect(layout.glyphs.count == 11)
    }
  }
}
