import JSON
import Support
import Testing

@Suite("Reading JSON") struct JSONReadingTests {
  @Test("Values of all kinds are read")
  func kinds() throws {
    let json = try JSON(parsing: #" {"a": [1, -2.5e3, true, false, null, "x"], "b": {"c": {}}, "d": []} "#)
    #expect(json.kind == .object)
    #expect(json.count == 3)
    #expect(json["a"]?.count == 6)
    #expect(json["a"]?[1]?.number == -2500)
    #expect(json["a"]?[2]?.bool == true)
    #expect(json["a"]?[3]?.bool == false)
    #expect(json["a"]?[4]?.isNull == true)
    #expect(json["a"]?[5]?.string == "x")
    #expect(json["a"]?[6] == nil)
    #expect(json["a"]?[-1] == nil)
    #expect(json["b"]?["c"]?.count == 0)
    #expect(json["d"]?.array?.isEmpty == true)
    #expect(json["nowhere"] == nil)
    #expect(json.object?.map(\.key) == ["a", "b", "d"])
  }

  @Test(
    "Strings are decoded, surrogate pairs included",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u4E2D""#, "é中"), (#""\ud83d\ude00!""#, "😀!"), ("\"é中😀\"", "é中😀"), (#""\u0000""#, "\0"),
    ])
  func strings(text: String, expected: String) throws {
    #expect(try JSON(parsing: text).string == expected)
  }

  @Test(
    "Numbers are the nearest doubles",
    arguments: [
      "0", "-0", "1", "123456789012345678", "0.1", "2.3488000000000002", "48.85661400000001", "1e22", "1e23",
      "1e-7", "9007199254740993", "9007199254740992.5", "179769313486231570000e288", "5e-324", "2e-324",
      "1e-400", "0.30000000000000004", "1.7976931348623157e308", "18446744073709551615",
      "18446744073709551616", "0.1000000000000000055511151231257827",
      "100000000000000000000000000000000000000", "-122.41941550000001", "9.007199254740993e15",
    ])
  func numbers(text: String) throws {
    #expect(try JSON(parsing: text).number?.bitPattern == Double(text)?.bitPattern)
  }

  @Test("Numbers of any length and size are the nearest doubles", arguments: UInt64(0)..<4)
  func randomNumbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      let whole = Int.random(in: 0...18, using: &generator)
      let fraction = Int.random(in: 0...20, using: &generator)
      var text = Bool.random(using: &generator) ? "-" : ""
      text += whole == 0 ? "0" : "7"
      for _ in 0..<max(0, whole - 1) { text += String(Int.random(in: 0...9, using: &generator)) }
      if fraction > 0 { text += "." }
      for _ in 0..<fraction { text += String(Int.random(in: 0...9, using: &generator)) }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        text += "e\(Int.random(in: -30...30, using: &generator))"
      }
      #expect(
        try JSON(parsing: "[\(text)]")[0]?.number?.bitPattern == Double(text)?.bitPattern,
        "seed \(seed): \(text)")
    }
  }

  @Test("Numbers close to the middle between two doubles go to the right one", arguments: UInt64(0)..<4)
  func middles(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      // Nineteen digits of a number that ends just beside the middle of two neighbouring doubles.
      let digits = UInt64.random(in: 1 << 60...10_000_000_000_000_000_000, using: &generator)
      let middle = (digits & ~0x7FF) | 0x400
      for offset in [UInt64(0), 1, 2, 3] {
        for text in [
          "\(middle + offset)", "\(middle - offset)", "\(middle + offset)e-3", "0.\(middle - offset)",
        ] {
          #expect(
            try JSON(parsing: text).number?.bitPattern == Double(text)?.bitPattern, "seed \(seed): \(text)")
        }
      }
    }
  }

  @Test("Numbers of an array come at once only if there is nothing else in it")
  func numberArrays() throws {
    #expect(try JSON(parsing: "[1, 2.5, -3]").numbers == [1, 2.5, -3])
    #expect(try JSON(parsing: "[]").numbers == [])
    #expect(try JSON(parsing: "[1, [2]]").numbers == nil)
    #expect(try JSON(parsing: "[1, null]").numbers == nil)
    #expect(try JSON(parsing: "{}").numbers == nil)
  }

  @Test("A value knows its line, column and path")
  func places() throws {
    let text = "[\n  {\"é\": 1,\r\n   \"coordinates\": {\"latitude\": \"x\"}},\r7, [8, [9]]]"
    let json = try JSON(parsing: text)
    let latitude = try #require(json[0]?["coordinates"]?["latitude"])
    #expect(latitude.path.description == "[0].coordinates.latitude")
    #expect(latitude.position.line == 3)
    #expect(latitude.position.column == 32)
    #expect(json[0]?["é"]?.position.column == 9)
    #expect(json[1]?.position.line == 4)
    #expect(json[2]?[1]?[0]?.path.description == "[2][1][0]")
    #expect(json.path.description == "")
    #expect(json[0]?["coordinates"]?.path.description == "[0].coordinates")
    #expect(
      JSONPath([.key("a b.c"), .key("line-width"), .index(2)]).description == #"["a b.c"].line-width[2]"#)
  }

  @Test("A byte order mark is skipped")
  func byteOrderMark() throws {
    let json = try JSON(parsing: "\u{FEFF}[1]")
    #expect(json[0]?.number == 1)
    #expect(json[0]?.position.column == 2)
  }

  @Test("Names are found by their text, however they are written")
  func escapedNames() throws {
    let json = try JSON(parsing: #"{"\u0061b": 1, "c": 2}"#)
    #expect(json["ab"]?.number == 1)
    #expect(json["c"]?.number == 2)
    #expect(json.members.map(\.key) == ["ab", "c"])
    #expect(json.members.map { $0.isNamed("ab") } == [true, false])
  }
}
