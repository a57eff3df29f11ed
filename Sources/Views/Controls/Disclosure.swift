package import Geography
import Scene

/// A strip and, when open, something below it.
///
/// On the way the height is in between, and what lies below the strip is as strong as it is open; it is laid out as
/// when open, and whatever shape the whole is clipped to cuts it off.
package struct Disclosure: BuiltInView {
  private let openness: Double
  package let children: [any View]

  /// Makes a disclosure.
  ///
  /// - Parameters:
  ///   - openness: 0 is closed, 1 open.
  ///   - strip: What is always seen.
  ///   - content: What is seen when open.
  package init(
    openness: Double, @ViewBuilder strip: () -> [any View], @ViewBuilder content: () -> [any View]
  ) {
    self.openness = min(max(0, openness), 1)
    let strip = ZStack { strip() }
    children = openness > 0 ? [strip, VStack { content() }] : [strip]
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let (closed, open) = sizes(for: proposal, of: element)
    guard openness > 0 else { return closed }
    let height = openness == 1 ? open.height : closed.height + (open.height - closed.height) * openness
    return ViewSize(width: max(closed.width, open.width), height: height)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let strip = element.children[0]
    let (closed, _) = sizes(for: proposal, of: element)
    strip.draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &canvas)
    guard openness > 0 else { return }
    let origin = ViewPoint(x: box.x, y: box.y + closed.height + element.environment.defaultSpacing)
    let offered = below(closed, proposal, element)
    guard openness < 1 else { return element.children[1].draw(at: origin, for: offered, on: &canvas) }
    canvas.group(Group([], clip: .rectangle(box), opacity: openness)) {
      element.children[1].draw(at: origin, for: offered, on: &$0)
    }
  }

  private func sizes(
    for proposal: ProposedViewSize, of element: Element
  ) -> (closed: ViewSize, open: ViewSize) {
    let closed = element.children[0].size(for: ProposedViewSize(width: proposal.width, height: 0))
    guard openness > 0 else { return (closed, closed) }
    let content = element.children[1].size(for: below(closed, proposal, element))
    let height = closed.height + element.environment.defaultSpacing + content.height
    return (closed, ViewSize(width: max(closed.width, content.width), height: height))
  }

  /// What the strip leaves.
  private func below(
    _ strip: ViewSize, _ proposal: ProposedViewSize, _ element: Element
  ) -> ProposedViewSize {
    proposal.reduced(width: 0, height: strip.height + element.environment.defaultSpacing)
  }
}
