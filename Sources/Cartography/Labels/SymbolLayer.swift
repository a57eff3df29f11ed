import Geography
import JSON
import Scene
import Style

/// A symbol layer of a style: what it says of a feature's label.
struct SymbolLayer: Sendable {
  /// Its place in the style.
  let index: Int
  /// The layer.
  let layer: StyleLayer

  /// Its name.
  var id: String { layer.id }
  /// The layer of the tiles that it names; empty if none.
  var sourceLayer: String { layer.sourceLayer ?? "" }

  /// The layer at a zoom.
  func evaluated(at zoom: Double) -> EvaluatedLayer { layer.evaluated(at: zoom) }
}

extension EvaluatedLayer {
  /// Whether labels run along lines instead of standing at points.
  var isAlongLines: Bool { string(.symbolPlacement).hasPrefix("line") }

  /// Whether labels step aside from annotations rather than give way to them, as the style's metadata say.
  var stepsAside: Bool { layer.metadata?["veduta:steps-aside"]?.bool ?? false }

  /// The label of a feature; nothing if it is not wanted, or neither says nor shows anything.
  func specification(of feature: any FeatureAttributes) -> LabelSpecification? {
    guard accepts(feature) else { return nil }
    let field = formatted(.textField, feature)
    let text = cased(field.text.trimmed, string(.textTransform, feature))
    let icon = icon(feature)
    guard !text.isEmpty || icon != nil else { return nil }
    let size = min(number(.textSize, feature), LabelSpecification.farthest)
    guard size > 0.5 else { return nil }
    var label = LabelSpecification(text: text, fonts: fontStack(.textFont, feature), size: size)
    label.maxWidth = isAlongLines ? .infinity : number(.textMaxWidth, feature)
    label.lineHeight = number(.textLineHeight, feature)
    label.letterSpacing = number(.textLetterSpacing, feature)
    label.justification = enumeration(.textJustify, feature) ?? .center
    label.padding = min(number(.textPadding, feature), LabelSpecification.farthest)
    label.sortKey = isSpecified(.symbolSortKey) ? number(.symbolSortKey, feature) : 0
    stand(&label, feature)
    label.icon = icon
    label.isTextOptional = icon != nil && boolean(.textOptional)
    return label
  }

  private func stand(_ label: inout LabelSpecification, _ feature: any FeatureAttributes) {
    let variable = anchors(.textVariableAnchor, feature)
    label.anchors = variable.isEmpty ? [enumeration(.textAnchor, feature) ?? .center] : variable
    let most = LabelSpecification.farthest / label.size
    label.radialOffset = min(max(number(.textRadialOffset, feature), -most), most)
    let offset = numbers(.textOffset, feature).map { min(max($0, -most), most) }
    if offset.count == 2, label.radialOffset == 0 { label.offset = ViewPoint(x: offset[0], y: offset[1]) }
  }

  private func icon(_ feature: any FeatureAttributes) -> LabelIcon? {
    guard let (name, icon) = mapIcon(feature) else { return nil }
    let box = iconBox(icon, feature).inset(by: -number(.iconHaloWidth, feature))
    return LabelIcon(
      name: name, box: box,
      padding: min(numbers(.iconPadding, feature).max() ?? 2, LabelSpecification.farthest))
  }

  /// The built-in icon of a feature and its name; names along lines have none.
  private func mapIcon(_ feature: any FeatureAttributes) -> (name: String, icon: MapIcon)? {
    guard !isAlongLines, let name = image(.iconImage, feature)?.name, let icon = MapIcon(named: name) else {
      return nil
    }
    return (name, icon)
  }

  /// Where an icon stands about its label's point, without halo, in points.
  private func iconBox(_ icon: MapIcon, _ feature: any FeatureAttributes) -> ViewRect {
    let size = number(.iconSize, feature)
    let extent = icon.extent(size: size)
    let anchor: Anchor = enumeration(.iconAnchor, feature) ?? .center
    let offset = numbers(.iconOffset, feature)
    let shift = offset.count == 2 ? ViewPoint(x: offset[0] * size, y: offset[1] * size) : .zero
    return ViewRect(
      x: anchor.boxX * extent.width + shift.x, y: anchor.boxY * extent.height + shift.y, width: extent.width,
      height: extent.height)
  }

  private func cased(_ text: String, _ transform: String) -> String {
    switch transform {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    default: text
    }
  }

  /// How the label of a feature is painted.
  func labelPaint(of feature: any FeatureAttributes) -> LabelPaint {
    var paint = LabelPaint(
      size: number(.textSize, feature), color: Color(color(.textColor, feature)),
      opacity: number(.textOpacity, feature))
    let width = number(.textHaloWidth, feature)
    let halo = Color(color(.textHaloColor, feature))
    if width > 0, halo.alpha > 0 {
      paint.halo = GlyphRun.Halo(width: width, blur: number(.textHaloBlur, feature), color: halo)
    }
    guard let (_, icon) = mapIcon(feature) else { return paint }
    paint.icon = LabelPaint.IconPaint(
      icon: icon, box: iconBox(icon, feature), color: Color(color(.iconColor, feature)),
      haloWidth: number(.iconHaloWidth, feature), haloColor: Color(color(.iconHaloColor, feature)),
      opacity: number(.iconOpacity, feature))
    return paint
  }
}

extension Color {
  /// A style's colour; clear for none.
  init(_ color: CSSColor?) {
    let color = color ?? .clear
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension String {
  /// The text without blanks at both ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
