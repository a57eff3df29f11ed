import JSON
import Style
import Testing

@Suite("Numbers and texts by language") struct LocaleTests {
  @Test(
    "Numbers are written as people of a place write them",
    arguments: [
      (#"1234.567, {}"#, "1,234.567"), (#"-1234.5678, {"locale": "de"}"#, "-1.234,568"),
      (#"1234567.891, {"locale": "fr"}"#, "1\u{202F}234\u{202F}567,891"),
      (#"1234.5, {"locale": "es"}"#, "1234,5"),
      (#"12345.5, {"locale": "es"}"#, "12.345,5"), (#"1234567, {"locale": "en-IN"}"#, "12,34,567"),
      (#"12, {"min-fraction-digits": 2}"#, "12.00"), (#"0.999, {"max-fraction-digits": 2}"#, "1"),
      (#"999.995, {"max-fraction-digits": 2}"#, "1,000"), (#"0.0004, {}"#, "0"), (#"-0.0004, {}"#, "0"),
      (#"1e21, {}"#, "1,000,000,000,000,000,000,000"), (#"2.5, {"max-fraction-digits": 0}"#, "3"),
      (#"1234.5, {"currency": "USD"}"#, "$1,234.50"),
      (#"1234.5, {"locale": "de-DE", "currency": "EUR"}"#, "1.234,50\u{A0}€"),
      (#"1234.5, {"locale": "ja-JP", "currency": "JPY"}"#, "￥1,235"),
      (#"5, {"currency": "CHF"}"#, "CHF\u{A0}5.00"),
      (#"12.25, {"unit": "kilometer-per-hour"}"#, "12.25 km/h"), (#"7, {"locale": "xx"}"#, "7"),
    ])
  func numbers(arguments: String, expected: String) throws {
    #expect(try ExpressionTests.evaluate(#"["number-format", \#(arguments)]"#) == .string(expected))
  }

  @Test(
    "A locale, currency or unit that cannot be is an error",
    arguments: [
      #"{"locale": "no such"}"#, #"{"currency": "euro"}"#, #"{"unit": "parsec-per-fortnight"}"#,
      #"{"max-fraction-digits": 99}"#,
    ])
  func refused(options: String) throws {
    let (expression, issues) = try ExpressionTests.compile(#"["number-format", 1, \#(options)]"#)
    #expect(expression == nil)
    #expect(issues.count == 1)
  }

  @Test(
    "Texts are ordered letter by letter, then by marks, then by case, as far as asked",
    arguments: [
      ("<", "a", "B", #"{}"#, true), ("==", "a", "A", #"{}"#, true),
      ("==", "a", "A", #"{"case-sensitive": true}"#, false),
      ("<", "a", "A", #"{"case-sensitive": true}"#, true), ("==", "é", "e", #"{}"#, true),
      ("==", "é", "e\u{301}", #"{"diacritic-sensitive": true}"#, true),
      ("==", "ệ", "e", #"{}"#, true), ("<", "e", "é", #"{"diacritic-sensitive": true}"#, true),
      ("<", "é", "f", #"{"diacritic-sensitive": true}"#, true),
      ("==", "ß", "ss", #"{}"#, true), ("<", "z", "å", #"{"locale": "sv"}"#, true),
      ("<", "å", "z", #"{"locale": "en"}"#, true),
      ("<", "ö", "å", #"{"locale": "sv"}"#, false), ("==", "Ü", "ue", #"{"locale": "de"}"#, true),
      ("<", "й", "к", #"{}"#, true),
    ])
  func collation(relation: String, first: String, second: String, options: String, expected: Bool) throws {
    let text = #"["\#(relation)", "\#(first)", "\#(second)", ["collator", \#(options)]]"#
    #expect(try ExpressionTests.evaluate(text) == .boolean(expected))
  }
}
