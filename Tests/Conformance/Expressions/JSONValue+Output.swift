import JSON
import Style

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension JSONValue {
  /// A result as the tests write it.
  init(output value: StyleValue) {
    switch value {
    case .null, .collator: self = .null
    case .boolean(let value): self = .bool(value)
    case .number(let value): self = .number(value.cut)
    case .string(let value): self = .string(value)
    case .color(let color): self = .array(color.premultiplied.map { .number($0.cut) })
    case .array(let values): self = .array(values.map { JSONValue(output: $0) })
    case .object(let members): self = .object(members.mapValues { JSONValue(output: $0) })
    case .formatted(let formatted): self = ["sections": .array(formatted.sections.map { JSONValue($0) })]
    case .padding(let values), .numberArray(let values):
      self = ["values": .array(values.map { .number($0.cut) })]
    case .colorArray(let colors): self = ["values": .array(colors.map { JSONValue($0) })]
    case .image(let image): self = JSONValue(image)
    case .projection(let projection) where projection.transition == 1: self = .string(projection.to)
    case .projection(let projection):
      self = [
        "from": .string(projection.from), "to": .string(projection.to),
        "transition": .number(projection.transition),
      ]
    case .anchors(let anchors):
      self = [
        "values": .array(
          anchors.entries.flatMap { [.string($0.anchor.rawValue), [.number($0.x), .number($0.y)]] })
      ]
    }
  }

  private init(_ color: CSSColor) {
    let parts = color.premultiplied
    self = ["r": .number(parts[0]), "g": .number(parts[1]), "b": .number(parts[2]), "a": .number(parts[3])]
  }

  private init(_ image: ResolvedImage) {
    self = ["name": .string(image.name), "available": .bool(image.isAvailable)]
  }

  private init(_ section: Formatted.Section) {
    self = [
      "text": .string(section.text), "image": section.image.map { JSONValue($0) } ?? nil,
      "scale": section.scale.map { .number($0.cut) } ?? nil,
      "fontStack": section.fontStack.map { .string($0.joined(separator: ",")) } ?? nil,
      "textColor": section.color.map { JSONValue($0) } ?? nil,
      "verticalAlign": section.alignment.map { .string($0.rawValue) } ?? nil,
    ]
  }
}

extension Double {
  /// The number cut to six significant digits, never left of the point, as the tests compare numbers.
  fileprivate var cut: Double {
    guard isFinite, self != 0 else { return self }
    let places = max(0, 6 - Int(log10(magnitude).rounded(.up)))
    let power = pow(10, Double(places))
    return power.isFinite ? (self * power).rounded(.down) / power : self
  }
}

extension CSSColor {
  fileprivate var premultiplied: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
}
