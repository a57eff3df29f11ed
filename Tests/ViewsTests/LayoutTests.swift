import Geography
import Scene
import Support
import Testing

@testable import Views

/// A box of a fixed size with a name.
private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
  Rectangle().frame(width: width, height: height).id(name)
}

/// The frames of the named views when a view is offered a size.
private func frames(
  _ view: some View, offered width: Double? = nil, _ height: Double? = nil,
  _ environment: EnvironmentValues = EnvironmentValues()
) -> [String: ViewRect] {
  view.id("all").render(
    at: .zero, proposal: ProposedViewSize(width: width, height: height), in: environment
  ).frames
}

@Suite("Layout")
struct LayoutTests {
  @Test(
    "A column puts 8 points between views, or what it is told",
    arguments: [(nil, 8), (3, 3), (0, 0)] as [(Double?, Double)])
  func spacing(asked: Double?, expected: Double) {
    let frames = frames(
      VStack(spacing: asked) {
        box("a", 10, 20); box("b", 10, 20); box("c", 10, 20)
      })
    #expect(frames["b"]?.minY == 20 + expected)
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 10, height: 60 + 2 * expected))
  }

  @Test(
    "A column aligns narrower views",
    arguments: [
      (HorizontalAlignment.leading, 0.0), (.center, 15), (.trailing, 30),
    ])
  func columnAlignment(alignment: HorizontalAlignment, x: Double) {
    let frames = frames(
      VStack(alignment: alignment) {
        box("wide", 40, 5); box("narrow", 10, 5)
      })
    #expect(frames["narrow"]?.minX == x)
    #expect(frames["wide"]?.minX == 0)
  }

  @Test("A row aligns lower views", arguments: [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)])
  func rowAlignment(alignment: VerticalAlignment, y: Double) {
    let frames = frames(
      HStack(alignment: alignment) {
        box("high", 5, 40); box("low", 5, 10)
      })
    #expect(frames["low"] == ViewRect(x: 13, y: y, width: 5, height: 10))
  }

  @Test("What fixed views leave is shared equally by those that grow")
  func sharing() {
    let column = VStack(spacing: 0) {
      Rectangle().id("first")
      box("fixed", 10, 100)
      Spacer()
    }
    let frames = frames(column, offered: 50, 300)
    #expect(frames["first"] == ViewRect(x: 0, y: 0, width: 50, height: 100))
    #expect(frames["fixed"] == ViewRect(x: 20, y: 100, width: 10, height: 100))
  }

  @Test("A view that wants less than its share leaves the rest to the next")
  func limited() {
    let row = HStack(spacing: 0) {
      Rectangle().id("free")
      Rectangle().frame(maxWidth: 20).id("limited")
    }
    let frames = frames(row, offered: 100, 10)
    #expect(frames["free"]?.width == 80)
    #expect(frames["limited"] == ViewRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("An open header on a phone shares what the cards leave with the free space below it")
  func openHeader() throws {
    let screen = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 55, maxHeight: .infinity).padding(16).frame(maxWidth: 700).id("header")
      Spacer()
      box("cards", 390, 248.2)
    }
    let header = try #require(frames(screen, offered: 390, 844 - 47 - 34)["header"])
    #expect(abs(header.height - 257.4) < 0.5)
    #expect(header.width == 390)
  }

  @Test("A spacer is at least 8 long, takes nothing across and adds no spacing of its own")
  func spacer() {
    let frames = frames(
      HStack {
        box("a", 10, 10); Spacer(); box("b", 10, 10)
      })
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 28, height: 10))
  }

  @Test("A pile is as large as its largest view and aligns the others")
  func pile() {
    let frames = frames(
      ZStack(alignment: .bottomTrailing) {
        box("a", 40, 10); box("b", 10, 30)
      })
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 40, height: 30))
    #expect(frames["a"]?.minY == 20 && frames["b"]?.minX == 30)
  }

  @Test("Padding is 16 on all edges unless told otherwise")
  func padding() {
    #expect(frames(box("a", 10, 10).padding())["all"] == ViewRect(x: 0, y: 0, width: 42, height: 42))
    let one = frames(box("a", 10, 10).padding(.leading, 3).padding(.bottom, 4))
    #expect(one["all"] == ViewRect(x: 0, y: 0, width: 13, height: 14))
    #expect(one["a"] == ViewRect(x: 3, y: 0, width: 10, height: 10))
    #expect(frames(Rectangle().id("a").padding(5), offered: 50, 40)["a"]?.width == 40)
  }

  @Test("A fixed frame keeps its size; the content may stand out of it")
  func fixedFrame() {
    let frames = frames(box("a", 40, 10).frame(width: 20, height: 20, alignment: .topLeading))
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["a"] == ViewRect(x: 0, y: 0, width: 40, height: 10))
    let centred = VStack { box("a", 40, 10).frame(width: 20, height: 20) }
    #expect(self.frame(of: "a", in: centred) == ViewRect(x: -10, y: 5, width: 40, height: 10))
  }

  @Test(
    "A frame with limits follows the offer between them",
    arguments: [
      (30, 50), (80, 80), (200, 100), (nil, 50),
    ] as [(Double?, Double)])
  func limits(offered: Double?, width: Double) {
    let view = Rectangle().frame(width: 10).frame(minWidth: 50, maxWidth: 100)
    #expect(frames(view, offered: offered, 10)["all"]?.width == width)
  }

  @Test("What is scaled to fit stays inside, what is scaled to fill covers, both keep the ratio")
  func ratio() {
    let glyph = Image(.bubbleMiddleBottomFill).resizable()
    let fit = frames(glyph.scaledToFit(), offered: 44, 100)["all"]
    #expect(fit == ViewRect(x: 0, y: 0, width: 44, height: 44 * 0.93))
    let fill = frames(Image(.triangleFill).resizable().scaledToFill(), offered: 10, 10)["all"]
    #expect(fill.map { near($0, ViewRect(x: 0, y: 0, width: 11, height: 10)) } == true)
    #expect(frames(glyph.aspectRatio(2, contentMode: .fit), offered: 100, nil)["all"]?.height == 50)
  }

  @Test("Background and overlay are offered the size of what they belong to and do not change it")
  func layers() {
    let view = box("a", 30, 20).background { Rectangle().id("under") }
      .overlay(alignment: .topTrailing) { box("over", 50, 4) }
    let frames = frames(view)
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frames["under"] == frames["all"])
    #expect(frames["over"] == ViewRect(x: -20, y: 0, width: 50, height: 4))
  }

  @Test("Offset, scale and turn leave the layout alone; scale and turn keep the anchor in place")
  func effects() throws {
    let view = VStack(spacing: 0) {
      box("moved", 10, 10).offset(x: 5, y: -3)
      box("scaled", 10, 10).scaleEffect(2, anchor: .bottom)
      box("turned", 10, 20).rotationEffect(degrees: 90)
    }
    let frames = frames(view)
    #expect(frames["all"] == ViewRect(x: 0, y: 0, width: 10, height: 40))
    #expect(frames["moved"] == ViewRect(x: 5, y: -3, width: 10, height: 10))
    #expect(frames["scaled"] == ViewRect(x: -5, y: 0, width: 20, height: 20))
    #expect(frames["turned"] == ViewRect(x: -5, y: 25, width: 20, height: 10))
  }

  @Test("Nested stacks of random boxes hold all boxes, and none overlap")
  func nested() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let sizes = (0..<9).map { _ in
        ViewSize(width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
      }
      let view = HStack {
        for row in 0..<3 {
          VStack(alignment: .leading) {
            for column in 0..<3 {
              box("\(row * 3 + column)", sizes[row * 3 + column].width, sizes[row * 3 + column].height)
            }
          }
        }
      }
      let frames = frames(view)
      guard let all = frames["all"] else { continue }
      let boxes = (0..<9).compactMap { frames["\($0)"] }
      #expect(boxes.count == 9, "seed \(seed)")
      for (index, box) in boxes.enumerated() {
        #expect(near(all.union(box), all), "seed \(seed)")
        #expect(!boxes[(index + 1)...].contains { $0.intersects(box) }, "seed \(seed)")
      }
    }
  }

  private func frame(of name: String, in view: some View) -> ViewRect? { frames(view)[name] }
}
