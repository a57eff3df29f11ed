import Geography
import Scene

/// A view that is offered its ideal size in some dimensions, whatever the parent offers.
private struct FixedSize: Modifier {
  let content: any View
  let horizontal: Bool
  let vertical: Bool

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    element.children[0].size(for: inside(proposal))
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: inside(proposal), on: &canvas)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// A window on a view that may be wider than it, of which it shows the end.
private struct EndWindow: Modifier {
  let content: any View

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let whole = element.children[0].size(for: inside(proposal))
    return ViewSize(width: min(whole.width, max(0, proposal.width ?? .infinity)), height: whole.height)
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let (child, offered) = (element.children[0], inside(proposal))
    let surplus = child.size(for: offered).width - box.width
    let isMirrored = element.environment.layoutDirection == .rightToLeft
    let origin = ViewPoint(x: isMirrored ? box.x : box.x - surplus, y: box.y)
    guard surplus > 0 else { return child.draw(at: origin, for: offered, on: &canvas) }
    canvas.group(Group([], clip: .rectangle(box))) { child.draw(at: origin, for: offered, on: &$0) }
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: proposal.height)
  }
}

/// How a view of a given shape of box fills another.
public enum ContentMode: Hashable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all; it may reach beyond.
  case fill
}

/// A view whose sides keep a ratio.
private struct AspectRatio: Modifier {
  let content: any View
  let ratio: Double?
  let mode: ContentMode

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    element.children[0].size(for: inside(proposal, of: element))
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let offered = inside(proposal, of: element)
    element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: offered, on: &canvas)
  }

  private func inside(_ proposal: ProposedViewSize, of element: Element) -> ProposedViewSize {
    let ideal = element.children[0].size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(ideal)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = mode == .fit ? width < height * ratio : width > height * ratio
      return byWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension View {
  /// Keeps the view at its ideal size in the dimensions named; by default both.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FixedSize(content: self, horizontal: horizontal, vertical: vertical)
  }

  /// Lets the view be as wide as it likes, and cuts off its beginning where that is too much.
  package func scrolledToEnd() -> some View { EndWindow(content: self) }

  /// Keeps width : height at `ratio`; nothing for the ratio of the ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    AspectRatio(content: self, ratio: ratio, mode: contentMode)
  }

  /// Makes the view as large as fits into what is offered, its proportions kept.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as covers what is offered, its proportions kept; nothing is cut off.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
