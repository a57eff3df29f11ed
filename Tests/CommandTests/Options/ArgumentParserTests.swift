import Testing

@testable import Command

@Suite("Arguments are sorted by the option table") struct ArgumentParserTests {
  @Test("a flag first means still; a verb is a verb; nothing means help")
  func verbs() throws {
    #expect(try ArgumentParser.parse(["--place", "Pantheon"]).verb == .still)
    #expect(try ArgumentParser.parse(["frames", "--fps", "30"]).verb == .frames)
    #expect(try ArgumentParser.parse([]).verb == .help)
  }

  @Test(
    "a value may begin with a minus, stand behind an equals sign, or be a lone minus",
    arguments: [
      (["--center", "-33.86,151.2"], OptionName.center, "-33.86,151.2"),
      (["--center=-33.86,151.2"], .center, "-33.86,151.2"),
      (["--marker=0,0;title=a=b"], .marker, "0,0;title=a=b"),
      (["-o", "-"], .output, "-"),
      (["-omap.png"], .output, "map.png"),
      (["-o=map.png"], .output, "map.png"),
      (["--attribution", ""], .attribution, ""),
    ])
  func values(_ arguments: [String], _ name: OptionName, _ value: String) throws {
    #expect(try ArgumentParser.parse(arguments).value(name) == value)
  }

  @Test("what is repeated keeps its order")
  func order() throws {
    let parsed = try ArgumentParser.parse(["--pin", "1,1", "--marker", "2,2", "--pin", "3,3"])
    #expect(parsed.occurrences.map(\.value) == ["1,1", "2,2", "3,3"])
    #expect(parsed.values(.pin) == ["1,1", "3,3"])
  }

  @Test("after a bare -- everything is an operand")
  func operands() throws {
    #expect(try ArgumentParser.parse(["--quiet", "--", "--zoom", "x"]).operands == ["--zoom", "x"])
  }

  @Test(
    "what cannot be meant is told apart",
    arguments: [
      (["stil"], UsageError.unknownVerb("stil", near: "still")),
      (["docs"], .notYet("docs")),
      (["qqqqqq"], .unknownVerb("qqqqqq", near: nil)),
      (["--plcae", "x"], .unknownOption("--plcae", near: "--place")),
      (["--zom=3"], .unknownOption("--zom", near: "--zoom")),
      (["-x"], .unknownOption("-x", near: nil)),
      (["--pitch", "30"], .notYet("--pitch")),
      (["--zoom"], .missingValue(.zoom, "Z")),
      (["--center", "--zoom", "3"], .missingValue(.center, "LAT,LON")),
      (["--place", "-o", "x.png"], .missingValue(.place, "NAME")),
      (["--quiet=yes"], .unexpectedValue(.quiet)),
      (["--zoom", "1", "--zoom", "1"], .repeated(.zoom)),
      (["--fps", "30"], .wrongVerb(.fps, .still)),
      (["frames", "--place", "Pantheon"], .wrongVerb(.place, .frames)),
      (["inspect", "-o", "x.png"], .wrongVerb(.output, .inspect)),
    ])
  func errors(_ arguments: [String], _ expected: UsageError) {
    #expect(throws: expected) { try ArgumentParser.parse(arguments) }
  }

  @Test("every option stands in the table once, and none that is planned stands there too")
  func table() {
    #expect(OptionTable.options.map(\.name).count == OptionName.allCases.count)
    #expect(Set(OptionTable.options.map(\.name)) == Set(OptionName.allCases))
    let letters = OptionTable.options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(Set(OptionTable.later).isDisjoint(with: OptionName.allCases.map(\.rawValue)))
    #expect(OptionTable.options.allSatisfy { !$0.verbs.isEmpty && !$0.summary.isEmpty })
  }
}

@Suite("The near word is found") struct SuggestionTests {
  @Test(
    "one slip in three letters is near",
    arguments: [
      ("zom", "zoom"), ("hedaing", "heading"), ("COLOSEUM", "Colosseum"), ("trevi", "Trevi Fountain"),
      ("xyz", nil), ("", nil),
    ] as [(String, String?)])
  func near(_ word: String, _ expected: String?) {
    let candidates = ["zoom", "heading", "Colosseum", "Trevi Fountain"]
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test(
    "the distance counts letters added, dropped, changed and swapped",
    arguments: [("", "", 0), ("a", "", 1), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1)])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(Suggestion.distance(first, second) == expected)
    #expect(Suggestion.distance(second, first) == expected)
  }
}
