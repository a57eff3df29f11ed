import JSON
import Support
import Testing

@Suite("Writing JSON") struct JSONWritingTests {
  @Test(
    "Numbers have up to 12 digits and no surprises",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (0.1 + 0.2, "0.3"),
      (1.0 / 3, "0.333333333333"), (2.0 / 3, "0.666666666667"), (9_007_199_254_740_992, "9007199254740992"),
      (123_456_789.123456789, "123456789.123"), (0.9999999999999, "1"), (99.99999999999999, "100"),
      (1e-7, "0.0000001"), (-1.5e-12, "-0.0000000000015"), (1e-13, "1e-13"), (1.25e-30, "1.25e-30"),
      (1e20, "100000000000000000000"), (1e21, "1e+21"), (6.02214076e23, "6.02214076e+23"),
      (.infinity, "null"),
      (.nan, "null"), (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.79769313486e+308"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    #expect(JSONNumber.text(value) == expected)
  }

  @Test("What is written reads back to 12 digits", arguments: UInt64(0)..<4)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let value = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &generator))
      // Subnormal numbers have fewer digits than twelve.
      guard value.isNormal else { continue }
      let back = try #require(Double(JSONNumber.text(value)), "seed \(seed)")
      #expect(abs(back - value) <= abs(value) * 5.1e-12, "seed \(seed): \(value)")
    }
  }

  @Test("Names are sorted, and white space is all or nothing")
  func layout() {
    let value: JSONValue = ["b": [1, 2.5, nil], "a": ["c": true, "é": "x"], "empty": [:], "none": []]
    #expect(value.text() == #"{"a":{"c":true,"é":"x"},"b":[1,2.5,null],"empty":{},"none":[]}"#)
    #expect(
      value.text(pretty: true) == """
        {
          "a": {
            "c": true,
            "é": "x"
          },
          "b": [
            1,
            2.5,
            null
          ],
          "empty": {},
          "none": []
        }

        """)
  }

  @Test("Control characters, quotation marks and backslashes are escaped")
  func escapes() throws {
    let text = "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\"\\/é😀\u{2028}\u{2029}\u{2030}¨"
    let written = JSONValue.string(text).text()
    #expect(written == #""\u0000\b\t\n\u000b\f\r\u001f\u007f\"\\/é😀\u2028\u2029‰¨""#)
    #expect(try JSON(parsing: written).string == text)
  }

  @Test("Pieces make the same text as a whole value")
  func pieces() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("a")
    writer.beginArray()
    writer.write(1)
    writer.write("x")
    writer.endArray()
    writer.name("b")
    writer.beginObject()
    writer.endObject()
    writer.endObject()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":[1,"x"],"b":{}}"#)
  }
}
