import Geography
import Scene

/// Frosted glass: what lies below shows through it, blurred, more vivid and tinted.
///
/// The platform publishes no numbers. Ours: blur 30 and saturation 1.8 throughout; the thicker the material,
/// the more of its tint. On white every light one stays above 244.
public struct Material: Hashable, Sendable {
  /// The share of the tint on light ground.
  var lightAmount: Double
  /// The share of the tint on dark ground.
  var darkAmount: Double
  /// The grey of the tint on dark ground, of 255.
  var darkTint = 37
  /// The strength of the whole; what is missing to 1 is the sharp picture below.
  var opacity = 1.0

  /// Standard deviation of the blur, in points.
  static let blur = 30.0
  /// How vivid colours become.
  static let saturation = 1.8
  /// The grey of the tint on light ground, of 255.
  static let lightTint = 250

  /// Half glass, half tint.
  public static let ultraThin = Material(lightAmount: 0.5, darkAmount: 0.55)
  /// More glass than tint.
  public static let thin = Material(lightAmount: 0.62, darkAmount: 0.7)
  /// Somewhat see-through.
  public static let regular = Material(lightAmount: 0.74, darkAmount: 0.8, darkTint: 25)
  /// More tint than glass.
  public static let thick = Material(lightAmount: 0.85, darkAmount: 0.9)
  /// Hardly see-through.
  public static let ultraThick = Material(lightAmount: 0.93, darkAmount: 0.95)

  /// The same material, through which the sharp picture below shows by what is missing to 1.
  public func opacity(_ opacity: Double) -> Material {
    var material = self
    material.opacity *= opacity
    return material
  }

  /// The pane of this material in an outline.
  func pane(_ path: Path, for scheme: ColorScheme) -> Backdrop {
    let grey = scheme == .light ? Self.lightTint : darkTint
    return Backdrop(
      path, blur: Self.blur, saturation: Self.saturation, tint: Color(grey, grey, grey),
      amount: scheme == .light ? lightAmount : darkAmount, opacity: opacity)
  }
}

/// A shape of a material.
private struct Pane: BuiltInView {
  let shape: any Shape
  let material: Material

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize { shape.size(offered: proposal) }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let path = shape.outline(in: box, element.environment)
    guard let bounds = path.curveBounds else { return }
    canvas.add(.backdrop(material.pane(path, for: element.environment.colorScheme)), ink: bounds)
  }
}

extension Shape {
  /// Makes the shape a pane of a material.
  public func fill(_ material: Material) -> some View { Pane(shape: self, material: material) }
}
