import JSON

/// `["image", name]`: an image by name, and whether there is such an image.
final class Image: ExpressionNode {
  let name: any ExpressionNode

  init(_ name: any ExpressionNode) { self.name = name }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1 else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard let name = parser.parse(call.arguments[1], at: 1, expecting: .string) else {
      return parser.report(.imageName)
    }
    return Image(name)
  }

  var type: ExpressionType { .resolvedImage }
  var children: [any ExpressionNode] { [name] }
  var ownNeeds: Needs { .images }
  var needs: Needs { name.needs.union(.images) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .image(Conversion.image(try name.evaluate(context), context))
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { Image(children[0]) }
}
