/// A kind of layers.
package enum LayerKind: String, Hashable, Sendable, CaseIterable {
  /// The ground of the whole picture.
  case background
  /// Filled areas.
  case fill
  /// Lines.
  case line
  /// Icons and names.
  case symbol
  /// Discs at points.
  case circle
  /// Pictures in tiles.
  case raster
  /// Density of points as colours.
  case heatmap
  /// Blocks of a height.
  case fillExtrusion = "fill-extrusion"
  /// Shades of slopes.
  case hillshade
  /// Heights as colours.
  case colorRelief = "color-relief"

  /// The properties that layers of this kind alone have.
  var ownProperties: ClosedRange<UInt8> {
    switch self {
    case .background: StyleProperty.backgroundColor.rawValue...StyleProperty.backgroundOpacity.rawValue
    case .fill: StyleProperty.fillSortKey.rawValue...StyleProperty.fillPattern.rawValue
    case .line: StyleProperty.lineCap.rawValue...StyleProperty.lineGradient.rawValue
    case .symbol: StyleProperty.symbolPlacement.rawValue...StyleProperty.textTranslateAnchor.rawValue
    case .circle: StyleProperty.circleSortKey.rawValue...StyleProperty.circleStrokeOpacity.rawValue
    case .raster: StyleProperty.rasterOpacity.rawValue...StyleProperty.rasterFadeDuration.rawValue
    case .heatmap: StyleProperty.heatmapRadius.rawValue...StyleProperty.heatmapOpacity.rawValue
    case .fillExtrusion:
      StyleProperty.fillExtrusionRoundedCornerDistance
        .rawValue...StyleProperty.fillExtrusionVerticalGradient.rawValue
    case .hillshade:
      StyleProperty.hillshadeIlluminationDirection.rawValue...StyleProperty.hillshadeMethod.rawValue
    case .colorRelief: StyleProperty.colorReliefOpacity.rawValue...StyleProperty.colorReliefColor.rawValue
    }
  }

  /// Whether it has a property that several kinds of layers share.
  func shares(_ property: StyleProperty) -> Bool {
    property == .visibility
      || (property == .resampling && [.raster, .hillshade, .colorRelief].contains(self))
  }

  /// Where the value of a property is kept in a layer of this kind; nothing if it has no such property.
  func slot(of property: StyleProperty) -> Int? {
    let own = ownProperties
    let number = property.rawValue
    if own.contains(number) { return Int(number - own.lowerBound) }
    guard shares(property) else { return nil }
    return own.count + Int(number - StyleProperty.visibility.rawValue)
  }

  /// All properties of this kind, by their slots.
  var properties: [StyleProperty] {
    (ownProperties.map { $0 } + [StyleProperty.visibility.rawValue, StyleProperty.resampling.rawValue])
      .compactMap(StyleProperty.init(rawValue:))
  }
}
