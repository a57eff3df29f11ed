import JSON
import Testing

@testable import Conformance

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The style specification's own expression tests, if their folder is named by `VEDUTA_CONFORMANCE`.
@Suite("The specification's expression tests") struct ExpressionSuiteTests {
  /// Cases that are known to fail, each with the reason; this list only shrinks.
  static let skipped: [String: String] = [:]

  static let folder = getenv("VEDUTA_CONFORMANCE").map { String(cString: $0) + "/expression/tests" }

  @Test("Every case gives what it expects", .enabled(if: folder != nil))
  func cases() throws {
    let folder = try #require(Self.folder)
    let paths = Self.files(under: folder).sorted()
    #expect(paths.count > 400)
    var passed = 0
    for path in paths {
      let name = String(path.dropFirst(folder.count + 1).dropLast("/test.json".count))
      let test = try JSON(parsing: try #require(Self.read(path), "\(path)"))
      let isAnswered = Self.isAnswered(test, named: name)
      if let reason = Self.skipped[name] {
        #expect(!isAnswered, "\(name) passes now, take it off the list (\(reason))")
      } else {
        #expect(isAnswered, "\(name)")
      }
      passed += isAnswered ? 1 : 0
    }
    print("expression tests: \(passed) of \(paths.count) passed")
  }

  private static func isAnswered(_ test: JSON, named name: String) -> Bool {
    var specification: [String: JSONValue] = [
      "property-type": "data-driven",
      "expression": ["interpolated": true, "parameters": ["zoom", "feature"]],
    ]
    for member in test["propertySpec"]?.object ?? [] { specification[member.key] = member.value.value }
    let line: JSONValue = [
      "id": .string(name), "expression": test["expression"]?.value ?? nil,
      "propertySpec": .object(specification),
      "inputs": test["inputs"]?.value ?? [], "globalState": test["globalState"]?.value ?? [:],
    ]
    guard let answer = try? JSON(parsing: ExpressionCase.answer(line.text())), let expected = test["expected"]
    else {
      return false
    }
    let isError = expected["compiled"]?["result"]?.string == "error"
    guard answer["compiled"]?["result"]?.string == expected["compiled"]?["result"]?.string else {
      return false
    }
    if isError { return true }
    return matches(answer["compiled"]?.value, expected["compiled"]?.value)
      && matches(answer["outputs"]?.value, expected["outputs"]?.value ?? [])
  }

  /// Whether a result is the one expected: numbers to six digits, any error for any error.
  private static func matches(_ result: JSONValue?, _ expected: JSONValue?) -> Bool {
    switch (result, expected) {
    case (.number(let a)?, .number(let b)?):
      if a == b { return true }
      let places = max(0, 6 - log10(max(abs(a), abs(b))).rounded(.up))
      return places == 0 ? a.rounded(.down) == b.rounded(.down) : abs(a - b) <= pow(10, -places) * 1.000001
    case (.array(let a)?, .array(let b)?):
      return a.count == b.count && zip(a, b).allSatisfy { matches($0, $1) }
    case (.object(let a)?, .object(let b)?):
      if Set(a.keys) == ["error"], Set(b.keys) == ["error"] { return true }
      return Set(a.keys) == Set(b.keys) && a.allSatisfy { matches($0.value, b[$0.key]) }
    default: return result == expected
    }
  }

  private static func files(under folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      if name == "test.json" {
        files.append(folder + "/" + name)
      } else {
        files += Self.files(under: folder + "/" + name)
      }
    }
    return files
  }

  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
