import JSON
import Style
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The table of properties") struct PropertyTableTests {
  @Test("Every property has the definition of its own name")
  func names() {
    for property in StyleProperty.allCases {
      let camel = property.name.split(separator: "-").enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
      #expect(camel.joined() == "\(property)")
    }
  }

  @Test("Properties are found by name in the kinds of layers that have them, and nowhere else")
  func kinds() {
    #expect(StyleProperty(name: "line-width", in: .line) == .lineWidth)
    #expect(StyleProperty(name: "line-width", in: .fill) == nil)
    #expect(LayerKind.allCases.allSatisfy { StyleProperty(name: "visibility", in: $0) == .visibility })
    #expect(
      LayerKind.allCases.filter { StyleProperty(name: "resampling", in: $0) != nil } == [
        .raster, .hillshade, .colorRelief,
      ])
  }

  @Test("Defaults are of the property's type and within its range")
  func defaults() {
    for definition in StyleProperty.allCases.map(\.definition) {
      guard let value = definition.defaultValue else { continue }
      #expect(definition.type.includes(value.type), "\(definition.name)")
      if case .number(let number) = value { #expect(definition.range.contains(number), "\(definition.name)") }
      if case .string(let word) = value {
        #expect(definition.words?.contains(word) == true, "\(definition.name)")
      }
    }
  }

  private static let file = getenv("VEDUTA_CONFORMANCE").map { String(cString: $0) + "/spec/v8.json" }

  @Test("The table says what the specification's own file says", .enabled(if: file != nil))
  func specification() throws {
    let root = try JSON(parsing: try #require(Self.file.flatMap(ExpressionSuiteTests.read)))
    var count = 0
    for kind in LayerKind.allCases {
      for group in ["layout", "paint"] {
        let section = try #require(root["\(group)_\(kind.rawValue)"])
        for member in section.members where member.value.kind == .object {
          guard let type = member.value["type"]?.string else { continue }
          let definition = try #require(StyleProperty(name: member.key, in: kind), "\(member.key)").definition
          #expect(definition.group.rawValue == group)
          #expect(
            definition.isInterpolated == (member.value["expression"]?["interpolated"]?.bool ?? false),
            "\(member.key)")
          #expect(definition.hasTokens == (member.value["tokens"]?.bool ?? false), "\(member.key)")
          #expect(
            definition.range.lowerBound == member.value["minimum"]?.number ?? -.infinity, "\(member.key)")
          #expect(
            definition.range.upperBound == member.value["maximum"]?.number ?? .infinity, "\(member.key)")
          if type == "number" {
            #expect(
              definition.defaultValue == member.value["default"]?.number.map(StyleValue.number),
              "\(member.key)")
          }
          if type == "enum" {
            #expect(definition.words == member.value["values"]?.members.map(\.key), "\(member.key)")
          }
          count += 1
        }
      }
    }
    #expect(count > 140)
  }
}
