import Geography

extension Forms {
  /// What expressions ask of the map and of the feature.
  static let inputs: [String: [Form]] = [
    "zoom": [.number(needs: .zoom) { arguments throws(EvaluationError) in arguments.context.zoom }],
    "line-progress": [
      .number(needs: .lineProgress) { arguments throws(EvaluationError) in arguments.context.lineProgress ?? 0
      }
    ],
    "heatmap-density": [
      .number(needs: .heatmapDensity) { arguments throws(EvaluationError) in
        arguments.context.heatmapDensity ?? 0
      }
    ],
    "elevation": [
      .number(needs: .elevation) { arguments throws(EvaluationError) in arguments.context.elevation ?? 0 }
    ],
    "accumulated": [
      .value(.value, needs: .accumulated) { arguments throws(EvaluationError) in
        arguments.context.surroundings.accumulated
      }
    ],
    "id": [
      .value(.value, needs: .feature) { arguments throws(EvaluationError) in
        arguments.context.feature.map { StyleValue($0.id) } ?? .null
      }
    ],
    "geometry-type": [
      .value(.string, needs: .feature) { arguments throws(EvaluationError) in
        geometryType(arguments.context.feature)
      }
    ],
    "properties": [
      .value(.object, needs: .feature) { arguments throws(EvaluationError) in
        .object(properties(arguments.context.feature))
      }
    ],
    "get": [
      .value(.value, .string, needs: .feature) { arguments throws(EvaluationError) in
        let name = try arguments.string(0)
        return arguments.context.feature?.value(named: name).map(StyleValue.init) ?? .null
      },
      .value(.value, .string, .object) { arguments throws(EvaluationError) in
        let name = try arguments.string(0)
        guard case .object(let members) = try arguments.value(1) else { return .null }
        return members[name] ?? .null
      },
    ],
    "has": [
      .boolean(.string, needs: .feature) { arguments throws(EvaluationError) in
        let name = try arguments.string(0)
        return arguments.context.feature?.value(named: name) != nil
      },
      .boolean(.string, .object) { arguments throws(EvaluationError) in
        let name = try arguments.string(0)
        guard case .object(let members) = try arguments.value(1) else { return false }
        return members[name] != nil
      },
    ],
    "feature-state": [
      .value(.value, .string, needs: [.feature, .featureState]) { arguments throws(EvaluationError) in
        arguments.context.surroundings.featureState[try arguments.string(0)] ?? .null
      }
    ],
  ]

  private static func geometryType(_ feature: (any FeatureAttributes)?) -> StyleValue {
    guard let feature, feature.kind != .unknown else { return .null }
    return .string(feature.geometryName)
  }

  private static func properties(_ feature: (any FeatureAttributes)?) -> [String: StyleValue] {
    guard let feature else { return [:] }
    var members: [String: StyleValue] = [:]
    for name in feature.names { members[name] = feature.value(named: name).map(StyleValue.init) }
    return members
  }
}
