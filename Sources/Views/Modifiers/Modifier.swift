import Geography

/// A built-in view round one other; it takes the size of what it holds and draws it unless it says otherwise.
protocol Modifier: BuiltInView {
  /// The view inside.
  var content: any View { get }
}

extension Modifier {
  package var children: [any View] { [content] }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    element.children[0].size(for: proposal)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &canvas)
  }

  package func textEnds(of element: Element) -> TextEnds { element.children[0].textEnds }
}
