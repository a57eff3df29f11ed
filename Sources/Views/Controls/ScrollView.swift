package import Geography
import Scene

/// A window on a column that may be longer than it.
///
/// SwiftUI's rules: it takes all the height that is offered, and offers its column the width and any height. What
/// reaches beyond the window is cut off.
package struct ScrollView: BuiltInView {
  private let offset: Double
  package let children: [any View]

  /// Makes a window; by default at the beginning of the column.
  ///
  /// - Parameters:
  ///   - offset: How far the column is moved up, in points; no further than to its end, where there is one.
  ///   - alignment: Where narrower parts lie; by default in the middle.
  ///   - spacing: Points between the parts; nothing for the default of a column.
  ///   - content: The parts of the column.
  package init(
    offset: Double = 0, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder _ content: () -> [any View]
  ) {
    self.offset = offset
    children = [VStack(alignment: alignment, spacing: spacing, content)]
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let content = element.children[0].size(for: column(proposal))
    return ViewSize(
      width: proposal.width.map { max($0, 0) } ?? content.width, height: proposal.height ?? content.height)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let offered = ProposedViewSize(width: box.width, height: nil)
    let content = element.children[0]
    let size = content.size(for: offered)
    let offset = min(max(0, offset), max(0, size.height - box.height))
    let origin = ViewPoint(x: box.x + (box.width - size.width) / 2, y: box.y - offset)
    guard size.height > box.height else { return content.draw(at: origin, for: offered, on: &canvas) }
    canvas.group(Group([], clip: .rectangle(box))) { content.draw(at: origin, for: offered, on: &$0) }
  }

  private func column(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }
}
