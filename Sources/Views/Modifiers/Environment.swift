import Geography
public import Scene

/// Changes values for the views inside.
private struct EnvironmentChange: Modifier {
  let content: any View
  let change: @Sendable (inout EnvironmentValues) -> Void

  func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var inner = outer
    change(&inner)
    return inner
  }
}

/// Remembers the box of a view by a name.
private struct Identified: Modifier {
  let content: any View
  let name: String

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    element.children[0].draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &canvas)
    canvas.record(box, as: name)
  }
}

extension View {
  /// Changes a value that the views inside see.
  package func environment<Value: Sendable>(
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    EnvironmentChange(content: self) { $0[keyPath: path] = value }
  }

  /// Sets what shapes, glyphs and text inside are filled with.
  public func foregroundStyle(_ style: ShapeStyle) -> some View { environment(\.foregroundStyle, style) }

  /// Sets the colour of shapes, glyphs and text inside.
  public func foregroundStyle(_ color: Color) -> some View { foregroundStyle(.color(color)) }

  /// Sets the colour of the controls inside.
  public func tint(_ style: ShapeStyle) -> some View { environment(\.tint, style) }

  /// Gives the view a name by which its box is found in the ``Rendering``.
  package func id(_ name: String) -> some View { Identified(content: self, name: name) }
}
