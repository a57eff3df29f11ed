import JSON

/// Reads an expression from JSON, checks its types and compiles it to a tree.
///
/// It gathers what is wrong and goes on as long as that makes sense. Where a value is of a type that is
/// only known when it is evaluated, an assertion or a conversion to the expected type is put round it,
/// as the style specification says; parts that need nothing of the context are evaluated at once.
struct ExpressionParser {
  /// What to put round a value whose type is not known and should be.
  enum Annotation {
    /// An assertion for plain types, a conversion for richer ones.
    case automatic
    /// A conversion for all.
    case coerce
    /// Nothing.
    case omit
  }

  /// More than any style needs, and little enough for the stack of any thread.
  static let depthLimit = 96

  var issues: [ExpressionIssue] = []
  /// The way to the part being read.
  var place: [Int] = []
  /// The type that the surroundings of the part being read expect.
  var expected: ExpressionType?
  /// The variables that are bound where the part being read stands.
  var scope: [String: any ExpressionNode] = [:]

  /// Reads the part that stands at the place.
  mutating func parse(
    _ json: JSONValue, expecting expected: ExpressionType? = nil, annotation: Annotation = .automatic
  ) -> (any ExpressionNode)? {
    guard place.count <= Self.depthLimit else { return report(.tooDeep(limit: Self.depthLimit)) }
    let outer = self.expected
    self.expected = expected
    defer { self.expected = outer }
    guard let node = parsePart(json) else { return nil }
    guard let expected else { return folded(node) }
    guard let annotated = annotate(node, expected, annotation) else { return nil }
    return folded(annotated)
  }

  /// Reads an argument of the operator at the place; 0 is its name.
  mutating func parse(
    _ json: JSONValue, at index: Int, expecting expected: ExpressionType? = nil,
    annotation: Annotation = .automatic
  ) -> (any ExpressionNode)? {
    place.append(index)
    defer { place.removeLast() }
    return parse(json, expecting: expected, annotation: annotation)
  }

  private mutating func parsePart(_ json: JSONValue) -> (any ExpressionNode)? {
    switch json {
    case .null, .bool, .number, .string: return Literal(StyleValue(json))
    case .object: return report(.bareObject)
    case .array(let items):
      guard let first = items.first else { return report(.empty) }
      guard case .string(let name) = first else {
        return report(.nameExpected(found: StyleValue(first).type), at: 0)
      }
      guard let parse = Operators.all[name] else { return report(.unknownOperator(name), at: 0) }
      return parse(Call(name: name, arguments: items.dropFirst()), &self)
    }
  }

  private mutating func annotate(
    _ node: any ExpressionNode, _ expected: ExpressionType, _ annotation: Annotation
  ) -> (any ExpressionNode)? {
    let isPlain = [.string, .number, .boolean, .object].contains(expected) || expected.isArray
    if isPlain, node.type == .value {
      switch annotation {
      case .automatic: return Assertion(expected, [node], at: place)
      case .coerce: return Coercion(expected, [node], at: place)
      case .omit: return node
      }
    }
    if Coercion.applies(from: node.type, to: expected) {
      return annotation == .omit ? node : Coercion(expected, [node], at: place)
    }
    return check(node.type, isA: expected) ? node : nil
  }

  /// Evaluates a part that needs nothing; if that fails it always will, which is an issue.
  private mutating func folded(_ node: any ExpressionNode) -> (any ExpressionNode)? {
    guard node.needs.isEmpty, node.type != .resolvedImage, !(node is Literal) else { return node }
    do throws(EvaluationError) {
      return Literal(try node.evaluate(EvaluationContext(zoom: 0)), as: node.type)
    } catch {
      issues.append(ExpressionIssue(cause: .failing(error.cause), place: error.place))
      return nil
    }
  }

  /// Whether a type fits; if it does not, that is an issue.
  @discardableResult
  mutating func check(_ type: ExpressionType, isA expected: ExpressionType, at index: Int? = nil) -> Bool {
    if expected.includes(type) { return true }
    report(.wrongType(expected: expected, found: type), at: index)
    return false
  }

  /// Notes what is wrong with the part at the place, or with an argument of it.
  @discardableResult
  mutating func report(_ cause: ExpressionIssue.Cause, at indices: Int?...) -> (any ExpressionNode)? {
    issues.append(ExpressionIssue(cause: cause, place: place + indices.compactMap { $0 }))
    return nil
  }

  /// The type expected here, unless anything will do.
  var definiteExpectation: ExpressionType? { expected == .value ? nil : expected }
}

/// An operator's name and arguments as they stand in the style.
struct Call {
  let name: String
  /// The arguments; their indices count from 1, the name being 0.
  let arguments: ArraySlice<JSONValue>

  var count: Int { arguments.count }
}
