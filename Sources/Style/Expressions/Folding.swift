/// Settles what does not change any more once the zoom is known, or the state of the map.
///
/// Evaluating a picture asks for the same properties of thousands of features at one zoom: what hangs on
/// the zoom alone becomes a constant, and an interpolation over the zoom becomes the two outputs next
/// to it.
struct Folding {
  private let context: EvaluationContext
  private let known: Needs
  /// Variables stand for shared parts, which are settled once.
  private var settled: [ObjectIdentifier: any ExpressionNode] = [:]

  /// Takes the zoom and the surroundings of a context as known.
  init(_ context: EvaluationContext) {
    self.context = context
    known =
      context.surroundings.images == nil ? [.zoom, .globalState] : [.zoom, .globalState, .images]
  }

  /// A node that gives the same value as another one for all features, and asks for less.
  mutating func fold(_ node: any ExpressionNode) -> any ExpressionNode {
    if node.needs.isDisjoint(with: known) { return node }
    if let settled = settled[ObjectIdentifier(node)] { return settled }
    let result = settle(node)
    settled[ObjectIdentifier(node)] = result
    return result
  }

  private mutating func settle(_ node: any ExpressionNode) -> any ExpressionNode {
    if node.needs.isSubset(of: known), let value = try? node.evaluate(context) {
      return Literal(value, as: node.type)
    }
    var children: [any ExpressionNode] = []
    for child in node.children { children.append(fold(child)) }
    let replaced = node.replacing(children: children)
    // What fails now fails for every feature and keeps its place for the message.
    guard replaced.needs.isEmpty, let value = try? replaced.evaluate(context) else { return replaced }
    return Literal(value, as: replaced.type)
  }
}
