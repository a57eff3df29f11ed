package import Geography

extension EvaluatedLayer {
  /// True or false; false where there is neither value nor default.
  package func boolean(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> Bool {
    value(property, feature) == .boolean(true)
  }

  /// A colour; nothing where there is neither value nor default (`fill-outline-color`).
  package func color(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> CSSColor? {
    if case .color(let color) = value(property, feature) { return color }
    return nil
  }

  /// A text or one of several words; empty where there is neither value nor default.
  package func string(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> String {
    if case .string(let text) = value(property, feature) { return text }
    return ""
  }

  /// One of several words as a case of an enumeration; nothing where there is neither value nor default.
  package func enumeration<Word: RawRepresentable<String>>(
    _ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil, as type: Word.Type = Word.self
  ) -> Word? {
    Word(rawValue: string(property, feature))
  }

  /// A text in sections.
  package func formatted(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> Formatted {
    switch value(property, feature) {
    case .formatted(let formatted): formatted
    case .string(let text): Formatted(text)
    default: Formatted(sections: [])
    }
  }

  /// The name of an image; nothing where there is none or it is empty.
  package func image(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> ResolvedImage? {
    if case .image(let image) = value(property, feature), !image.name.isEmpty { return image }
    return nil
  }

  /// Several numbers: an array, a padding (top, right, bottom, left) or an array of one or more numbers;
  /// none where there is neither value nor default.
  package func numbers(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> [Double] {
    switch value(property, feature) {
    case .array(let items):
      items.compactMap { item in
        if case .number(let number) = item { return number }
        return nil
      }
    case .padding(let numbers), .numberArray(let numbers): numbers
    case .number(let number): [number]
    default: []
    }
  }

  /// Several colours.
  package func colors(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> [CSSColor] {
    switch value(property, feature) {
    case .colorArray(let colors): colors
    case .color(let color): [color]
    default: []
    }
  }

  /// Several texts or words.
  package func strings(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> [String] {
    guard case .array(let items) = value(property, feature) else { return [] }
    return items.compactMap { item in
      if case .string(let text) = item { return text }
      return nil
    }
  }

  /// Font names, the most wanted first.
  package func fontStack(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> [String] {
    strings(property, feature)
  }

  /// Places round a point, the most wanted first (`text-variable-anchor`).
  package func anchors(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> [Anchor] {
    strings(property, feature).compactMap(Anchor.init(rawValue:))
  }

  /// Places round a point with offsets in ems (`text-variable-anchor-offset`); none where there is no value.
  package func anchorOffsets(
    _ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil
  ) -> [VariableAnchorOffsets.Entry] {
    if case .anchors(let anchors) = value(property, feature) { return anchors.entries }
    return []
  }
}
