import Geography
import Scene
import Views

/// The picture of a name, covering whatever box it is offered; what reaches beyond is for others to cut off.
///
/// A picture that was given comes first, then the artwork of that name; where there is neither, a quiet ground with
/// a symbol stands for it.
struct SightView: BuiltInView {
  private let name: String?
  private let pictures: [String: Picture]

  /// Makes the view of a picture, or of a missing one.
  init(_ name: String?, _ pictures: [String: Picture]) {
    self.name = name
    self.pictures = pictures
  }

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    proposal.replacingUnspecified(by: Artwork.size)
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    if let picture = name.flatMap({ pictures[$0] }) {
      let size = ViewSize(width: Double(picture.width), height: Double(picture.height))
      let covering = Self.covering(box, size)
      return canvas.add(.image(.init(picture, in: covering)), ink: covering)
    }
    guard let artwork = name.flatMap(Artwork.named) else { return drawPlaceholder(box, element, &canvas) }
    let covering = Self.covering(box, Artwork.size)
    let scale = covering.width / Artwork.size.width
    let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: covering.x, ty: covering.y)
    canvas.group(Group([], transform: transform)) {
      $0.add(
        .group(Group(artwork.items)),
        ink: ViewRect(x: 0, y: 0, width: Artwork.size.width, height: Artwork.size.height))
    }
  }

  /// The smallest box of some proportions that covers another, both about one middle.
  static func covering(_ box: ViewRect, _ size: ViewSize) -> ViewRect {
    let scale = max(box.width / size.width, box.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return ViewRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private func drawPlaceholder(_ box: ViewRect, _ element: Element, _ canvas: inout Canvas) {
    let side = min(box.width, box.height) * 0.4
    let view = Image(.cameraFill).resizable().scaledToFit().frame(width: side, height: side)
      .foregroundStyle(.color(Color(142, 142, 147)))
      .frame(width: box.width, height: box.height)
      .background(.adaptive(light: Color(229, 229, 234), dark: Color(58, 58, 60)))
    let placeholder = view.element(in: element.environment)
    placeholder.draw(at: ViewPoint(x: box.x, y: box.y), for: .unspecified, on: &canvas)
  }
}
