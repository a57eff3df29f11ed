public import Geography
public import Scene

/// A view that is an outline; alone it is filled with the foreground style.
///
/// SwiftUI's rule: a shape takes all that is offered, and 10 points where nothing is.
public protocol Shape: View {
  /// The outline in a box, both in points; rings of opposite direction are holes.
  func path(in box: ViewRect) -> Path
}

extension Shape {
  /// The shape, filled with the foreground style.
  public var body: some View { FilledShape(shape: self, style: nil) }

  /// Fills the shape with a style.
  public func fill(_ style: ShapeStyle) -> some View { FilledShape(shape: self, style: style) }

  /// Fills the shape with a colour.
  public func fill(_ color: Color) -> some View { fill(.color(color)) }

  /// Draws the shape's border with a colour, half of it inside and half outside; the width is in points.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    StrokedShape(shape: self, color: color, lineWidth: lineWidth)
  }
}

/// What a shape of this module may know beyond its outline.
protocol BuiltInShape: Shape {
  /// The circle that ``path(in:)`` describes, for shapes that are one: painters draw it faster and finer.
  func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)?

  /// The size taken when `proposal` is offered; nothing for that of any shape.
  func size(for proposal: ProposedViewSize) -> ViewSize?

  /// The shape with its corners resolved from the values it sees; by default itself.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension BuiltInShape {
  func circle(in box: ViewRect) -> (center: ViewPoint, radius: Double)? { nil }

  func size(for proposal: ProposedViewSize) -> ViewSize? { nil }

  func resolved(in environment: EnvironmentValues) -> Self { self }
}

extension Shape {
  /// The outline in a box, its corners as the environment says.
  package func outline(in box: ViewRect, _ environment: EnvironmentValues) -> Path {
    guard let shape = self as? any BuiltInShape else { return path(in: box) }
    return shape.resolved(in: environment).path(in: box)
  }

  /// The size taken when `proposal` is offered.
  func size(offered proposal: ProposedViewSize) -> ViewSize {
    (self as? any BuiltInShape)?.size(for: proposal)
      ?? proposal.replacingUnspecified(by: ViewSize(width: 10, height: 10))
  }

  func draw(
    filledWith style: ShapeStyle, in box: ViewRect, for element: Element, on canvas: inout Canvas
  ) {
    let paint = style.paint(in: box, for: element.environment.colorScheme)
    if case .color(let color) = paint, let circle = (self as? any BuiltInShape)?.circle(in: box) {
      let disc = Disc(center: circle.center, radius: circle.radius, color: color)
      let side = 2 * circle.radius
      canvas.add(
        .disc(disc),
        ink: ViewRect(
          x: circle.center.x - circle.radius, y: circle.center.y - circle.radius, width: side, height: side))
      return
    }
    let path = outline(in: box, element.environment)
    guard let bounds = path.curveBounds else { return }
    canvas.add(.fill(Fill([path], paint: paint)), ink: bounds)
  }
}

/// A shape with a fill of its own, or the foreground style.
private struct FilledShape: BuiltInView {
  let shape: any Shape
  let style: ShapeStyle?

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize { shape.size(offered: proposal) }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    shape.draw(filledWith: style ?? element.environment.foregroundStyle, in: box, for: element, on: &canvas)
  }
}

/// A shape of which the border is drawn.
private struct StrokedShape: BuiltInView {
  let shape: any Shape
  let color: Color
  let lineWidth: Double

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize { shape.size(offered: proposal) }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let path = shape.outline(in: box, element.environment)
    guard let bounds = path.curveBounds else { return }
    let stroke = Stroke([path], width: lineWidth, color: color)
    canvas.add(.stroke(stroke), ink: bounds.inset(by: -lineWidth / 2))
  }
}
