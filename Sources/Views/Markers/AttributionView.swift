package import Geography
import Scene

/// Who made the data of a map: its credits on a quiet plate, for the lower left corner.
///
/// The letters are 10 points high. The plate has the colour of the map's ground, strong enough that the letters
/// can be read on white, on black and on anything between.
package struct AttributionView: View {
  /// One text a maker, in the order in which they are to be named; empty ones are left out.
  package var credits: [String]

  /// From the safe area's edges to the plate, in points.
  package static let margin = 6.0
  /// Between two credits.
  static let separator = "  ·  "

  /// Makes an attribution line.
  package init(credits: [String]) {
    self.credits = credits
  }

  package var body: some View {
    Text(credits.filter { !$0.isEmpty }.joined(separator: Self.separator))
      .font(.system(size: 10, lineDistance: 13, weight: 500)).foregroundStyle(Self.ink)
      .padding(.horizontal, 5).padding(.vertical, 2)
      .background { RoundedRectangle(cornerRadius: 5).fill(Self.plate) }
  }

  /// Quieter than names on the map, but at least 4.5 : 1 on the plate, whatever lies below it.
  static let ink = ShapeStyle.adaptive(light: Color(64, 58, 51), dark: Color(214, 218, 225))

  /// The colour of the map's ground, through which a little of the map shows.
  static let plate = ShapeStyle.adaptive(
    light: Color(251, 248, 243, alpha: 0.78), dark: Color(29, 33, 40, alpha: 0.78))

  /// Draws the line in the lower left corner of a picture, broken if it is wider than the picture.
  ///
  /// - Parameters:
  ///   - size: The picture's size, in points.
  ///   - safeArea: What devices cover at the picture's edges; by default nothing.
  ///   - environment: The picture's environment.
  /// - Returns: Nothing drawn and no ink if there is no credit.
  package func render(
    in size: ViewSize, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues
  ) -> Rendering {
    let free = safeArea.inside(ViewRect(x: 0, y: 0, width: size.width, height: size.height))
      .inset(by: Self.margin)
    let corner = ViewPoint(x: free.minX, y: free.maxY)
    guard credits.contains(where: { !$0.isEmpty }) else {
      return Rendering(
        items: [], box: ViewRect(x: corner.x, y: corner.y, width: 0, height: 0), ink: nil, frames: [:])
    }
    return render(
      at: corner, anchor: .bottomLeading, proposal: ProposedViewSize(width: max(0, free.width), height: nil),
      in: environment)
  }
}
