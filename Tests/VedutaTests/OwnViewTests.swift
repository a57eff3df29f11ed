import Testing
import Veduta

/// A ticket with a notch on either side, as a shape of one's own.
private struct Ticket: Shape {
  var notch = 4.0

  func path(in box: ViewRect) -> Path {
    let (middle, half) = (box.minY + box.height / 2, notch)
    var path = Path()
    path.move(to: ViewPoint(x: box.minX, y: box.minY))
    path.line(to: ViewPoint(x: box.maxX, y: box.minY))
    path.line(to: ViewPoint(x: box.maxX, y: middle - half))
    path.line(to: ViewPoint(x: box.maxX - half, y: middle))
    path.line(to: ViewPoint(x: box.maxX, y: middle + half))
    path.line(to: ViewPoint(x: box.maxX, y: box.maxY))
    path.line(to: ViewPoint(x: box.minX, y: box.maxY))
    path.line(to: ViewPoint(x: box.minX, y: middle + half))
    path.line(to: ViewPoint(x: box.minX + half, y: middle))
    path.line(to: ViewPoint(x: box.minX, y: middle - half))
    path.close()
    return path
  }
}

/// A price on a ticket, larger the more it is selected.
private struct Price: View, Hashable {
  var words: String
  var selection = 0.0

  var body: some View {
    HStack(spacing: 4) {
      Image(.starFill).resizable().scaledToFit().frame(width: 10, height: 10)
      Text(words).font(.caption).fontWeight(.semibold)
      if selection > 0.5 { Circle().frame(width: 6, height: 6) }
    }
    .foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 4)
    .background(ShapeStyle.blue, in: Ticket())
    .shadow(radius: 2, y: 1).scaleEffect(0.8 + 0.2 * selection, anchor: .bottom)
  }
}

@Suite("Views of one's own stand on a map") struct OwnViewTests {
  private let rome = Coordinate(latitude: 41.8902, longitude: 12.4922)
  private let red = Color(235, 78, 61)

  private func snapshot(_ annotations: [MapAnnotation], size: ViewSize = ViewSize(width: 160, height: 120))
    async throws -> Snapshot
  {
    let region = CoordinateRegion(
      center: rome, span: CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    let options = MapSnapshotter.Options(position: .region(region), size: size, annotations: annotations)
    return try await MapSnapshotter(options: options).start()
  }

  @Test("the pin, the balloon and the emoji of the apps are such views", arguments: [0, 0.5, 1])
  func pins(selection: Double) async throws {
    let (place, color) = (rome, red)
    let pin = PinAnnotation(coordinate: place, color: color, selection: selection)
    let own = ViewAnnotation(coordinate: place, selection: selection) {
      PinView(color: color, selection: $0)
    }
    #expect(try await snapshot([.pin(pin)]).pngData() == snapshot([.view(own)]).pngData())

    let marker = Marker(coordinate: place, title: "Roma", color: color, selection: selection)
    let balloon = ViewAnnotation(coordinate: place, anchor: .bottom, selection: selection) {
      BalloonView(title: "Roma", color: color, selection: $0)
    }
    #expect(try await snapshot([.marker(marker)]).pngData() == snapshot([.view(balloon)]).pngData())
  }

  @Test("a view is made of shapes, text and glyphs, and is drawn where its anchor says")
  func composed() async throws {
    let bare = try await snapshot([])
    let own = ViewAnnotation("Dinner", coordinate: rome, anchor: .bottom) {
      Price(words: "12 €", selection: $0)
    }
    let drawn = try await snapshot([.view(own)])
    #expect(try bare.pngData() != drawn.pngData())
    var selected = own
    selected.selection = 1
    #expect(try await snapshot([.view(selected)]).pngData() != drawn.pngData())
    var gone = own
    gone.opacity = 0
    #expect(try await snapshot([.view(gone)]).pngData() == bare.pngData())
    let emoji = ViewAnnotation(coordinate: rome) { _ in EmojiView("🍕") }
    #expect(try await snapshot([.view(emoji)]).pngData() != bare.pngData())
  }

  @Test("annotations are equal if they stand alike and show the same")
  func equality() {
    let place = rome
    let own = ViewAnnotation("Dinner", coordinate: place) { Price(words: "12 €", selection: $0) }
    let twin = ViewAnnotation("Dinner", coordinate: place) { Price(words: "12 €", selection: $0) }
    let dearer = ViewAnnotation("Dinner", coordinate: place) { Price(words: "13 €", selection: $0) }
    let emoji = ViewAnnotation("Dinner", coordinate: place) { _ in EmojiView("🍕") }
    #expect(own == twin)
    #expect(own.hashValue == twin.hashValue)
    #expect(own != dearer)
    #expect(own != emoji)
    var moved = twin
    moved.anchor = .bottom
    #expect(own != moved)
  }

  @Test("between two views of a move it is selected as far as the move has come")
  func frames() async throws {
    let place = rome
    let own = MapAnnotation.view(
      ViewAnnotation(coordinate: place) { Price(words: "12 €", selection: $0) })
    let size = ViewSize(width: 120, height: 90)
    let start = try Viewport(center: place, zoom: 10, size: size)
    let end = try Viewport(center: place, zoom: 11, size: size)
    let path = try CameraPath(from: start, to: end, curve: .linear, duration: 0.5)
    let sequence = try FrameSequence(
      path: path, framesPerSecond: 4, annotations: [own], selections: [[0], [1]])
    #expect((0..<sequence.count).map { sequence.annotations(at: $0).map(\.selection) } == [[0], [0.5], [1]])
  }
}
