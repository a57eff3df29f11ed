import Geography
import Scene
import Testing
import Typography

@testable import Views

private func block(_ name: String, _ width: Double, _ height: Double) -> some View {
  Rectangle().frame(width: width, height: height).id(name)
}

private func render(
  _ view: some View, _ width: Double? = nil, _ height: Double? = nil,
  _ environment: EnvironmentValues = EnvironmentValues()
) -> Rendering {
  view.render(at: .zero, proposal: ProposedViewSize(width: width, height: height), in: environment)
}

@Suite("Controls")
struct ControlTests {
  @Test(
    "A scrolled window moves its column up, no further than to its end, and cuts off the rest",
    arguments: [(0.0, 0.0), (30, 30), (500, 140)])
  func scrolling(offset: Double, moved: Double) throws {
    let view = ScrollView(offset: offset, spacing: 0) {
      block("a", 50, 120)
      block("b", 50, 120)
    }
    let rendering = render(view.id("window"), 50, 100)
    #expect(rendering.frames["window"] == ViewRect(x: 0, y: 0, width: 50, height: 100))
    let top = -moved
    let seen = { (y: Double) -> ViewRect? in
      let (from, to) = (max(0, y), min(100, y + 120))
      return from <= to ? ViewRect(x: 0, y: from, width: 50, height: to - from) : nil
    }
    #expect(rendering.frames["a"] == seen(top) && rendering.frames["b"] == seen(top + 120))
    guard case .group(let group) = rendering.items.first else {
      Issue.record("nothing cuts off")
      return
    }
    #expect(group.clip?.bounds == ViewRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("A row keeps 20 and 11 points from its edges and is at least 44 high, a line under it")
  func row() throws {
    let tall = render(ListRow(separatorInset: 53) { block("content", 60, 53) }.id("row"), 358)
    #expect(tall.frames["row"] == ViewRect(x: 0, y: 0, width: 358, height: 75))
    #expect(tall.frames["content"] == ViewRect(x: 20, y: 11, width: 60, height: 53))
    guard case .fill(let line) = tall.items.last else {
      Issue.record("there is no line")
      return
    }
    #expect(line.paths[0].bounds == ViewRect(x: 73, y: 74, width: 265, height: 1))
    #expect(line.paint == .color(Color(60, 60, 67, alpha: 0.29)))
    #expect(render(ListRow { block("low", 5, 5) }, 100).box.height == 44)
  }

  @Test("A divider is one pixel, on whole pixels", arguments: [1.0, 2, 3])
  func divider(scale: Double) throws {
    let view = VStack(spacing: 0) {
      block("above", 10, 10.4)
      Divider()
    }
    let rendering = render(view, 80, nil, EnvironmentValues(displayScale: scale))
    guard case .fill(let line) = rendering.items.last, let box = line.paths[0].bounds else {
      Issue.record("there is no line")
      return
    }
    #expect(abs(box.height * scale - 1) < 1e-9 && box.width == 80)
    #expect(abs(box.y * scale - (box.y * scale).rounded()) < 1e-9)
  }

  @Test(
    "A button with a ground is 24 points wider and 14 higher than its label, in its style's colours",
    arguments: [
      (ButtonStyle.bordered, Color(120, 120, 128, alpha: 0.12)), (.borderedProminent, Color(1, 2, 3)),
      (.tinted, Color(1, 2, 3, alpha: 0.16)),
    ])
  func button(style: ButtonStyle, ground: Color) throws {
    let view = Button(style) { block("label", 125, 35) }.tint(.color(Color(1, 2, 3))).id("button")
    let rendering = render(view)
    #expect(rendering.frames["button"] == ViewRect(x: 0, y: 0, width: 149, height: 49))
    #expect(rendering.frames["label"] == ViewRect(x: 12, y: 7, width: 125, height: 35))
    let paints = rendering.items.compactMap { item -> Paint? in
      if case .fill(let fill) = item { fill.paint } else { nil }
    }
    #expect(paints.first == .color(ground))
  }

  @Test("A pressed label is a quarter as strong")
  func pressed() {
    guard case .group(let group) = render(Button(isPressed: true) { block("label", 9, 9) }).items.first else {
      Issue.record("nothing is dimmed")
      return
    }
    #expect(group.opacity == 0.25)
  }

  @Test("Dots are 7 wide and 16 apart, the current one white, and one page has none")
  func dots() throws {
    let rendering = render(PageDots(count: 3, current: 1))
    let discs = rendering.items.compactMap { if case .disc(let disc) = $0 { disc } else { nil } }
    #expect(discs.map(\.center.x) == [3.5, 19.5, 35.5] && discs.allSatisfy { $0.radius == 3.5 })
    #expect(discs.map(\.color.alpha) == [0.3, 1, 0.3])
    #expect(render(PageDots(count: 1, current: 0)).items.isEmpty)
  }

  @Test("A disclosure grows from its strip to strip, gap and content", arguments: [0.0, 0.5, 1])
  func disclosure(openness: Double) {
    let view = Disclosure(openness: openness) {
      block("strip", 100, 55)
    } content: {
      block("content", 100, 92)
    }
    let rendering = render(view, 100, 400)
    #expect(rendering.box.height == 55 + 100 * openness)
    #expect(rendering.frames["content"]?.minY == (openness > 0 ? 63 : nil))
  }
}

@Suite("Materials and pictures")
struct MaterialTests {
  @Test(
    "Each material has its share of tint, light and dark",
    arguments: [
      (Material.ultraThin, 0.5, 0.55, 37), (.thin, 0.62, 0.7, 37), (.regular, 0.74, 0.8, 25),
      (.thick, 0.85, 0.9, 37), (.ultraThick, 0.93, 0.95, 37),
    ])
  func shares(material: Material, light: Double, dark: Double, grey: Int) throws {
    let path = Path.rectangle(ViewRect(x: 0, y: 0, width: 10, height: 10))
    let day = material.pane(path, for: .light)
    #expect(day.amount == light && day.tint == Color(250, 250, 250))
    let night = material.pane(path, for: .dark)
    #expect(night.amount == dark && night.tint == Color(grey, grey, grey))
    #expect(day.blur == 30 && day.saturation == 1.8 && day.opacity == 1)
    #expect(material.opacity(0.7).pane(path, for: .light).opacity == 0.7)
  }

