import Geography
import JSON
import Style
import Testing

@Suite("Expressions") struct ExpressionTests {
  private static let feature = Feature(
    id: .number(3), kind: .line,
    properties: [
      "n": .number(4), "s": .string("Straße"), "b": .bool(true), "list": .array([.number(1), .number(2)]),
      "deep": .object(["x": .string("y")]), "nothing": .null,
    ])

  static func compile(
    _ text: String, as kind: PropertyDefinition.Kind = .any, interpolated: Bool = true
  ) throws -> (PropertyExpression?, [ExpressionIssue]) {
    var issues: [ExpressionIssue] = []
    let definition = PropertyDefinition("test", .paint, kind, .feature, interpolated: interpolated)
    let expression = PropertyExpression.compile(
      try JSON(parsing: text).value, as: definition, issues: &issues)
    return (expression, issues)
  }

  static func evaluate(_ text: String, zoom: Double = 5) throws -> StyleValue {
    let (expression, issues) = try compile(text)
    return try #require(expression, "\(issues)").evaluate(EvaluationContext(zoom: zoom, feature: feature))
  }

  @Test(
    "Numbers",
    arguments: [
      (#"["+", 1, 2, ["get", "n"]]"#, 7), (#"["+"]"#, 0), (#"["*"]"#, 1), (#"["-", 3]"#, -3),
      (#"["/", 1, 4]"#, 0.25),
      (#"["%", 7, 4]"#, 3), (#"["%", -7, 4]"#, -3), (#"["^", 2, 10]"#, 1024), (#"["sqrt", 9]"#, 3),
      (#"["round", -2.5]"#, -3),
      (#"["round", 2.5]"#, 3), (#"["min", 3, 1, 2]"#, 1), (#"["max"]"#, -.infinity),
      (#"["floor", -1.5]"#, -2),
      (#"["ceil", -1.5]"#, -1), (#"["abs", -1.5]"#, 1.5), (#"["log2", 8]"#, 3), (#"["log10", 1000]"#, 3),
      (#"["ln", 1]"#, 0),
      (#"["to-number", "  12.5e1 "]"#, 125), (#"["to-number", ""]"#, 0), (#"["to-number", "0x1f"]"#, 31),
      (#"["to-number", "x", true]"#, 1), (#"["length", ["get", "s"]]"#, 6),
      (#"["at", 1, ["get", "list"]]"#, 2),
      (#"["index-of", "ß", ["get", "s"]]"#, 4), (#"["index-of", 2, ["get", "list"]]"#, 1), (#"["id"]"#, 3),
      (#"["case", ["get", "b"], 1, 2]"#, 1), (#"["step", ["zoom"], 1, 4, 2, 6, 3]"#, 2),
      (#"["interpolate", ["linear"], ["zoom"], 0, 0, 10, 100]"#, 50),
      (#"["interpolate", ["cubic-bezier", 0, 0, 1, 1], ["zoom"], 0, 0, 10, 100]"#, 50),
      (#"["coalesce", ["get", "missing"], ["get", "nothing"], 9]"#, 9),
      (#"["let", "x", 2, ["*", ["var", "x"], ["get", "n"]]]"#, 8),
      (#"["match", ["get", "n"], [1, 4], 10, 20]"#, 10),
      (#"["match", ["get", "s"], 4, 10, 20]"#, 20), (#"["pi"]"#, .pi),
    ] as [(String, Double)])
  func numbers(text: String, expected: Double) throws {
    guard case .number(let number) = try Self.evaluate(text) else {
      Issue.record("no number")
      return
    }
    #expect(abs(number - expected) <= 1e-6 * abs(expected) || number == expected)
  }

  @Test(
    "Texts and other values",
    arguments: [
      (#"["upcase", ["get", "s"]]"#, #""STRASSE""#), (#"["downcase", "ÀB"]"#, #""àb""#),
      (#"["concat", 1, true, null, "x", ["literal", [1, "a"]]]"#, #""1truex[1,\"a\"]""#),
      (#"["to-string", 1e21]"#, #""1e+21""#), (#"["to-string", 1e-7]"#, #""1e-7""#),
      (#"["to-string", 0.1]"#, #""0.1""#),
      (#"["to-string", 123456789012345680000]"#, #""123456789012345680000""#),
      (#"["to-string", -0.5]"#, #""-0.5""#),
      (#"["to-string", ["rgba", 1, 2, 3, 0.5]]"#, #""rgba(1,2,3,0.5)""#),
      (#"["typeof", ["get", "list"]]"#, #""array<number, 2>""#),
      (#"["slice", ["get", "s"], -3, -1]"#, #""aß""#), (#"["slice", ["get", "list"], 1]"#, "[2]"),
      (#"["split", "a,b,,c", ","]"#, #"["a","b","","c"]"#),
      (#"["join", ["literal", ["a", "b"]], "-"]"#, #""a-b""#),
      (#"["geometry-type"]"#, #""LineString""#), (#"["get", "x", ["get", "deep"]]"#, #""y""#),
      (#"["get", "missing"]"#, "null"),
      (#"["has", "nothing"]"#, "true"), (#"["has", "missing"]"#, "false"),
      (#"["has", "x", ["get", "deep"]]"#, "true"),
      (#"["==", ["get", "n"], 4]"#, "true"), (#"["==", 4, ["get", "n"]]"#, "true"),
      (#"["!=", ["get", "s"], "Straße"]"#, "false"),
      (#"["!=", ["get", "missing"], "a"]"#, "true"), (#"["==", ["get", "missing"], null]"#, "true"),
      (#"["==", ["get", "n"], "4"]"#, "false"), (#"["==", ["geometry-type"], "LineString"]"#, "true"),
      (#"["<", "a", "b"]"#, "true"), (#"[">=", ["get", "n"], 4]"#, "true"), (#"["all"]"#, "true"),
      (#"["any"]"#, "false"),
      (#"["any", false, ["get", "b"]]"#, "true"), (#"["!", ["get", "b"]]"#, "false"),
      (#"["in", "tra", ["get", "s"]]"#, "true"),
      (#"["in", 3, ["get", "list"]]"#, "false"), (#"["to-boolean", ""]"#, "false"),
      (#"["to-boolean", "false"]"#, "true"),
      (#"["array", "number", 2, ["get", "list"]]"#, "[1,2]"),
      (#"["semiliteral", [["+", 1, 1], 3]]"#, "[2,3]"),
      (##"["to-rgba", "#ff000080"]"##, "[255,0,0,0.501960784313]"),
      (#"["is-supported-script", "नमस्ते"]"#, "true"),
    ])
  func values(text: String, expected: String) throws {
    let value = try Self.evaluate(text)
    let wanted = StyleValue(try JSON(parsing: expected).value)
    if case .array(let items) = value, case .array(let others) = wanted, case .number? = others.last {
      #expect(items.count == others.count)
      for case (.number(let a), .number(let b)) in zip(items, others) { #expect(abs(a - b) < 1e-9) }
    } else {
      #expect(value == wanted)
    }
  }

  @Test("Texts are the same only by their code points")
  func codePoints() throws {
    #expect(try Self.evaluate(#"["==", "é", "e\u0301"]"#) == .boolean(false))
    #expect(try Self.evaluate(#"["==", ["concat", "", "é"], "é"]"#) == .boolean(true))
  }

  @Test(
    "What is wrong is found before evaluation, with its place",
    arguments: [
      (#"["foo", 1]"#, .unknownOperator("foo"), [0]), ("[]", .empty, []),
      (#"[1]"#, .nameExpected(found: .number), [0]),
      (#"["+", 1, {}]"#, .bareObject, [2]),
      (#"["+", 1, ["sqrt", "a"]]"#, .wrongType(expected: .number, found: .string), [2, 1]),
      (#"["case", true, 1]"#, .argumentCount(expected: .atLeast(3), found: 2), []),
      (#"["match", 1, 1.5, 2, 3]"#, .labelNotWhole(1.5), [2]),
      (#"["match", "a", "b", 1, "b", 2, 3]"#, .duplicateLabel("b"), [4]),
      (#"["var", "x"]"#, .unknownVariable("x"), [1]), (#"["let", "a b", 1, 2]"#, .variableName, [1]),
      (#"["interpolate", ["linear"], ["zoom"], 1, 1, 1, 2]"#, .stopsNotAscending, [5]),
      (#"["interpolate", ["wavy"], ["zoom"], 1, 1, 2, 2]"#, .unknownInterpolation("wavy"), [1, 0]),
      (#"["interpolate", ["linear"], ["zoom"], 1, true, 2, false]"#, .notInterpolatable(.boolean), []),
      (#"["step", ["zoom"], 1, ["zoom"], 2]"#, .stopNotNumber, [3]),
      (#"["+", ["zoom"], 1]"#, .zoomNotAtTop, []),
      (#"["==", 1, "a"]"#, .comparedTypesDiffer(.number, .string), []),
      (#"["<", true, false]"#, .notComparable(operator: "<", type: .boolean), [1]),
      (#"["rgb", 1, 2, 300]"#, .failing(.colorOutOfRange("[1,2,300]")), []),
      (#"["to-color", "oops"]"#, .failing(.notAColor("oops")), []),
      (#"["within", {"type": "Point", "coordinates": [0, 0]}]"#, .geometry, []),
      (#"["at", 5, ["literal", [1]]]"#, .failing(.indexOutOfRange(5, count: 1)), []),
      (#"["-", 1, 2, 3]"#, .noSuchForm(operator: "-", found: [.number, .number, .number]), []),
    ] as [(String, ExpressionIssue.Cause, [Int])])
  func wrong(text: String, cause: ExpressionIssue.Cause, place: [Int]) throws {
    let (expression, issues) = try Self.compile(text)
    #expect(expression == nil)
    #expect(issues.map(\.cause) == [cause] && issues.map(\.place) == [place], "\(issues)")
  }

  @Test("Errors of evaluation say where they are")
  func failing() throws {
    let (expression, _) = try Self.compile(#"["+", 1, ["sqrt", ["get", "s"]]]"#)
    let error = #expect(throws: EvaluationError.self) {
      try expression?.evaluate(EvaluationContext(zoom: 0, feature: Self.feature))
    }
    #expect(error == EvaluationError(.wrongType(expected: .number, found: .string), at: [2, 1]))
  }

  @Test("Expressions within one another without end are refused, not followed")
  func depth() throws {
    let deep = String(repeating: #"["+","#, count: 400) + "1" + String(repeating: "]", count: 400)
    let (expression, issues) = try Self.compile(deep)
    #expect(expression == nil)
    #expect(issues.map(\.cause) == [.tooDeep(limit: 96)])
  }

  @Test("Variables that double each other's work are refused")
  func doubling() throws {
    var text = #"["var", "v60"]"#
    for index in stride(from: 60, through: 1, by: -1) {
      text = #"["let", "v\#(index)", ["+", ["var", "v\#(index - 1)"], ["var", "v\#(index - 1)"]], \#(text)]"#
    }
    let (expression, issues) = try Self.compile(#"["let", "v0", ["to-number", ["get", "n"]], \#(text)]"#)
    #expect(expression == nil)
    #expect(issues.map(\.cause) == [.tooComplex])
    // The same of constants is settled step by step and costs nothing.
    let (constant, _) = try Self.compile(#"["let", "v0", 1, \#(text)]"#)
    #expect(try constant?.evaluate(EvaluationContext(zoom: 0)) == .number(1_152_921_504_606_846_976))
  }

  @Test("Texts that double each other are bounded")
  func doublingTexts() throws {
    var text = #"["var", "v60"]"#
    for index in stride(from: 60, through: 1, by: -1) {
      text =
        #"["let", "v\#(index)", ["concat", ["var", "v\#(index - 1)"], ["var", "v\#(index - 1)"]], \#(text)]"#
    }
    let (expression, issues) = try Self.compile(#"["let", "v0", "x", \#(text)]"#)
    #expect(expression == nil)
    #expect(issues.first?.cause == .failing(.tooLong(limit: 1 << 20)))
  }
}
