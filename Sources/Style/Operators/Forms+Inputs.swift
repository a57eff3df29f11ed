import Geography

extension Forms {
  /// What expressions ask of the map and of the feature.
  static let inputs: [String: [Form]] = [
    "zoom": [.number(needs: .zoom) { call, context throws(EvaluationError) in context.zoom }],
    "line-progress": [
      .number(needs: .lineProgress) { call, context throws(EvaluationError) in context.lineProgress ?? 0
      }
    ],
    "heatmap-density": [
      .number(needs: .heatmapDensity) { call, context throws(EvaluationError) in
        context.heatmapDensity ?? 0
      }
    ],
    "elevation": [
      .number(needs: .elevation) { call, context throws(EvaluationError) in context.elevation ?? 0 }
    ],
    "accumulated": [
      .value(.value, needs: .accumulated) { call, context throws(EvaluationError) in
        context.surroundings.accumulated
      }
    ],
    "id": [
      .value(.value, needs: .feature) { call, context throws(EvaluationError) in
        context.feature.map { StyleValue($0.id) } ?? .null
      }
    ],
    "properties": [
      .value(.object, needs: .feature) { call, context throws(EvaluationError) in
        .object(properties(context.feature))
      }
    ],
    "get": [
      .value(.value, .string, needs: .feature) { call, context throws(EvaluationError) in
        let name = try call.string(0, context)
        return context.feature?.value(named: name).map(StyleValue.init) ?? .null
      },
      .value(.value, .string, .object) { call, context throws(EvaluationError) in
        let name = try call.string(0, context)
        guard case .object(let members) = try call.value(1, context) else { return .null }
        return members[name] ?? .null
      },
    ],
    "has": [
      .boolean(.string, needs: .feature) { call, context throws(EvaluationError) in
        let name = try call.string(0, context)
        return context.feature?.value(named: name) != nil
      },
      .boolean(.string, .object) { call, context throws(EvaluationError) in
        let name = try call.string(0, context)
        guard case .object(let members) = try call.value(1, context) else { return false }
        return members[name] != nil
      },
    ],
    "feature-state": [
      .value(.value, .string, needs: [.feature, .featureState]) { call, context throws(EvaluationError) in
        context.surroundings.featureState[try call.string(0, context)] ?? .null
      }
    ],
  ]

  private static func properties(_ feature: (any FeatureAttributes)?) -> [String: StyleValue] {
    guard let feature else { return [:] }
    var members: [String: StyleValue] = [:]
    for name in feature.names { members[name] = feature.value(named: name).map(StyleValue.init) }
    return members
  }
}
