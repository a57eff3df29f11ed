import Foundation
import Testing

@testable import Command

@Suite("Shells complete what is typed") struct CompletionTests {
  @Test(
    "Bash offers what the option table knows",
    arguments: [
      (["s"], ["still", "screen"]), (["completion", ""], ["bash", "zsh", "fish"]),
      (["still", "--sty"], ["--style"]), (["still", "--style", "d"], ["dark"]),
      (["still", "--style", "=", "d"], ["dark"]), (["frames", "--style", "b"], []),
      (["frames", "--curve", "ease"], ["easeIn", "easeOut", "easeInOut"]),
      (["still", "--tiles", "h"], ["helsinki"]), (["tile", "--format", ""], ["png", "jpg", "webp"]),
      (["still", "--place", "Lou"], [#"Louvre\ Museum"#]), (["screen", "pin"], ["pin-drop"]),
      (["--pl"], ["--place", "--places"]),
      (["frames", "--from", "place", "=", "Lou"], [#"Louvre\ Museum"#]),
      (
        ["frames", "--from", "place", "="],
        ["Colosseum", "Pantheon", #"Trevi\ Fountain"#, #"Eiffel\ Tower"#, #"Louvre\ Museum"#]
      ),
      (["frames", "--to", "=", "place", "=", "Pan"], ["Pantheon"]), (["frames", "--to", "fi"], ["fit"]),
      (["screen", "places", "--event", "tog"], ["toggleList"]),
      (["screen", "places", "--select", "Tre"], [#"Trevi\ Fountain"#]),
    ] as [([String], [String])])
  func bash(typed: [String], offered: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let words = (["veduta"] + typed).map { CompletionTable.quoted($0) }
    let script =
      BashCompletion.script
        + """
        COMP_WORDS=(\(words.joined(separator: " ")))
        COMP_CWORD=\(typed.count)
        _veduta
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let lines = try Self.output(of: "/bin/bash", ["--norc", "-c", script]).split(separator: "\n")
    #expect(lines.map(String.init) == offered)
  }

  @Test("Bash offers files that an option reads, and folders on the way to them")
  func files() throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let folder = try Folder()
    for name in ["city.pmtiles", "city.txt", "cities/a.mbtiles", ".hidden.pmtiles", ".folder/b.mbtiles"] {
      let file = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    for (typed, offered) in [
      ("c", ["city.pmtiles", "cities"]), ("''", ["world", "helsinki", "city.pmtiles", "cities"]),
      (".", [".hidden.pmtiles", ".folder"]),
    ] as [(String, Set<Substring>)] {
      let script =
        "cd \(CompletionTable.quoted(folder.path))\n" + BashCompletion.script
          + """
          COMP_WORDS=(veduta still --tiles \(typed))
          COMP_CWORD=3
          _veduta
          printf '%s\\n' "${COMPREPLY[@]}"
          """
      let lines = try Self.output(of: "/bin/bash", ["--norc", "-c", script]).split(separator: "\n")
      #expect(Set(lines).subtracting([".", ".."]) == offered, "\(typed)")
    }
  }

  @Test("Each shell that is there reads its script without a complaint", arguments: Shell.allCases)
  func syntax(_ shell: Shell) throws {
    let places = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return }
    let folder = try Folder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("script")
    try shell.script.write(to: file, atomically: true, encoding: .utf8)
    #expect(try Self.output(of: path, ["-n", file.path]) == "")
  }

  @Test("Each script names every option of every verb", arguments: Shell.allCases)
  func complete(_ shell: Shell) {
    for option in OptionTable.options where !option.verbs.isEmpty {
      #expect(shell.script.contains(option.name.rawValue), "\(option.flag)")
    }
  }

  @Test("The command prints a shell's script, and says which shells it knows")
  func command() throws {
    let run = try Run(["completion", "bash"], in: Folder())
    #expect(run.exitCode == 0 && run.text == BashCompletion.script && run.errors.isEmpty)
    for arguments in [["completion"], ["completion", "csh"], ["completion", "bash", "zsh"]] {
      let refused = try Run(arguments, in: Folder())
      #expect(refused.exitCode == 2 && refused.text.isEmpty, "\(arguments)")
    }
  }

  /// What a program prints, errors among it.
  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
