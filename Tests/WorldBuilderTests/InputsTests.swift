import Testing

@testable import WorldBuilder

@Suite("The command line") struct InputsTests {
  private static let all = ["--magics", "m", "--qgis", "q", "--geonames", "g", "-o", "out"]

  @Test("Options come in any order") func order() throws {
    let inputs = try Inputs(Array(Self.all[4...] + ["--any-version"] + Self.all[..<4]))
    #expect(inputs.magics == "m" && inputs.qgis == "q" && inputs.geonames == "g" && inputs.output == "out")
    #expect(inputs.takesAnyVersion)
    #expect(try !Inputs(Self.all).takesAnyVersion)
  }

  @Test(
    "What is wrong is named",
    arguments: [
      (["-o"], BuildError.missingValue(option: "-o")), (["--lakes", "l"], .unknownOption("--lakes")),
      (Array(all.dropLast(2)), .missingOption("-o")),
    ])
  func wrong(arguments: [String], error: BuildError) {
    #expect(throws: error) { try Inputs(arguments) }
  }

  @Test("SHA-256 of abc is the standard's") func digest() {
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(KnownInputs.digest(Array("abc".utf8)) == expected)
  }

  @Test("A file that is not there is named with the system's reason") func missing() {
    #expect(throws: BuildError.unreadable(path: "/no/such/file", reason: 2)) {
      try InputFile.read("/no/such/file")
    }
  }
}
