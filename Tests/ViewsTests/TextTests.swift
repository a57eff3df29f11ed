import Geography
import Scene
import Testing

@testable import Views

@Suite("Text in views")
struct TextTests {
  private let environment = EnvironmentValues()

  private func box(_ view: some View, width: Double? = nil) -> ViewRect {
    view.render(at: .zero, proposal: ProposedViewSize(width: width, height: nil), in: environment).box
  }

  @Test(
    "A single line is 1.19336 times the size high",
    arguments: [
      (TextStyle.largeTitle, 40.57), (.title, 33.41), (.title2, 26.25), (.title3, 23.87), (.headline, 20.29),
      (.subheadline, 17.90),
    ])
  func lineHeight(style: TextStyle, height: Double) {
    #expect(abs(box(Text("Trevi Fountain").font(style)).height - height) < 0.006)
  }

  @Test("Each further line adds the line distance of the style")
  func lines() {
    let one = box(Text("Pantheon").font(.body))
    let two = box(Text("Pantheon\nPantheon").font(.body))
    #expect(abs(two.height - one.height - 22) < 1e-9)
    #expect(abs(two.width - one.width) < 1e-9)
  }

  @Test("A text breaks where less is offered than it needs, unless it is to stay on one line")
  func breaking() {
    let text = Text("The Colosseum stands in Rome").font(.body)
    let wide = box(text)
    let narrow = box(text, width: 120)
    #expect(narrow.width <= 120 && narrow.height > wide.height)
    #expect(box(text.textWrapping(.singleLine), width: 120) == wide)
    #expect(box(text, width: 1000) == wide)
  }

  @Test("Two texts in a column are 2 apart since iOS 17 and touch before; anything else is 8 apart")
  func spacing() {
    let pair = VStack {
      Text("Rome"); Text("Paris").id("below")
    }
    let height = box(Text("Rome")).height
    func top(_ view: some View, _ spacing: Double) -> Double? {
      var environment = environment
      environment.textSpacing = spacing
      return view.render(at: .zero, in: environment).frames["below"]?.minY
    }
    #expect(top(pair, 2) == height + 2)
    #expect(top(pair, 0) == height)
    let padded = VStack {
      Text("Rome"); Text("Paris").id("below").padding(.top, 1)
    }
    #expect(top(padded, 2) == height + 9)
  }

  @Test("A weight holds whatever the font says, inside or outside of it")
  func weight() {
    let plain = box(Text("Pantheon").font(.caption)).width
    let outside = box(Text("Pantheon").font(.caption).fontWeight(.semibold)).width
    let inside = box(Text("Pantheon").fontWeight(.semibold).font(.caption)).width
    #expect(outside > plain && inside == outside)
    #expect(box(Text("Pantheon").font(.headline)).width > box(Text("Pantheon").font(.body)).width)
  }

  @Test("The halo counts as ink and takes the colour of the ground")
  func halo() throws {
    let plain = try #require(Text("Rome").render(at: .zero, in: environment).ink)
    let drawn = Text("Rome").textHalo(TextHalo(.adaptive(light: .white, dark: .black), width: 2))
      .render(at: .zero, in: EnvironmentValues(colorScheme: .dark))
    #expect(try near(#require(drawn.ink), plain.inset(by: -2)))
    guard case .text(let text) = drawn.items.first else {
      Issue.record("no text")
      return
    }
    #expect(text.color == .white && text.halo?.color == .black && text.halo?.width == 2)
  }

  @Test("An empty text draws nothing but keeps the height of its line")
  func empty() {
    let drawn = Text("").render(at: .zero, in: environment)
    #expect(drawn.items.isEmpty && drawn.ink == nil && drawn.box.width == 0)
    #expect(abs(drawn.box.height - 17 * 1.19336) < 1e-9)
  }

  @Test("Characters that no face has are told, however deep the text lies")
  func missing() {
    let known = Text("Rome").render(at: .zero, in: environment)
    #expect(known.missing.isEmpty)
    let view = VStack { Text("A\u{1368D}B").shadow(radius: 1).padding() }
    let drawn = view.render(at: .zero, in: environment)
    #expect(drawn.missing == [MissingGlyphs(text: "A\u{1368D}B", scalars: ["\u{1368D}"])])
  }

  @Test(
    "A text with too many lines is cut after the most letters that leave room for the ellipsis",
    arguments: [
      "The Colosseum stands in Rome", "Donaudampfschifffahrt", "東京都千代田区丸の内", "a\nb\nc d",
      "🇫🇷🇮🇹 e\u{301}e\u{301}",
    ])
  func cut(string: String) {
    func glyphs(_ view: some View, _ width: Double) -> Int {
      view.render(at: .zero, proposal: ProposedViewSize(width: width, height: nil), in: environment).items
        .reduce(0) { if case .text(let text) = $1 { $0 + text.glyphs.count } else { $0 } }
    }
    for width in stride(from: 0.0, to: 260, by: 7) {
      for limit in 1...3 {
        let whole = box(Text(string).font(.body), width: width)
        func fits(_ text: String) -> Bool {
          box(Text(text).font(.body), width: width).height < TextStyle.body.size * 1.2 + 22 * Double(limit)
            - 21
        }
        var expected = string
        if !fits(string) {
          let beginnings = (1..<string.count).map { count in
            var beginning = string.prefix(count)
            while beginning.last?.isWhitespace == true { beginning.removeLast() }
            return String(beginning) + "…"
          }
          expected = beginnings.last(where: fits) ?? "…"
        }
        let shown = Text(string).font(.body).lineLimit(limit)
        #expect(
          box(shown, width: width) == box(Text(expected).font(.body), width: width), "\(width) \(whole)")
        #expect(glyphs(shown, width) == glyphs(Text(expected).font(.body), width), "\(width) \(limit)")
      }
    }
  }

  @Test("A text of ten thousand letters is cut, broken and balanced like any other")
  func long() {
    for string in [String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000)] {
      let text = Text(string).font(.body)
      #expect(box(text.lineLimit(1), width: 200).width <= 200)
      #expect(box(text.lineLimit(1), width: 0).height == box(Text("…").font(.body)).height)
      #expect(box(text, width: 200).width <= 200)
    }
    let flags = Text(String(repeating: "🇫🇷", count: 2_000)).font(.body)
    #expect(box(flags.lineLimit(1), width: 200).width <= 200)
  }
}
