/// Why a value is of no use for a type.
struct ConversionFailure: Error {
  let cause: EvaluationError.Cause
}

/// Making richer values of plain ones, as conversions and constants of a style do.
enum Conversion {
  static func color(_ value: StyleValue) throws(ConversionFailure) -> CSSColor {
    switch value {
    case .color(let color): return color
    case .string(let text):
      if let color = CSSColor(parsing: text) { return color }
      throw ConversionFailure(cause: .notAColor(text))
    case .array(let items):
      guard items.count == 3 || items.count == 4, let numbers = numbers(items) else {
        throw ConversionFailure(cause: .colorOutOfRange(value.text))
      }
      return try color(numbers)
    default: throw ConversionFailure(cause: .notAColor(value.text))
    }
  }

  /// A colour of red, green, blue (0 to 255) and perhaps opacity (0 to 1).
  static func color(_ parts: [Double]) throws(ConversionFailure) -> CSSColor {
    let alpha = parts.count > 3 ? parts[3] : 1
    guard parts.prefix(3).allSatisfy({ (0...255).contains($0) }), (0...1).contains(alpha) else {
      throw ConversionFailure(
        cause: .colorOutOfRange(StyleValue.numberArray(parts).text))
    }
    return CSSColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: alpha)
  }

  /// One to four distances, completed as CSS does for padding.
  static func padding(_ value: StyleValue) throws(ConversionFailure) -> [Double] {
    if case .padding(let values) = value { return values }
    if case .number(let number) = value { return [number, number, number, number] }
    guard case .array(let items) = value, let numbers = numbers(items), (1...4).contains(numbers.count) else {
      throw ConversionFailure(cause: .notConvertible(value.text, to: .padding))
    }
    return switch numbers.count {
    case 1: [numbers[0], numbers[0], numbers[0], numbers[0]]
    case 2: [numbers[0], numbers[1], numbers[0], numbers[1]]
    case 3: [numbers[0], numbers[1], numbers[2], numbers[1]]
    default: numbers
    }
  }

  static func numbers(_ value: StyleValue) throws(ConversionFailure) -> [Double] {
    switch value {
    case .numberArray(let values): return values
    case .number(let number): return [number]
    case .array(let items):
      if let numbers = numbers(items) { return numbers }
    default: break
    }
    throw ConversionFailure(cause: .notConvertible(value.text, to: .numberArray))
  }

  static func colors(_ value: StyleValue) throws(ConversionFailure) -> [CSSColor] {
    switch value {
    case .colorArray(let values): return values
    case .color(let color): return [color]
    case .string(let text):
      if let color = CSSColor(parsing: text) { return [color] }
    case .array(let items):
      let colors = items.compactMap { item -> CSSColor? in
        if case .string(let text) = item { return CSSColor(parsing: text) }
        return nil
      }
      if colors.count == items.count { return colors }
    default: break
    }
    throw ConversionFailure(cause: .notConvertible(value.text, to: .colorArray))
  }

  static func anchors(_ value: StyleValue) throws(ConversionFailure) -> VariableAnchorOffsets {
    if case .anchors(let anchors) = value { return anchors }
    if case .array(let items) = value, let anchors = VariableAnchorOffsets(items) { return anchors }
    throw ConversionFailure(cause: .notConvertible(value.text, to: .variableAnchorOffsetCollection))
  }

  static func projection(_ value: StyleValue) throws(ConversionFailure) -> ProjectionDefinition {
    switch value {
    case .projection(let projection): return projection
    case .string(let name): return ProjectionDefinition(from: name, to: name, transition: 1)
    case .array(let items):
      if items.count == 3, case .string(let from) = items[0], case .string(let to) = items[1],
        case .number(let transition) = items[2]
      {
        return ProjectionDefinition(from: from, to: to, transition: transition)
      }
    default: break
    }
    throw ConversionFailure(cause: .notConvertible(value.text, to: .projectionDefinition))
  }

  static func formatted(_ value: StyleValue) -> Formatted {
    if case .formatted(let formatted) = value { return formatted }
    return Formatted(value.text)
  }

  static func image(_ value: StyleValue, _ context: EvaluationContext) -> ResolvedImage {
    if case .image(let image) = value { return image }
    let name = value.text
    return ResolvedImage(name: name, isAvailable: context.surroundings.images?.contains(name) ?? false)
  }

  private static func numbers(_ items: [StyleValue]) -> [Double]? {
    var numbers: [Double] = []
    for item in items {
      guard case .number(let number) = item else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