  @Test("On white light panes stay above 244; on black the thinnest shows 125 and the thick one 212")
  func greys() {
    func grey(_ material: Material, on ground: Double) -> Double {
      ground * (1 - material.lightAmount) + Double(Material.lightTint) * material.lightAmount
    }
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick] {
      #expect(grey(material, on: 255) >= 245)
    }
    #expect(abs(grey(.ultraThin, on: 0) - 125) <= 2 && abs(grey(.thick, on: 0) - 212) <= 2)
  }

  @Test("A material lies under its view in the shape it was given")
  func background() throws {
    let view = block("content", 40, 20).background(Material.thin, in: Circle())
    guard case .backdrop(let pane) = render(view).items.first else {
      Issue.record("there is no pane")
      return
    }
    #expect(pane.path.bounds == ViewRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test(
    "A picture takes a point a pixel, and resizable what it is offered, its proportions kept if asked for")
  func picture() throws {
    let picture = try #require(Picture(width: 4, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 8)))
    #expect(render(Image(picture), 100, 100).box == ViewRect(x: 0, y: 0, width: 4, height: 2))
    #expect(render(Image(picture).resizable(), 30, 50).box == ViewRect(x: 0, y: 0, width: 30, height: 50))
    let fill = Image(picture).resizable().scaledToFill().frame(width: 50, height: 50).clipped()
    guard case .group(let group) = render(fill).items.first, case .image(let image) = group.items[0] else {
      Issue.record("the picture is not clipped")
      return
    }
    #expect(image.box == ViewRect(x: -25, y: 0, width: 100, height: 50))
    #expect(group.clip?.bounds == ViewRect(x: 0, y: 0, width: 50, height: 50))
  }
}

