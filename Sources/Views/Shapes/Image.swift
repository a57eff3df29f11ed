package import Geography
import Scene

/// A glyph as a view, in the foreground style.
///
/// SwiftUI's rules: as it is, a glyph is as high as the unit box of the font it stands among; made
/// ``resizable()``, it takes whatever is offered, proportions not kept unless asked for.
package struct Image: BuiltInView {
  private let glyph: Glyph
  private var isResizable = false

  /// Makes a view of a glyph.
  package init(_ glyph: Glyph) {
    self.glyph = glyph
  }

  /// The glyph filling what it is offered.
  package func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let height = element.environment.font.size
    let natural = ViewSize(width: glyph.size.width * height, height: glyph.size.height * height)
    return isResizable ? proposal.replacingUnspecified(by: natural) : natural
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let path = glyph.path(in: box)
    guard let bounds = path.curveBounds else { return }
    let environment = element.environment
    let paint = environment.foregroundStyle.paint(in: box, for: environment.colorScheme)
    canvas.add(.fill(Fill([path], paint: paint)), ink: bounds)
  }
}
