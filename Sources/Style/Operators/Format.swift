import JSON

/// `["format", content, options, ...]`: text in sections of different looks.
final class Format: ExpressionNode {
  /// A section as it is written.
  struct Section: Sendable {
    var content: any ExpressionNode
    var scale: (any ExpressionNode)?
    var font: (any ExpressionNode)?
    var color: (any ExpressionNode)?
    var alignment: (any ExpressionNode)?

    var parts: [any ExpressionNode] { [content] + [scale, font, color, alignment].compactMap { $0 } }

    func replacing(_ parts: inout ArraySlice<any ExpressionNode>) -> Section {
      var section = self
      section.content = parts.removeFirst()
      if scale != nil { section.scale = parts.removeFirst() }
      if font != nil { section.font = parts.removeFirst() }
      if color != nil { section.color = parts.removeFirst() }
      if alignment != nil { section.alignment = parts.removeFirst() }
      return section
    }
  }

  let sections: [Section]
  let needs: Needs
  let place: [Int]

  init(_ sections: [Section], at place: [Int]) {
    self.sections = sections
    self.place = place
    needs = sections.reduce(into: []) { $0.formUnion($1.parts.needs) }
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard let first = call.arguments.first else {
      return parser.report(.argumentCount(expected: .atLeast(1), found: call.count))
    }
    if case .object = first { return parser.report(.sectionType(.object)) }
    var sections: [Section] = []
    var mayHaveOptions = false
    for (index, json) in zip(1..., call.arguments) {
      if mayHaveOptions, case .object(let options) = json {
        guard read(options, at: index, into: &sections[sections.count - 1], &parser) else { return nil }
        mayHaveOptions = false
        continue
      }
      guard let content = parser.parse(json, at: index, expecting: .value) else { return nil }
      guard [.string, .value, .null, .resolvedImage].contains(content.type) else {
        return parser.report(.sectionType(content.type))
      }
      sections.append(Section(content: content))
      mayHaveOptions = true
    }
    return Format(sections, at: parser.place)
  }

  private static func read(
    _ options: [String: JSONValue], at index: Int, into section: inout Section,
    _ parser: inout ExpressionParser
  ) -> Bool {
    if let json = options["font-scale"] {
      section.scale = parser.parse(json, at: index, expecting: .number)
      if section.scale == nil { return false }
    }
    if let json = options["text-font"] {
      section.font = parser.parse(json, at: index, expecting: .array(.string, length: nil))
      if section.font == nil { return false }
    }
    if let json = options["text-color"] {
      section.color = parser.parse(json, at: index, expecting: .color)
      if section.color == nil { return false }
    }
    if let json = options["vertical-align"] {
      if case .string(let name) = json, Formatted.VerticalAlignment(rawValue: name) == nil {
        parser.report(.optionValue(name: "vertical-align"))
        return false
      }
      section.alignment = parser.parse(json, at: index, expecting: .string)
      if section.alignment == nil { return false }
    }
    return true
  }

  var type: ExpressionType { .formatted }
  var children: [any ExpressionNode] { sections.flatMap(\.parts) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var result: [Formatted.Section] = []
    for section in sections { result.append(try evaluate(section, context)) }
    return .formatted(Formatted(sections: result))
  }

  private func evaluate(
    _ section: Section, _ context: EvaluationContext
  ) throws(EvaluationError) -> Formatted.Section {
    var result = Formatted.Section(text: "")
    if let alignment = section.alignment {
      result.alignment = Formatted.VerticalAlignment(rawValue: try alignment.evaluate(context).text)
    }
    let content = try section.content.evaluate(context)
    if case .image(let image) = content {
      result.image = image
      return result
    }
    result.text = content.text
    if let scale = section.scale { result.scale = try scale.number(context) }
    if case .array(let names)? = try section.font?.evaluate(context) { result.fontStack = names.map(\.text) }
    if case .color(let color)? = try section.color?.evaluate(context) { result.color = color }
    return result
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    var rest = children[...]
    return Format(sections.map { $0.replacing(&rest) }, at: place)
  }
}
