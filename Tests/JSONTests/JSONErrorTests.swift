import JSON
import Support
import Testing

@Suite("Refusing what is no JSON") struct JSONErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let cause: JSONError.Cause
    let offset: Int
    var testDescription: String { text }

    init(_ text: String, _ cause: JSONError.Cause, _ offset: Int) {
      (self.text, self.cause, self.offset) = (text, cause, offset)
    }
  }

  @Test(
    "The cause and its place are told",
    arguments: [
      Case("", .unexpectedEnd(expected: .value), 0),
      Case("  ", .unexpectedEnd(expected: .value), 2),
      Case("[1 2]", .unexpectedByte(0x32, expected: .commaOrBracket), 3),
      Case("[1,]", .unexpectedByte(0x5D, expected: .value), 3),
      Case("[1", .unexpectedEnd(expected: .commaOrBracket), 2),
      Case("{\"a\":1,}", .unexpectedByte(0x7D, expected: .name), 7),
      Case("{\"a\" 1}", .unexpectedByte(0x31, expected: .colon), 5),
      Case("{\"a\":1 \"b\":2}", .unexpectedByte(0x22, expected: .commaOrBrace), 7),
      Case("{1:2}", .unexpectedByte(0x31, expected: .name), 1),
      Case("[1}", .unexpectedByte(0x7D, expected: .commaOrBracket), 2),
      Case("1 2", .unexpectedByte(0x32, expected: .end), 2),
      Case("truth", .unexpectedByte(0x74, expected: .value), 3),
      Case("NaN", .unexpectedByte(0x4E, expected: .value), 0),
      Case("// no", .unexpectedByte(0x2F, expected: .value), 0),
      Case("01", .malformedNumber, 0),
      Case("[-]", .malformedNumber, 1),
      Case("1.", .malformedNumber, 0),
      Case("1.e3", .malformedNumber, 0),
      Case("1e", .malformedNumber, 0),
      Case("1e999", .numberOutOfRange, 0),
      Case("1e99999999999999999999", .numberOutOfRange, 0),
      Case("\"abc", .unexpectedEnd(expected: .quotationMark), 4),
      Case("\"\\", .unexpectedEnd(expected: .quotationMark), 2),
      Case("\"\\x\"", .malformedEscape, 1),
      Case("\"\\u12G4\"", .malformedEscape, 1),
      Case("\"\\ud83d\"", .loneSurrogate, 1),
      Case("\"\\ud83d\\u0041\"", .loneSurrogate, 1),
      Case("\"\\ude00\"", .loneSurrogate, 1),
      Case("\"a\nb\"", .controlCharacter(0x0A), 2),
      Case("{\"a\":1,\"b\":{},\"\\u0061\":2}", .duplicateName("a"), 14),
    ])
  func causes(_ row: Case) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: row.text) }
    #expect(error?.cause == row.cause)
    #expect(error?.position.offset == row.offset)
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE4, 0xB8], [0xE4, 0xB8, 0x41], [0xFF],
    ] as [[UInt8]])
  func malformedUTF8(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: [0x22] + bytes + [0x22]) }
    #expect(error?.cause == .malformedUTF8)
    #expect(error?.position.offset == 1)
  }

  @Test("A name that stands twice among many is found")
  func duplicateAmongMany() {
    let members = (0..<500).map { "\"name\($0)\":\($0)" }.joined(separator: ",")
    #expect(throws: Never.self) { try JSON(parsing: "{\(members)}") }
    let error = #expect(throws: JSONError.self) { try JSON(parsing: "{\(members),\"name250\":1}") }
    #expect(error?.cause == .duplicateName("name250"))
  }

  @Test("Depth and size are bounded")
  func limits() throws {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    #expect(throws: JSONError.self) { try JSON(parsing: deep) }
    #expect(throws: Never.self) { try JSON(parsing: deep, limits: JSONLimits(depth: 600)) }
    let error = #expect(throws: JSONError.self) { try JSON(parsing: "[1,2,3]", limits: JSONLimits(bytes: 6)) }
    #expect(error?.cause == .tooLarge(limit: 6))
  }

  @Test("A hundred thousand open brackets are no danger")
  func openBrackets() {
    let error = #expect(throws: JSONError.self) {
      try JSON(parsing: String(repeating: "[{\"a\":", count: 100_000), limits: JSONLimits(depth: 1 << 20))
    }
    #expect(error?.cause == .unexpectedEnd(expected: .value))
  }

  @Test("Changed, cut and repeated bytes are read or refused, and never trap", arguments: UInt64(0)..<8)
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text =
      #"{"type":"Feature","id":-12.5e+3,"a":["\u00e9\ud83d\ude00",true,null,0.1,{}],"ü":{"b":[[1,2],[3,4]]}}"#
    var read = 0
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&bytes, using: &generator) }
      guard let json = try? JSON(parsing: bytes) else { continue }
      read += 1
      // All that was read can be walked and written, and reads back as the same.
      let again = try? JSON(parsing: json.value.encoded())
      #expect(again?.value == json.value || !json.value.isExact, "seed \(seed)")
    }
    #expect(read > 0, "seed \(seed)")
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(Array("[]{},:\"\\0e-.u".utf8).randomElement(using: &generator) ?? 0, at: place)
    case 3: bytes.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}

extension JSONValue {
  /// Whether all numbers in it survive being written with 12 digits.
  fileprivate var isExact: Bool {
    switch self {
    case .number(let value): Double(JSONNumber.text(value)) == value
    case .array(let values): values.allSatisfy(\.isExact)
    case .object(let members): members.values.allSatisfy(\.isExact)
    default: true
    }
  }
}
