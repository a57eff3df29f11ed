import JSON
import Style

/// What of a style is drawn, and what is not.
struct StyleSupport {
  private let style: MapStyle
  /// Whether the tiles are pictures.
  private let isPictures: Bool

  /// Asks of a style over tiles of a kind.
  init(_ style: MapStyle, isPictures: Bool) {
    self.style = style
    self.isPictures = isPictures
  }

  /// The layers that are drawn.
  var layers: [StyleLayer] { style.document.layers.filter { objection(to: $0) == nil } }

  /// All that the style asks for in vain, in the order of the text, what the reader found first.
  var warnings: [MapWarning] {
    issues.map { warning($0.cause.words, "\($0.path)", line: $0.position.line) }
      + unsupportedMembers + sourceWarnings + layerWarnings
  }

  /// What the reader found; a source that the tiles stand for need not be said.
  private var issues: [StyleIssue] {
    guard let open = style.openSource else { return style.document.issues }
    return style.document.issues.filter { issue in
      switch issue.cause {
      case .unknownSource(open), .missing("sources"): false
      default: true
      }
    }
  }

  private func warning(_ problem: String, _ path: String, line: Int) -> MapWarning {
    .style(path: "\(style.name), line \(line)\(path.isEmpty ? "" : ": " + path)", problem: problem)
  }

  private func warning(_ problem: String, _ json: JSON) -> MapWarning {
    warning(problem, "\(json.path)", line: json.position.line)
  }

  private var unsupportedMembers: [MapWarning] {
    ["light", "sky", "terrain", "projection", "font-faces"].compactMap { name in
      style.document.json[name].map { warning("\(name) is not drawn", $0) }
    }
  }

  private var sourceWarnings: [MapWarning] {
    let used = style.drawnSource
    var warnings: [MapWarning] = []
    if style.lacksTiles, let source = style.tileSource {
      warnings.append(
        warning(
          "its tiles cannot be opened from here, so the embedded world is drawn; --tiles says which",
          source.json))
    }
    return warnings
      + style.document.sources.filter { $0.id != used }.map {
        warning("only one source of tiles is drawn\(used.map { ", \($0)" } ?? ""): not this one", $0.json)
      }
  }

  private var layerWarnings: [MapWarning] {
    let written = style.document.json["layers"]?.array ?? []
    let byID = Dictionary(
      written.compactMap { json in json["id"]?.string.map { ($0, json) } },
      uniquingKeysWith: { first, _ in first })
    return style.document.layers.flatMap { layer -> [MapWarning] in
      guard let json = byID[layer.id] else { return [] }
      if let objection = objection(to: layer) {
        // A source that is nowhere was told of by the reader.
        return isLost(layer) ? [] : [warning(objection, json)]
      }
      return properties(of: layer, json)
    }
  }

  /// Whether a layer draws from a source that the style does not say, and that the tiles do not stand for.
  private func isLost(_ layer: StyleLayer) -> Bool {
    guard let source = layer.source, source != style.drawnSource else { return false }
    return !style.document.sources.contains { $0.id == source }
  }

  /// Why a layer is not drawn at all; nothing if it is.
  private func objection(to layer: StyleLayer) -> String? {
    switch layer.kind {
    case .background: return nil
    case .raster where !isPictures: return "the tiles are no pictures, so the layer \(layer.id) is not drawn"
    case .fill, .line, .symbol, .circle:
      if isPictures { return "the tiles are pictures, so the layer \(layer.id) is not drawn" }
    case .raster: break
    case .heatmap, .fillExtrusion, .hillshade, .colorRelief:
      return "layers of the type \(layer.kind.rawValue) are not drawn: \(layer.id)"
    }
    guard let source = layer.source, source != style.drawnSource else { return nil }
    return "the source \(source) is not drawn, nor is the layer \(layer.id)"
  }

  /// Properties of a layer that change nothing here.
  private func properties(of layer: StyleLayer, _ json: JSON) -> [MapWarning] {
    var warnings = icon(json)
    for group in ["layout", "paint"] {
      guard let members = json[group]?.members else { continue }
      for member in members {
        guard let property = StyleProperty(name: member.key, in: layer.kind), layer.isSpecified(property),
          !Self.drawn.contains(property), !saysDefault(member.value, property),
          !Self.isUsual(property, member.value.string, json)
        else { continue }
        warnings.append(warning("\(member.key) changes nothing", member.value))
      }
    }
    return warnings
  }

  /// Icons that are not built in, as those of sprites are not, and those along lines.
  private func icon(_ json: JSON) -> [MapWarning] {
    guard let image = json["layout"]?["icon-image"] else { return [] }
    if json["layout"]?["symbol-placement"]?.string?.hasPrefix("line") ?? false {
      return [warning("icons along lines are not drawn", image)]
    }
    let names = IconNames(image)
    let unknown = names.written.filter { MapIcon(named: $0.name) == nil }
    return unknown.map { warning("there is no icon \"\($0.name)\" here, and sprites are not read", $0.json) }
      + names.computed.map {
        warning(
          "icons whose names come from the tiles are drawn where there are built-in ones of these names", $0)
      }
  }

  /// Whether a property is written with the value that it has anyway.
  private func saysDefault(_ json: JSON, _ property: StyleProperty) -> Bool {
    guard let value = property.definition.defaultValue else { return false }
    return StyleValue(json.value) == value
  }

  /// Whether a word says what is done anyway: names along lines turn with the map, and others do not.
  private static func isUsual(_ property: StyleProperty, _ word: String?, _ layer: JSON) -> Bool {
    guard property == .textRotationAlignment else { return false }
    let isAlongLines = layer["layout"]?["symbol-placement"]?.string?.hasPrefix("line") ?? false
    return word == (isAlongLines ? "map" : "viewport")
  }

  /// The properties that are drawn as they are meant.
  private static let drawn: Set<StyleProperty> = [
    .visibility, .backgroundColor, .backgroundOpacity,
    .fillColor, .fillOpacity, .fillTranslate, .fillAntialias,
    .lineCap, .lineJoin, .lineMiterLimit, .lineOpacity, .lineColor, .lineTranslate, .lineWidth, .lineBlur,
    .lineDasharray,
    .circleRadius, .circleColor, .circleBlur, .circleOpacity, .circleTranslate, .circleStrokeWidth,
    .circleStrokeColor, .circleStrokeOpacity,
    .rasterOpacity, .rasterFadeDuration,
    .symbolPlacement, .symbolSpacing, .symbolSortKey, .textField, .textFont, .textSize, .textMaxWidth,
    .textLineHeight, .textLetterSpacing, .textJustify, .textRadialOffset, .textVariableAnchor, .textAnchor,
    .textMaxAngle, .textPadding, .textTransform, .textOffset, .textOpacity, .textColor, .textHaloColor,
    .textHaloWidth, .textHaloBlur, .textKeepUpright, .iconImage, .iconSize, .iconAnchor, .iconOffset,
    .textOptional, .iconColor, .iconHaloColor,
    .iconHaloWidth, .iconPadding, .iconOpacity, .textPitchAlignment, .iconPitchAlignment, .iconKeepUpright,
    .circlePitchAlignment, .circlePitchScale,
  ]
}
