/// A property of a layer, as a short number by which its value is found.
///
/// The cases stand in the order of ``PropertyTable``; each is the specification's name in camel case.
package enum StyleProperty: UInt8, Hashable, Sendable, CaseIterable {
  // background
  case backgroundColor, backgroundPattern, backgroundOpacity
  // fill
  case fillSortKey, fillAntialias, fillOpacity, fillLayerOpacity, fillColor, fillOutlineColor,
    fillTranslate, fillTranslateAnchor, fillPattern
  // line
  case lineCap, lineJoin, lineMiterLimit, lineRoundLimit, lineSortKey, lineOpacity, lineLayerOpacity,
    lineColor, lineTranslate, lineTranslateAnchor, lineWidth, lineGapWidth, lineOffset, lineBlur,
    lineDasharray, linePattern, lineGradient
  // symbol
  case symbolPlacement, symbolSpacing, symbolAvoidEdges, symbolSortKey, symbolZOrder, iconAllowOverlap,
    iconOverlap, iconIgnorePlacement, iconOptional, iconRotationAlignment, iconSize, iconTextFit,
    iconTextFitPadding, iconImage, iconRotate, iconPadding, iconKeepUpright, iconOffset, iconAnchor,
    iconPitchAlignment, textPitchAlignment, textRotationAlignment, textField, textFont, textSize,
    textMaxWidth, textLineHeight, textLetterSpacing, textJustify, textRadialOffset, textVariableAnchor,
    textVariableAnchorOffset, textAnchor, textMaxAngle, textWritingMode, textRotate, textPadding,
    textKeepUpright, textTransform, textOffset, textAllowOverlap, textOverlap, textIgnorePlacement,
    textOptional, iconOpacity, iconColor, iconHaloColor, iconHaloWidth, iconHaloBlur, iconTranslate,
    iconTranslateAnchor, textOpacity, textColor, textHaloColor, textHaloWidth, textHaloBlur,
    textTranslate, textTranslateAnchor
  // circle
  case circleSortKey, circleRadius, circleColor, circleBlur, circleOpacity, circleTranslate,
    circleTranslateAnchor, circlePitchScale, circlePitchAlignment, circleStrokeWidth, circleStrokeColor,
    circleStrokeOpacity
  // raster
  case rasterOpacity, rasterHueRotate, rasterBrightnessMin, rasterBrightnessMax, rasterSaturation,
    rasterContrast, rasterResampling, rasterFadeDuration
  // heatmap
  case heatmapRadius, heatmapWeight, heatmapIntensity, heatmapColor, heatmapOpacity
  // fill-extrusion
  case fillExtrusionRoundedCornerDistance, fillExtrusionOpacity, fillExtrusionColor,
    fillExtrusionTranslate, fillExtrusionTranslateAnchor, fillExtrusionPattern, fillExtrusionHeight,
    fillExtrusionBase, fillExtrusionVerticalGradient
  // hillshade
  case hillshadeIlluminationDirection, hillshadeIlluminationAltitude, hillshadeIlluminationAnchor,
    hillshadeExaggeration, hillshadeShadowColor, hillshadeHighlightColor, hillshadeAccentColor,
    hillshadeMethod
  // color-relief
  case colorReliefOpacity, colorReliefColor
  // Several kinds of layers
  case visibility, resampling

  /// What the specification says of it.
  package var definition: PropertyDefinition { PropertyTable.all[Int(rawValue)] }

  /// The name, such as `line-width`.
  package var name: String { definition.name }

  /// The property of a name in a kind of layers; nothing if there is none.
  package init?(name: String, in kind: LayerKind) {
    guard let property = PropertyTable.names[kind]?[name] else { return nil }
    self = property
  }
}
