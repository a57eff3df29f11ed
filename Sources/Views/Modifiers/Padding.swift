import Geography

/// Free room round a view.
private struct Padding: Modifier {
  let content: any View
  let insets: EdgeInsets

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let inner = element.children[0].size(for: inside(proposal))
    return ViewSize(
      width: max(0, inner.width + insets.width), height: max(0, inner.height + insets.height))
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let isMirrored = element.environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let origin = ViewPoint(x: box.x + left, y: box.y + insets.top)
    element.children[0].draw(at: origin, for: inside(proposal), on: &canvas)
  }

  func textEnds(of element: Element) -> TextEnds {
    let ends = element.children[0].textEnds
    return TextEnds(top: ends.top && insets.top == 0, bottom: ends.bottom && insets.bottom == 0)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.reduced(width: insets.width, height: insets.height)
  }
}

extension View {
  /// Adds room on some edges, in points; by default 16 on all.
  ///
  /// SwiftUI's rule: the content is offered what is left inside, and the result is its size and the room.
  public func padding(_ edges: Edge.Set = .all, _ length: Double = 16) -> some View {
    padding(EdgeInsets(edges, length))
  }

  /// Adds the same room on all edges, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room on each edge.
  public func padding(_ insets: EdgeInsets) -> some View { Padding(content: self, insets: insets) }
}
