import Foundation
import Testing

@testable import Command

@Suite("The help is what it was, and lists what works") struct HelpTests {
  private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  @Test("each page equals its golden", arguments: [nil] + Verb.allCases.filter { $0 != .help })
  func golden(_ verb: Verb?) throws {
    let text = HelpPage.text(verb)
    let file = Self.goldens.appendingPathComponent("\(verb?.rawValue ?? "veduta").txt")
    if ProcessInfo.processInfo.environment["VEDUTA_RENEW_GOLDENS"] != nil {
      try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("renewed \(file.lastPathComponent)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("no line is longer than 80 characters", arguments: [nil] + Verb.allCases.filter { $0 != .help })
  func width(_ verb: Verb?) {
    for line in HelpPage.text(verb).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    "a page lists every option of its verb and none that is planned",
    arguments: Verb.allCases.filter { $0 != .help })
  func complete(_ verb: Verb) {
    let page = HelpPage.text(verb)
    let words = page.split { " \n".contains($0) }.map(String.init)
    for option in OptionTable.options {
      let starts = page.split(separator: "\n").contains { line in
        let entry = line.hasPrefix("  -") ? line.split(separator: " ").prefix(2).map(String.init) : []
        return entry.contains(option.flag)
      }
      #expect(starts == option.verbs.contains(verb), "\(option.flag)")
    }
    for name in OptionTable.later { #expect(!words.contains("--\(name)"), "\(name)") }
  }

  @Test(
    "help goes to standard output, with exit code 0",
    arguments: [["help"], ["--help"], [], ["help", "help"]])
  func run(_ arguments: [String]) throws {
    let run = try Run(arguments, in: Folder())
    #expect(run.exitCode == 0)
    #expect(run.text == HelpPage.text(nil))
    #expect(run.errors.isEmpty)
  }

  @Test("every command in the help is understood")
  func examples() throws {
    for verb in [nil, Verb.still, .frames, .screen, .tile, .inspect, .completion] {
      try Self.checkCommands(in: HelpPage.text(verb), after: "  ")
    }
  }

  @Test(
    "every command in the README and in the gallery is understood",
    arguments: ["README.md", "output/gallery/README.md"])
  func documents(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    try Self.checkCommands(
      in: String(contentsOf: root.appendingPathComponent(name).standardized, encoding: .utf8))
  }

  private static func checkCommands(in text: String, after blanks: String = "") throws {
    let lines = text.replacingOccurrences(of: "\\\n", with: " ").split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix(blanks + "veduta ") }
    #expect(!commands.isEmpty)
    for command in commands {
      // What the shell does with the output is no part of the command.
      let words = words(command.split(separator: " > ")[0]).dropFirst()
      #expect(throws: Never.self, "\(command)") { try Request(try ArgumentParser.parse(Array(words))) }
    }
  }

  /// Splits as a shell does, as far as double quotes go.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
