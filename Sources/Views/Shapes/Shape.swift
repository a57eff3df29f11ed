package import Geography
package import Scene

/// A view that is an outline; alone it is filled with the foreground style.
///
/// SwiftUI's rule: a shape takes all that is offered, and 10 points where nothing is.
package protocol Shape: BuiltInView {
  /// The outline in a box; rings of opposite direction are holes.
  func path(in box: ViewRect) -> Path

  /// The circle that ``path(in:)`` describes, for shapes that are one: painters draw it faster and finer.
  func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)?

  /// The size taken when `proposal` is offered.
  func size(for proposal: ProposedViewSize) -> ViewSize

  /// The shape with its corners resolved from the values it sees; by default itself.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension Shape {
  package func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)? { nil }

  package func size(for proposal: ProposedViewSize) -> ViewSize {
    proposal.replacingUnspecified(by: ViewSize(width: 10, height: 10))
  }

  package func resolved(in environment: EnvironmentValues) -> Self { self }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    size(for: proposal)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    draw(filledWith: element.environment.foregroundStyle, in: box, for: element, on: &canvas)
  }

  /// Fills the shape with a style.
  package func fill(_ style: ShapeStyle) -> some View { FilledShape(shape: self, style: style) }

  /// Fills the shape with a colour.
  package func fill(_ color: Color) -> some View { fill(.color(color)) }

  /// Draws the shape's border with a colour, half of it inside and half outside.
  package func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    StrokedShape(shape: self, color: color, lineWidth: lineWidth)
  }

  func draw(
    filledWith style: ShapeStyle, in box: ViewRect, for element: Element, on canvas: inout Canvas
  ) {
    let shape = resolved(in: element.environment)
    let paint = style.paint(in: box, for: element.environment.colorScheme)
    if case .color(let color) = paint, let circle = shape.circle(in: box) {
      let disc = Disc(center: circle.center, radius: circle.radius, color: color)
      let side = 2 * circle.radius
      canvas.add(
        .disc(disc),
        ink: ViewRect(
          x: circle.center.x - circle.radius, y: circle.center.y - circle.radius, width: side, height: side))
      return
    }
    let path = shape.path(in: box)
    guard let bounds = path.curveBounds else { return }
    canvas.add(.fill(Fill([path], paint: paint)), ink: bounds)
  }
}

/// A shape with a fill of its own.
private struct FilledShape: BuiltInView {
  let shape: any Shape
  let style: ShapeStyle

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize { shape.size(for: proposal) }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    shape.draw(filledWith: style, in: box, for: element, on: &canvas)
  }
}

/// A shape of which the border is drawn.
private struct StrokedShape: BuiltInView {
  let shape: any Shape
  let color: Color
  let lineWidth: Double

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize { shape.size(for: proposal) }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let path = shape.resolved(in: element.environment).path(in: box)
    guard let bounds = path.curveBounds else { return }
    let stroke = Stroke([path], width: lineWidth, color: color)
    canvas.add(.stroke(stroke), ink: bounds.inset(by: -lineWidth / 2))
  }
}
