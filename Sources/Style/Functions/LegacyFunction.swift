import JSON

/// The old way of saying that a property hangs on zoom or feature: an object with `stops`.
///
/// Functions are turned into the expressions that the specification says they are equal to; what is wrong
/// with one is an issue of the whole property, as the parts have moved.
struct LegacyFunction {
  let members: [String: JSONValue]
  let definition: PropertyDefinition

  /// The kinds of functions.
  private enum Kind: String {
    case identity, exponential, interval, categorical
  }

  /// One pair of an input and an output.
  private struct Stop {
    var input: JSONValue
    var output: JSONValue
  }

  /// What is wrong with a function.
  struct Fault: Error {
    let cause: ExpressionIssue.Cause
  }

  /// The expression that means the same.
  func expression() throws(Fault) -> JSONValue {
    let kind = try self.kind(of: members["type"])
    guard kind != .identity, let json = members["stops"] else { return identity() }
    guard case .array(let items) = json, !items.isEmpty else { throw Fault(cause: .functionStops) }
    var stops: [Stop] = []
    for item in items {
      guard case .array(let pair) = item, pair.count == 2 else { throw Fault(cause: .functionStops) }
      stops.append(Stop(input: pair[0], output: output(pair[1])))
    }
    if case .object = stops[0].input { return try zoomAndFeature(stops) }
    return property == nil ? try zoom(stops, kind) : try feature(stops, kind)
  }

  private var property: JSONValue? { members["property"] }
  private var get: JSONValue { .array(["get", property ?? ""]) }

  private func kind(of json: JSONValue?) throws(Fault) -> Kind {
    guard let json else { return definition.isInterpolated ? .exponential : .interval }
    guard case .string(let name) = json, let kind = Kind(rawValue: name) else {
      throw Fault(cause: .functionType(StyleValue(json).text))
    }
    return kind
  }

  private func output(_ json: JSONValue) -> JSONValue {
    let isZoomFunction = property == nil
    if isZoomFunction, definition.hasTokens, case .string(let text) = json {
      return Tokens.expression(text) ?? json
    }
    return literal(json)
  }

  private func literal(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array, .object: .array(["literal", json])
    default: json
    }
  }

  /// What a feature's property says, or the default where it says nothing of the right type.
  private func identity() -> JSONValue {
    guard let fallback = members["default"] else {
      // Texts are asserted where expressions would convert.
      return definition.kind == .string || definition.words != nil ? .array(["string", get]) : get
    }
    switch definition.kind {
    case .enumeration(let words):
      return .array(["match", get, .array(words.map(JSONValue.string)), get, fallback])
    case .color: return .array(["to-color", get, literal(fallback)])
    case .array(let item, let length):
      return .array([
        "array", .string(item?.type.description ?? "value"), length.map { .number(Double($0)) } ?? .null, get,
        literal(fallback),
      ])
    default: return .array([.string(definition.type.description), get, literal(fallback)])
    }
  }

  private func zoom(_ stops: [Stop], _ kind: Kind) throws(Fault) -> JSONValue {
    switch kind {
    case .exponential: return interpolate(curve(), ["zoom"], stops)
    case .interval: return step(["zoom"], stops)
    default: throw Fault(cause: .functionType(kind.rawValue))
    }
  }

  private func feature(_ stops: [Stop], _ kind: Kind) throws(Fault) -> JSONValue {
    switch kind {
    case .categorical: return categorical(stops)
    case .interval: return guarded(step(["number", get], stops))
    case .exponential: return guarded(interpolate(curve(), ["number", get], stops))
    case .identity: throw Fault(cause: .functionType(kind.rawValue))
    }
  }

  /// Functions of features for several zooms, with steps or interpolations between them.
  private func zoomAndFeature(_ stops: [Stop]) throws(Fault) -> JSONValue {
    var zooms: [Stop] = []
    var groups: [[Stop]] = []
    for stop in stops {
      guard case .object(let input) = stop.input, let zoom = input["zoom"], let value = input["value"] else {
        throw Fault(cause: .functionStops)
      }
      let inner = Stop(input: value, output: stop.output)
      if let index = zooms.firstIndex(where: { $0.input == zoom }) {
        groups[index].append(inner)
      } else {
        zooms.append(Stop(input: zoom, output: .null))
        groups.append([inner])
      }
    }
    let kind = try self.kind(of: members["type"])
    for index in zooms.indices { zooms[index].output = try feature(groups[index], kind) }
    return definition.isInterpolated ? interpolate(["linear"], ["zoom"], zooms) : step(["zoom"], zooms)
  }

  private func categorical(_ stops: [Stop]) -> JSONValue {
    let fallback = literal(members["default"] ?? definition.defaultValue.map(\.jsonValue) ?? fallbackOfNone)
    if case .bool = stops[0].input {
      let branches = stops.flatMap { [.array(["==", get, $0.input]), $0.output] }
      return .array(["case"] + branches + [fallback])
    }
    return .array(["match", get] + flattened(stops) + [fallback])
  }

  private var fallbackOfNone: JSONValue { definition.kind == .image ? "" : .null }

  /// Features without a number get the default, if the function has one of its own.
  private func guarded(_ expression: JSONValue) -> JSONValue {
    guard let fallback = members["default"] else { return expression }
    return .array([
      "case", .array(["==", .array(["typeof", get]), "number"]), expression, literal(fallback),
    ])
  }

  private func curve() -> JSONValue {
    guard case .number(let base)? = members["base"], base != 1 else { return ["linear"] }
    return .array(["exponential", .number(base)])
  }

  private func interpolate(_ curve: JSONValue, _ input: JSONValue, _ stops: [Stop]) -> JSONValue {
    let space = members["colorSpace"]
    let name = space == "hcl" ? "interpolate-hcl" : space == "lab" ? "interpolate-lab" : "interpolate"
    return .array([.string(name), curve, input] + flattened(stops))
  }

  private func step(_ input: JSONValue, _ stops: [Stop]) -> JSONValue {
    var pairs = Array(flattened(stops).dropFirst())
    // A step needs a second output.
    if pairs.count == 1 { pairs += [0, pairs[0]] }
    return .array(["step", input] + pairs)
  }

  /// Stops as inputs and outputs by turns; of two with the same input the first counts.
  private func flattened(_ stops: [Stop]) -> [JSONValue] {
    var flat: [JSONValue] = []
    for stop in stops where flat.count < 2 || flat[flat.count - 2] != stop.input {
      flat += [stop.input, stop.output]
    }
    return flat
  }
}

extension StyleValue {
  /// The value as it would stand in a style.
  fileprivate var jsonValue: JSONValue {
    switch self {
    case .null: .null
    case .boolean(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.jsonValue))
    case .padding(let values), .numberArray(let values): .array(values.map(JSONValue.number))
    case .colorArray(let colors): .array(colors.map { .string($0.text) })
    default: .string(text)
    }
  }
}
