import Testing
import Typography

@Suite("Measures")
struct MeasureTests {
  let library = FontLibrary.bundled

  @Test("The display cut is narrower: Louvre Museum in bold 22 is 160 points, 172 in the text cut")
  func louvre() {
    let display = library.width(of: "Louvre Museum", TextAttributes(size: 22, weight: 700))
    let text = library.width(
      of: "Louvre Museum", TextAttributes(font: Font(size: 22, weight: 700, family: "Inter")))
    #expect(abs(display - 160) < 1, "\(display)")
    #expect(abs(text - 172) < 1, "\(text)")
  }

  @Test(
    "Each of the five names fits the card beside its buttons on one line",
    arguments: ["Colosseum", "Pantheon", "Trevi Fountain", "Eiffel Tower", "Louvre Museum"])
  func names(name: String) {
    // A card of 358 points less 20 on both sides and a button of 149.
    let room = 358.0 - 40 - 149
    #expect(library.width(of: name, TextAttributes(size: 22, weight: 700)) <= room)
  }
}
