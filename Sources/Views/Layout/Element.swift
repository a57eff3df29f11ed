package import Geography

/// A view within one rendering: it keeps what was measured, so that nested stacks stay cheap.
///
/// Lives on one thread from measuring to drawing, and is thrown away then.
package final class Element {
  /// The children, in drawing order.
  package let children: [Element]
  /// The values that the view sees.
  package let environment: EnvironmentValues
  private let view: any BuiltInView
  private var sizes: [ProposedViewSize: ViewSize] = [:]
  /// What the view has worked out and may need again.
  var memory: AnyObject?

  /// Makes a built-in view ready.
  package init(_ view: any BuiltInView, environment: EnvironmentValues, children: [Element] = []) {
    self.view = view
    self.environment = environment
    self.children = children
  }

  /// Which ends of the view are text.
  package var textEnds: TextEnds { view.textEnds(of: self) }

  /// Whether the view takes the room between its neighbours rather than standing beside them.
  var isSpacer: Bool { view is Spacer }

  /// The size taken when `proposal` is offered; never negative.
  package func size(for proposal: ProposedViewSize) -> ViewSize {
    if let known = sizes[proposal] { return known }
    let size = view.size(for: proposal, of: self)
    sizes[proposal] = size
    return size
  }

  /// Draws the view with its upper left corner at a point, as large as it chose to be for the proposal.
  package func draw(at origin: ViewPoint, for proposal: ProposedViewSize, on canvas: inout Canvas) {
    let size = size(for: proposal)
    let box = ViewRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    view.draw(in: box, for: proposal, of: self, on: &canvas)
  }

  /// Draws the view aligned in a box, which need not be of its size.
  package func draw(
    in box: ViewRect, aligned alignment: Alignment, for proposal: ProposedViewSize, on canvas: inout Canvas
  ) {
    draw(
      at: alignment.origin(of: size(for: proposal), in: box, environment.layoutDirection), for: proposal,
      on: &canvas)
  }
}
