import Foundation
import Testing

@testable import Veduta

@Suite("A file is there whole or not at all") struct StagedFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "/veduta-staged-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("folders that are missing are made, and nothing else is left")
  func folders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try StagedFile.write([("\(folder)/a/b/c.txt", Array("one".utf8))])
    #expect(text("a/b/c.txt") == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b") == ["c.txt"])
  }

  @Test("a file that is given up leaves nothing, and what was there stays")
  func givenUp() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try StagedFile.write([("\(folder)/a.txt", Array("old".utf8))])
    do {
      var file = try StagedFile("\(folder)/a.txt")
      try file.write(Array("new".utf8))
      #expect(text("a.txt") == "old")
      #expect(try names().count == 2)
    }
    #expect(try names() == ["a.txt"])
    #expect(text("a.txt") == "old")
  }

  @Test("folders that were made for a file that is given up go with it, unless something else is in them")
  func madeFolders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let first = try StagedFile("\(folder)/a/b/c.txt")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/a/b"))
      _ = consume first
    }
    #expect(try names() == [])
    do {
      let first = try StagedFile("\(folder)/a/b/c.txt")
      try StagedFile.write([("\(folder)/a/d.txt", [1])])
      _ = consume first
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a") == ["d.txt"])
  }

  @Test("a file that replaces another keeps its permissions")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a.txt"
    try StagedFile.write([(path, Array("old".utf8))])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try StagedFile.write([(path, Array("new".utf8))])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(text("a.txt") == "new")
  }

  @Test("of several files none has its name before all are whole")
  func several() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: FileError.notRegular(path: folder, .folder)) {
      try StagedFile.write([("\(folder)/a.txt", [1]), (folder, [2])])
    }
    #expect(try names() == [])
    try StagedFile.write([("\(folder)/a.txt", [1]), ("\(folder)/b.txt", [2])])
    #expect(try names() == ["a.txt", "b.txt"])
  }

  @Test("folders, links and devices are refused and left alone")
  func refused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try StagedFile.write([("\(folder)/a.txt", [1])])
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "a.txt")
    #expect(throws: FileError.notRegular(path: "\(folder)/link", .link)) {
      try StagedFile.check("\(folder)/link")
    }
    #expect(throws: FileError.notRegular(path: "/dev/null", .device)) { try StagedFile.check("/dev/null") }
    #expect(throws: FileError.notRegular(path: "\(folder)/new/", .folder)) {
      try StagedFile.check("\(folder)/new/")
    }
    #expect(throws: FileError.system(.makeFolder, path: "\(folder)/a.txt", code: ENOTDIR)) {
      try StagedFile.write([("\(folder)/a.txt/b", [1])])
    }
    #expect(try names() == ["a.txt", "link"])
  }

  @Test("a file that is read may not be larger than its limit")
  func limit() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a.txt"
    try StagedFile.write([(path, [UInt8](repeating: 7, count: 100_000))])
    #expect(try FileContents.read(path).count == 100_000)
    #expect(throws: FileError.tooLarge(path: path, limit: 99_999)) {
      try FileContents.read(path, limit: 99_999)
    }
    #expect(throws: FileError.system(.open, path: path + "x", code: ENOENT)) {
      try FileContents.read(path + "x")
    }
    #expect(throws: FileError.notReadable(path: "/dev/zero", .device)) { try FileContents.read("/dev/zero") }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(throws: FileError.notReadable(path: folder + "/pipe", .pipe)) {
      try FileContents.read(folder + "/pipe")
    }
  }

  @Test("where one file cannot have its name the others keep their old files, and new ones go")
  func takenBack() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["a", "a.new", "b.new"] { try StagedFile.write([("\(folder)/\(name)", Array(name.utf8))]) }
    let moves = ["a", "b", "c"].map {
      TemporaryFiles.Move(temporary: "\(folder)/\($0).new", path: "\(folder)/\($0)")
    }
    #expect(throws: FileError.system(.rename, path: "\(folder)/c", code: ENOENT)) {
      try TemporaryFiles.move(count: 3) { moves[$0] }
    }
    #expect(text("a") == "a" && text("b") == nil && text("c") == nil)
    try StagedFile.write([("\(folder)/a", [0x31]), ("\(folder)/b", [0x32])])
    #expect(text("a") == "1" && text("b") == "2")
    #expect(try names().filter { $0.hasPrefix(".") || $0.hasSuffix(".old") } == [])
  }

  @Test("numbered files have their names all at once, and what was there before stays until then")
  func frames() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try StagedFile.write([("\(folder)/f/3", Array("old".utf8))])
    let path = folder + "/f"
    do {
      let frames = try StagedFrames(2..<5) { "\(path)/\($0)" }
      for index in 2..<5 { try frames.write([UInt8(index)], as: index) }
      #expect(text("f/3") == "old" && text("f/2") == nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["3"])
    let frames = try StagedFrames(2..<5) { "\(path)/new/../\($0)" }
    for index in 2..<5 { try frames.write([UInt8(0x30 + index)], as: index) }
    try frames.commit(and: StagedFile("\(folder)/r"))
    #expect(text("f/2") == "2" && text("f/3") == "3" && text("f/4") == "4" && text("r") == "")
    _ = consume frames
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["2", "3", "4"])
  }

  @Test("a folder that was made for two files that are given up goes with the last of them")
  func sharedFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/new"
    var frames: StagedFrames?
    do {
      let report = try StagedFile(path + "/r")
      frames = try StagedFrames(0..<1) { "\(path)/\($0)" }
      try frames?.write([1], as: 0)
      _ = consume report
    }
    #expect(FileManager.default.fileExists(atPath: path))
    frames = nil
    #expect(try names() == [])
  }
}
