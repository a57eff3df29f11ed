import Geography
public import Scene

/// Composes a view as one group; the layout does not change.
private struct Effect: Modifier {
  let content: any View
  /// The group's properties for the view's box; its items are not used.
  let group: @Sendable (ViewRect, EnvironmentValues) -> Group

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    canvas.group(group(box, element.environment)) {
      element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &$0)
    }
  }
}

/// Draws a view elsewhere than it lies.
private struct Offset: Modifier {
  let content: any View
  let x: Double
  let y: Double

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    element.children[0].draw(at: ViewPoint(x: box.x + x, y: box.y + y), for: proposal, on: &canvas)
  }
}

extension View {
  /// Draws the view shifted, in points.
  ///
  /// SwiftUI's rule: its place in the layout stays where it was. Positive x is right in either direction of reading.
  public func offset(x: Double = 0, y: Double = 0) -> some View { Offset(content: self, x: x, y: y) }

  /// Draws the view larger or smaller about a place of its box; the layout stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    moved(by: .scale(scale, scale), about: anchor)
  }

  /// Draws the view turned clockwise about a place of its box, in degrees; the layout stays.
  public func rotationEffect(degrees: Double, anchor: UnitPoint = .center) -> some View {
    moved(by: .rotation(degrees: degrees), about: anchor)
  }

  /// Makes the view as a whole see-through: 0 hides it, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some View {
    Effect(content: self) { _, _ in Group([], opacity: opacity) }
  }

  /// Puts a soft shadow under the view as a whole.
  ///
  /// The alpha of all that is modified is blurred with a Gaussian of standard deviation `radius` (points),
  /// coloured, shifted and drawn beneath. A scale applied before does not change the shadow's size.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    Effect(content: self) { _, _ in
      Group([], shadow: Group.Shadow(color: color, radius: radius, x: x, y: y))
    }
  }

  /// Keeps of the view what lies inside a shape laid into its box; the layout stays.
  public func clipShape(_ shape: some Shape) -> some View {
    Effect(content: self) { box, environment in
      Group([], clip: shape.outline(in: box, environment))
    }
  }

  /// Keeps of the view what lies inside its box.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Rounds the corners of the view and cuts off what lies beyond them; the radius is in points.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  private func moved(by transform: Transform, about anchor: UnitPoint) -> some View {
    Effect(content: self) { box, _ in
      let pivot = anchor.point(in: box)
      let toPivot = Transform.translation(x: -pivot.x, y: -pivot.y)
      return Group([], transform: toPivot.then(transform).then(.translation(x: pivot.x, y: pivot.y)))
    }
  }
}
