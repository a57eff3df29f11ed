package import Geography
public import Scene

/// A glyph, in the foreground style, or a picture as a view.
///
/// SwiftUI's rules: as it is, a glyph is as high as the unit box of the font it stands among, and a picture takes a
/// point for each of its pixels; made ``resizable()``, either takes whatever is offered, proportions not kept unless asked for.
public struct Image: BuiltInView {
  private enum Content {
    case glyph(Glyph)
    case picture(Picture)
  }

  private let content: Content
  private var isResizable = false

  /// Makes a view of a glyph.
  public init(_ glyph: Glyph) {
    content = .glyph(glyph)
  }

  /// Makes a view of a picture.
  public init(_ picture: Picture) {
    content = .picture(picture)
  }

  /// The glyph or picture filling what it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let natural = natural(for: element.environment)
    return isResizable ? proposal.replacingUnspecified(by: natural) : natural
  }

  private func natural(for environment: EnvironmentValues) -> ViewSize {
    switch content {
    case .glyph(let glyph):
      let height = environment.font.size
      return ViewSize(width: glyph.size.width * height, height: glyph.size.height * height)
    case .picture(let picture):
      return ViewSize(width: Double(picture.width), height: Double(picture.height))
    }
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    switch content {
    case .glyph(let glyph):
      let path = glyph.path(in: box)
      guard let bounds = path.curveBounds else { return }
      let environment = element.environment
      let paint = environment.foregroundStyle.paint(in: box, for: environment.colorScheme)
      canvas.add(.fill(Fill([path], paint: paint)), ink: bounds)
    case .picture(let picture):
      canvas.add(.image(.init(picture, in: box)), ink: box)
    }
  }
}
