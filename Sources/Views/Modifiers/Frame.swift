import Geography

/// A box of a given size round a view.
private struct FixedFrame: Modifier {
  let content: any View
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let inner = element.children[0].size(for: inside(proposal))
    return ViewSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    element.children[0].draw(in: box, aligned: alignment, for: inside(proposal), on: &canvas)
  }

  func textEnds(of element: Element) -> TextEnds { height == nil ? element.children[0].textEnds : TextEnds() }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A box whose size keeps within limits round a view.
private struct FlexibleFrame: Modifier {
  let content: any View
  let width: Limits
  let height: Limits
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let inner = element.children[0].size(for: inside(proposal))
    return ViewSize(
      width: width.taken(inner.width, offered: proposal.width),
      height: height.taken(inner.height, offered: proposal.height))
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    element.children[0].draw(in: box, aligned: alignment, for: inside(proposal), on: &canvas)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.passed(proposal.width), height: height.passed(proposal.height))
  }
}

/// The limits of one dimension of a frame, in points.
private struct Limits {
  let min: Double?
  let max: Double?

  /// What the content is offered.
  func passed(_ offered: Double?) -> Double? {
    offered.map { Swift.min(Swift.max($0, min ?? 0), max ?? .infinity) }
  }

  /// What the frame takes: with a limit on a side it follows the offer that far, without one the content.
  func taken(_ content: Double, offered: Double?) -> Double {
    let offered = offered ?? content
    var taken = content
    if let min { taken = Swift.max(min, Swift.min(taken, offered)) }
    if let max { taken = Swift.min(max, Swift.max(taken, offered)) }
    return taken
  }
}

extension View {
  /// Puts the view into a box of a size, in points; a dimension not given is the view's own.
  ///
  /// SwiftUI's rule: the content is offered the box, may be smaller or larger all the same, and lies in it as aligned.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    FixedFrame(content: self, width: width, height: height, alignment: alignment)
  }

  /// Puts the view into a box that keeps within limits, in points.
  ///
  /// SwiftUI's rule: with an upper limit the box grows to what is offered (`.infinity`: all of it); with a
  /// lower one it shrinks to what is offered, but not below; without limits it is as large as the content.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FlexibleFrame(
      content: self, width: Limits(min: minWidth, max: maxWidth),
      height: Limits(min: minHeight, max: maxHeight), alignment: alignment)
  }
}
