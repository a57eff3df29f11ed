package import Geography
public import Scene

/// The custom pin: a white map glyph on a disc, a small triangle below it, a soft shadow under both.
///
/// Its layout is 42 × 87 points whatever the scale; the middle of that box, ``anchor``, lies on the
/// coordinate, so that the tip of the triangle's box lies 5.5 points below it (3.85 at scale 0.7).
public struct PinView: View, Hashable {
  /// Colour of disc and triangle.
  public var color: Color
  /// How far the pin is selected, 0 to 1: it is drawn at 0.7 + 0.3 · selection.
  public var selection: Double

  /// The place of the layout box that lies on the coordinate.
  public static let anchor = UnitPoint.center

  /// Makes a pin.
  public init(color: Color, selection: Double) {
    self.color = color
    self.selection = selection
  }

  /// What it is made of.
  public var body: some View {
    VStack(spacing: 0) {
      Image(.mapCircleFill).resizable().scaledToFit().frame(width: 30, height: 30)
        .foregroundStyle(.white).padding(6).background(color, in: Circle()).id("disc")
      Image(.triangleFill).resizable().scaledToFill().frame(width: 10, height: 10)
        .foregroundStyle(color).id("tail")
        .rotationEffect(degrees: 180).offset(y: -3).padding(.bottom, 35)
    }
    .scaleEffect(0.7 + 0.3 * selection).shadow(radius: 10)
  }

  /// Draws the pin with its middle on a point of the picture.
  package func render(at point: ViewPoint, in environment: EnvironmentValues) -> Rendering {
    render(at: point, anchor: Self.anchor, in: environment)
  }
}
