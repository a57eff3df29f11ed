import Geography
import Scene
import Style

/// How a line is painted.
struct LinePaint: Hashable {
  private let color: Color
  private let width: Double
  private let blur: Double
  private let dashes: [Double]
  private let cap: Stroke.Cap
  private let join: Stroke.Join
  private let miterLimit: Double

  /// Asks a layer for a feature's line.
  init(_ layer: EvaluatedLayer, _ feature: any FeatureAttributes) {
    color = Color(layer.color(.lineColor, feature)).opacity(layer.number(.lineOpacity, feature))
    width = layer.number(.lineWidth, feature)
    blur = layer.number(.lineBlur, feature)
    let width = width
    // Dashes are measured in line widths.
    dashes = layer.numbers(.lineDasharray, feature).map { $0 * width }
    cap =
      switch layer.string(.lineCap, feature) {
      case "round": .round
      case "square": .square
      default: .butt
      }
    join =
      switch layer.string(.lineJoin, feature) {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
    miterLimit = layer.number(.lineMiterLimit, feature)
  }

  /// Whether there is anything to see.
  var isVisible: Bool { color.alpha > 0 && width > 0 }

  /// The stroke of some lines.
  func stroke(_ lines: [PlacedOutlines]) -> Stroke {
    var stroke = Stroke(
      [], width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes, blur: blur,
      color: color)
    stroke.outlines = lines
    return stroke
  }
}
