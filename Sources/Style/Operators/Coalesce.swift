import JSON

/// `["coalesce", value, ...]`: the first value that is there; of images, the first that exists.
final class Coalesce: ExpressionNode {
  let type: ExpressionType
  let children: [any ExpressionNode]
  let needs: Needs

  init(_ type: ExpressionType, _ arguments: [any ExpressionNode]) {
    self.type = type
    children = arguments
    needs = arguments.needs
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 1 else {
      return parser.report(.argumentCount(expected: .atLeast(1), found: call.count))
    }
    let expected = parser.definiteExpectation
    var type = expected
    var arguments: [any ExpressionNode] = []
    for (index, json) in zip(1..., call.arguments) {
      // Asserting here would make a missing value an error before the next one is tried.
      guard let argument = parser.parse(json, at: index, expecting: type, annotation: .omit) else {
        return nil
      }
      type = type ?? argument.type
      arguments.append(argument)
    }
    // With a value of unknown type among them, the whole is asserted or converted by its surroundings.
    let isUnknown = expected.map { wanted in arguments.contains { !wanted.includes($0.type) } } ?? false
    return Coalesce(isUnknown ? .value : type ?? .value, arguments)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var wanted: ResolvedImage?
    for child in children {
      let value = try child.evaluate(context)
      if case .image(let image) = value, !image.isAvailable {
        wanted = wanted ?? image
        continue
      }
      if value != .null { return value }
    }
    return wanted.map(StyleValue.image) ?? .null
  }

  /// Drops what is known to be missing, and all after the first that is known to be there.
  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    var kept: [any ExpressionNode] = []
    for child in children {
      guard let literal = child as? Literal else {
        kept.append(child)
        continue
      }
      if literal.value == .null { continue }
      kept.append(child)
      if type != .resolvedImage, literal.type != .resolvedImage { break }
    }
    if kept.isEmpty { return Literal(.null, as: type) }
    return kept.count == 1 && kept[0] is Literal ? kept[0] : Coalesce(type, kept)
  }
}
