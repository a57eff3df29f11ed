import Geography
public import Scene

/// Views laid under or over another, which alone decides the size.
private struct Layers: BuiltInView {
  let content: any View
  let layer: any View
  let alignment: Alignment
  /// Whether the layer lies above the content.
  let above: Bool

  var children: [any View] { [content, layer] }

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    element.children[0].size(for: proposal)
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let offered = ProposedViewSize(ViewSize(width: box.width, height: box.height))
    if !above { element.children[1].draw(in: box, aligned: alignment, for: offered, on: &canvas) }
    element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &canvas)
    if above { element.children[1].draw(in: box, aligned: alignment, for: offered, on: &canvas) }
  }

  func textEnds(of element: Element) -> TextEnds { element.children[0].textEnds }
}

extension View {
  /// Lays views under this one.
  ///
  /// SwiftUI's rule: they are offered its size and do not change it.
  public func background(
    alignment: Alignment = .center, @ViewBuilder _ layers: () -> [any View]
  ) -> some View {
    let views = layers()
    return Layers(
      content: self, layer: ZStack(alignment: alignment) { views }, alignment: alignment, above: false)
  }

  /// Fills a shape under this view, as large as it; by default a rectangle.
  public func background(_ color: Color, in shape: some Shape = Rectangle()) -> some View {
    background { shape.fill(color) }
  }

  /// Fills a shape under this view with a style, as large as the view; by default a rectangle.
  public func background(_ style: ShapeStyle, in shape: some Shape = Rectangle()) -> some View {
    background { shape.fill(style) }
  }

  /// Lays a pane of a material under this view, as large as it; by default a rectangle.
  public func background(_ material: Material, in shape: some Shape = Rectangle()) -> some View {
    background { shape.fill(material) }
  }

  /// Lays views over this one.
  ///
  /// SwiftUI's rule: they are offered its size and do not change it.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder _ layers: () -> [any View]
  ) -> some View {
    let views = layers()
    return Layers(
      content: self, layer: ZStack(alignment: alignment) { views }, alignment: alignment, above: true)
  }
}
