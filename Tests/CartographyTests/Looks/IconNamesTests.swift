import JSON
import Testing

@testable import Cartography

@Suite("Names of icons in a style")
struct IconNamesTests {
  @Test(
    "All names that an expression may give are found, in the order of the text",
    arguments: [
      (#""a""#, ["a"], 0), (#"["image", "a"]"#, ["a"], 0),
      (#"["match", ["get", "x"], "k", "a", ["l", "m"], "b", "c"]"#, ["a", "b", "c"], 0),
      (#"["case", ["has", "x"], "a", ["has", "y"], ["image", "b"], "a"]"#, ["a", "b"], 0),
      (#"["step", ["zoom"], "", 10, "a", 12, ["match", ["get", "x"], 1, "b", ""]]"#, ["a", "b"], 0),
      (#"["coalesce", ["image", "a"], ["image", ["get", "x"]], "c"]"#, ["a", "c"], 1),
      (#"["let", "v", "z", "a"]"#, ["a"], 0), (#"["concat", "a", ["get", "x"]]"#, [], 1),
      (#"{"stops": [[0, "a"], [5, "b"]], "default": "c"}"#, ["a", "b", "c"], 0),
      (#"{"type": "identity", "property": "x"}"#, [], 1), (#""{class}-11""#, [], 1),
    ])
  func found(text: String, names: [String], computed: Int) throws {
    let found = IconNames(try JSON(parsing: text))
    #expect(found.written.map(\.name) == names && found.computed.count == computed)
  }
}
