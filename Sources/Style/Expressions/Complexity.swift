/// How much work an expression may be.
///
/// A variable is evaluated each time it is used, so that a chain of variables which each use the one before
/// twice grows beyond all bounds; such an expression is refused before it is ever evaluated.
enum Complexity {
  private static let limit = 1_000_000

  static func isBearable(_ root: any ExpressionNode) -> Bool {
    var sizes: [ObjectIdentifier: Int] = [:]
    func size(_ node: any ExpressionNode) -> Int {
      if let size = sizes[ObjectIdentifier(node)] { return size }
      var total = 1
      for child in node.children { total = min(limit + 1, total + size(child)) }
      sizes[ObjectIdentifier(node)] = total
      return total
    }
    return size(root) <= limit
  }
}
