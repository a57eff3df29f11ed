import JSON
import Style

/// One case of the style specification's expression tests.
struct ExpressionCase {
  let expression: JSONValue
  let definition: PropertyDefinition
  let inputs: [JSON]
  let globalState: [String: StyleValue]

  /// The answer to a case, both as JSON.
  static func answer(_ line: String) -> String {
    guard let json = try? JSON(parsing: line), let expression = json["expression"] else { return "{}" }
    let test = ExpressionCase(
      expression: expression.value,
      definition: PropertyDefinition(specification: json["propertySpec"]),
      inputs: json["inputs"]?.array ?? [],
      globalState: Dictionary(
        uniqueKeysWithValues: json["globalState"]?.members.map { ($0.key, StyleValue($0.value.value)) } ?? [])
    )
    var members = test.run()
    members["id"] = json["id"]?.value
    return JSONValue.object(members).text()
  }

  private func run() -> [String: JSONValue] {
    var issues: [ExpressionIssue] = []
    guard let compiled = PropertyExpression.compile(expression, as: definition, issues: &issues) else {
      let errors = issues.map { issue -> JSONValue in
        ["key": .string("\(issue.path)"), "error": .string("\(issue.cause)")]
      }
      return ["compiled": ["result": "error", "errors": .array(errors)]]
    }
    return [
      "compiled": [
        "result": "success", "type": .string(compiled.type.description),
        "isFeatureConstant": .bool(compiled.isFeatureConstant),
        "isZoomConstant": .bool(compiled.isZoomConstant),
      ],
      "outputs": .array(inputs.map { output(of: compiled, for: $0) }),
    ]
  }

  private func output(of compiled: PropertyExpression, for input: JSON) -> JSONValue {
    let globals = input[0]
    let feature = InputFeature(input[1], tile: globals?["canonicalID"])
    var context = EvaluationContext(
      zoom: globals?["zoom"]?.number ?? 0, feature: feature,
      surroundings: Surroundings(
        images: globals?["availableImages"]?.array.map { Set($0.compactMap(\.string)) },
        globalState: globalState, featureState: feature.state))
    context.heatmapDensity = globals?["heatmapDensity"]?.number
    context.elevation = globals?["elevation"]?.number
    do throws(EvaluationError) {
      return JSONValue(output: try compiled.result(context))
    } catch {
      return ["error": .string("\(error.cause) at \(error.place)")]
    }
  }
}
