package import Geography
package import Scene

/// What a view became in a picture.
package struct Rendering: Sendable {
  /// What to paint, the first at the bottom.
  package var items: [SceneItem]
  /// The box that the view took in the layout, in points of the picture.
  package var box: ViewRect
  /// A box that holds all it marks, shadows excluded, halos included; nothing if it marks nothing.
  package var ink: ViewRect?
  /// For each item the box that holds what it marks, in the same sense: closer than ``ink`` where the parts
  /// lie apart, as a balloon and its title do.
  package var marks: [ViewRect] = []
  /// The boxes of the views inside that have an ``View/id(_:)``.
  package var frames: [String: ViewRect]
  /// Characters that no face has and that are therefore not drawn.
  package var missing: [MissingGlyphs] = []
}

/// Characters of a text that no face of the library has.
package struct MissingGlyphs: Hashable, Sendable {
  /// The whole text.
  package var text: String
  /// The characters left out, each once.
  package var scalars: [Unicode.Scalar]
}

extension View {
  /// Lays the view out and draws it with a place of its box on a point of the picture.
  ///
  /// By default the upper left corner is placed, and the view takes its ideal size.
  package func render(
    at point: ViewPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize = .unspecified,
    in environment: EnvironmentValues
  ) -> Rendering {
    let element = element(in: environment)
    let size = element.size(for: proposal)
    let box = ViewRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
    var canvas = Canvas()
    element.draw(at: ViewPoint(x: box.x, y: box.y), for: proposal, on: &canvas)
    return Rendering(
      items: canvas.items, box: box, ink: canvas.ink, marks: canvas.marks, frames: canvas.frames,
      missing: canvas.missing)
  }
}
