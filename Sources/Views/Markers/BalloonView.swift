package import Geography
public import Scene

/// A balloon with a white glyph, its tip on the coordinate and its title below.
///
/// The disc is 28 points wide and the tail 5 long; selected, both are twice as large, and a dot of 6 points marks
/// the coordinate. Between the two everything grows evenly. The layout box is that of disc and tail.
public struct BalloonView: View, Hashable {
  /// Shown below the coordinate; empty for none.
  public var title: String
  /// How strongly the title shows, 0 to 1 (the default).
  public var titleOpacity = 1.0
  /// Colour of the balloon and its dot.
  public var color: Color
  /// The symbol in the disc.
  public var glyph: Glyph
  /// How far the balloon is selected, 0 to 1.
  public var selection: Double

  /// The place of the layout box that lies on the coordinate.
  public static let anchor = UnitPoint.bottom
  /// Titles wider than this, in points, are broken into lines of about equal length.
  static let titleWidth = 116.0
  /// From the coordinate to the top of the title's box, in points: just clear of the dot.
  static let titleGap = 4.0

  /// Makes a balloon.
  public init(title: String = "", color: Color, glyph: Glyph = .mappin, selection: Double = 0) {
    self.title = title
    self.color = color
    self.glyph = glyph
    self.selection = selection
  }

  /// What it is made of.
  public var body: some View {
    balloon
      .overlay(alignment: .bottom) {
        if selection > 0 { dot }
        if !title.isEmpty, titleOpacity >= 1 { caption }
        if !title.isEmpty, titleOpacity > 0, titleOpacity < 1 { caption.opacity(titleOpacity) }
      }
  }

  private var balloon: some View {
    let scale = 1 + selection
    let (diameter, tail, side) = (28 * scale, 5 * scale, 20 * scale)
    return BalloonShape().fill(gradient).frame(width: diameter, height: diameter + tail)
      .overlay(alignment: .top) {
        Image(glyph).resizable().scaledToFit().padding(scale).frame(width: side, height: side).id("glyph")
          .foregroundStyle(.white).frame(width: diameter, height: diameter).id("disc")
      }
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
  }

  /// A little lighter above than below, as if lit from the sky; the given colour in the middle.
  private var gradient: ShapeStyle {
    .linearGradient(
      [
        LinearGradient.Stop(location: 0, color: color.mixed(with: .white, 0.12)),
        LinearGradient.Stop(location: 0.5, color: color),
        LinearGradient.Stop(location: 1, color: color.mixed(with: .black, 0.08)),
      ], startPoint: .top, endPoint: .bottom)
  }

  /// The dot's middle lies on the coordinate, half of it below the box; a rim sets it off from the tail.
  private var dot: some View {
    Circle().fill(color).frame(width: 6 * selection, height: 6 * selection).id("dot")
      .padding(selection).background(.white, in: Circle()).frame(height: 0)
  }

  private var caption: some View {
    Text(title).font(.caption).fontWeight(.semibold).textWrapping(.balanced)
      .multilineTextAlignment(.center).foregroundStyle(MapInk.text).textHalo(MapInk.halo).id("title")
      .frame(width: Self.titleWidth).frame(height: 0, alignment: .top).offset(y: Self.titleGap)
  }

  /// Draws the balloon with its tip on a point of the picture.
  package func render(at point: ViewPoint, in environment: EnvironmentValues) -> Rendering {
    render(at: point, anchor: Self.anchor, in: environment)
  }
}

extension Color {
  /// The colour on the straight way to another, opacity kept: 0 is this one, 1 the other.
  func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha)
  }
}