@Suite("Direction of reading")
struct LayoutDirectionTests {
  private var mirrored: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }

  @Test("Rows, columns, paddings, frames and layers are mirrored; what is drawn and offsets are not")
  func mirroring() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 5) {
        block("a", 10, 10)
        block("b", 20, 10).offset(x: 3)
      }
      .padding(.leading, 7)
      block("c", 12, 10)
      block("d", 12, 10).frame(maxWidth: .infinity, alignment: .trailing)
      block("e", 50, 10).overlay(alignment: .topLeading) { block("f", 4, 4) }
    }
    let (left, right) = (render(view, 100), render(view, 100, nil, mirrored))
    for name in ["a", "c", "d", "e", "f"] {
      let (one, other) = try (#require(left.frames[name]), #require(right.frames[name]))
      #expect(near(other, ViewRect(x: 100 - one.maxX, y: one.y, width: one.width, height: one.height)))
    }
    #expect(left.frames["b"]?.minX == 7 + 15 + 3 && right.frames["b"]?.minX == 100 - 7 - 15 - 20 + 3)
  }

  @Test("Lines of text begin at the leading edge")
  func text() throws {
    func first(_ environment: EnvironmentValues) throws -> Double {
      let rendering = render(Text("a considerable line and one").font(.body), 130, nil, environment)
      guard case .text(let text) = rendering.items.first else { return .nan }
      let last = try #require(text.glyphs.last)
      return last.x
    }
    #expect(try first(mirrored) > first(EnvironmentValues()) + 10)
  }
}

@Suite("Limits of lines")
struct LineLimitTests {
  @Test(
    "A text that is too long is cut with an ellipsis to as many lines as it may have", arguments: [1, 2, 3])
  func cut(limit: Int) throws {
    let words = String(repeating: "some more words ", count: 20)
    let rendering = render(Text(words).font(.body).lineLimit(limit), 160)
    let height = 17 * 1.19336 + 22 * Double(limit - 1)
    #expect(abs(rendering.box.height - height) < 0.01 && rendering.box.width <= 160)
    let ellipsis = render(Text("…").font(.body))
    guard case .text(let text) = rendering.items.first, case .text(let dots) = ellipsis.items.first else {
      Issue.record("nothing is set")
      return
    }
    #expect(text.glyphs.last?.glyph == dots.glyphs.last?.glyph)
  }

  @Test("A text that fits is left alone")
  func whole() {
    let (free, limited) = (render(Text("short")), render(Text("short").lineLimit(1)))
    #expect(free.items == limited.items)
  }

  @Test("A list makes only the rows that can be seen, and scrolls no further than to its end")
  func list() {
    func frames(_ offset: Double, count: Int) -> [String: ViewRect] {
      List(offset: offset, count: count) { Text("\($0)").frame(width: 100, height: 50).id("row-\($0)") }
        .render(at: .zero, proposal: ProposedViewSize(width: 200, height: 120), in: EnvironmentValues())
        .frames
    }
    let top = frames(0, count: 1_000_000_000)
    #expect(top.keys.sorted() == ["row-0", "row-1", "row-2"])
    #expect(top["row-1"] == ViewRect(x: 50, y: 50, width: 100, height: 50))
    #expect(top["row-2"]?.height == 20)
    #expect(frames(60, count: 9).keys.sorted() == ["row-1", "row-2", "row-3"])
    #expect(frames(9_999, count: 9)["row-8"] == ViewRect(x: 50, y: 70, width: 100, height: 50))
    #expect(frames(30, count: 2)["row-0"]?.y == 0)
  }
}
