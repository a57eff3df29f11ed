import Testing

@Suite("Pictures for documents come with their text") struct DocumentRunTests {
  private let folder: Folder
  private let common = [
    "--place", "Pantheon", "--style", "both", "--scale", "1,2", "--size", "40x30", "-o", "d/rome.png",
  ]

  init() throws {
    folder = try Folder()
  }

  @Test("GitHub gets a picture element with a source for each look")
  func github() throws {
    let run = try Run(common + ["--for", "github", "--alt", "A \"map\""], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      folder.names == ["d/", "d/rome-dark.png", "d/rome-dark@2x.png", "d/rome.png", "d/rome@2x.png"])
    #expect(
      run.text == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="d/rome-dark.png 1x, d/rome-dark@2x.png 2x">
          <source media="(prefers-color-scheme: light)" srcset="d/rome.png 1x, d/rome@2x.png 2x">
          <img alt="A &quot;map&quot;" src="d/rome.png" width="40" height="30">
        </picture>

        """)
  }

  @Test("DocC gets a plain image, whose variants it finds by their names")
  func docc() throws {
    let run = try Run(common + ["--for", "docc", "--alt", "A [map]"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      folder.names == ["d/", "d/rome.png", "d/rome@2x.png", "d/rome~dark.png", "d/rome~dark@2x.png"])
    #expect(run.text == "![A \\[map\\]](rome.png)\n")
  }

  @Test("--check tells fresh from stale, missing and foreign, and writes nothing")
  func check() throws {
    let missing = try Run(common + ["--check"], in: folder)
    #expect(missing.exitCode == 3)
    #expect(missing.text == "veduta --place Pantheon --style both --scale 1,2 --size 40x30 -o d/rome.png\n")
    #expect(missing.errorLines.first == "d/rome.png is missing")
    #expect(folder.names.isEmpty)
    #expect(try Run(common, in: folder).exitCode == 0)
    let fresh = try Run(common + ["--check"], in: folder)
    #expect(fresh.exitCode == 0, "\(fresh.errors)")
    #expect(fresh.output.isEmpty)
    let before = folder["d/rome.png"]
    let stale = try Run(common + ["--check", "--attribution", "Other data"], in: folder)
    #expect(stale.exitCode == 3)
    #expect(stale.errorLines.count == 4)
    #expect(stale.text.hasSuffix(" --attribution 'Other data'\n"))
    #expect(folder["d/rome.png"] == before)
    folder["d/rome.png"] = [1, 2, 3]
    let foreign = try Run(common + ["--check"], in: folder)
    #expect(foreign.exitCode == 3)
    #expect(foreign.errors == "d/rome.png is not a picture made by veduta\n")
  }

  @Test("--check sees that a picture was cut or changed")
  func damaged() throws {
    let still = ["--place", "Pantheon", "--size", "60x45", "-o", "x.png"]
    #expect(try Run(still, in: folder).exitCode == 0)
    let whole = try #require(folder["x.png"])
    #expect(try Run(still + ["--check"], in: folder).exitCode == 0)
    var changed = whole
    changed[whole.count - 40] ^= 0x55
    for bytes in [Array(whole.dropLast(30)), changed] {
      folder["x.png"] = bytes
      let run = try Run(still + ["--check"], in: folder)
      #expect(run.exitCode == 3 && run.errors.contains("x.png is damaged"), "\(run.errors)")
      #expect(folder["x.png"] == bytes)
    }
  }
}
