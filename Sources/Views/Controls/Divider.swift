package import Geography
import Scene

/// A line one pixel thin between two parts of a column, as wide as the column.
public struct Divider: BuiltInView {
  /// Makes a divider.
  public init() {}

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    ViewSize(width: proposal.width ?? 10, height: 1 / element.environment.displayScale)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let scale = element.environment.displayScale
    // On whole pixels, so that it is as thin everywhere.
    let line = ViewRect(
      x: box.x, y: (box.y * scale).rounded() / scale, width: box.width, height: 1 / scale)
    let color = ShapeStyle.separator.color(for: element.environment.colorScheme)
    canvas.add(.fill(Fill([.rectangle(line)], paint: .color(color))), ink: line)
  }
}
