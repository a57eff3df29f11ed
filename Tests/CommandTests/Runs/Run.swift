import Foundation
import Testing

/// The built command, run in a folder of its own.
struct Run {
  /// What the shell was told; 128 and more for a signal.
  var exitCode: Int32
  /// Standard output.
  var output: [UInt8]
  /// Standard error.
  var errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
  /// The lines of standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// The folder the command was built into: that of the tests, or else the package's debug build.
  static let path: String = {
    let besides = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../.build/debug").standardized.path
    let places = (besides + [Bundle.main.bundlePath, package]).map { $0 + "/veduta" }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "veduta"
  }()

  /// Runs the command and waits for its end.
  /// - Parameters:
  ///   - arguments: What is typed after its name.
  ///   - folder: The current folder.
  ///   - limit: The largest file it may write, in blocks as the shell counts them.
  ///   - signal: The signal that interrupts it.
  ///   - interruptAfter: Seconds until it is interrupted, if it is.
  /// - Throws: What the system says if it cannot be run.
  init(
    _ arguments: [String], in folder: Folder, fileLimit limit: Int? = nil, signal: Int32 = SIGINT,
    interruptAfter: Double? = nil
  ) throws {
    let process = Process()
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limiting = limit.map { "ulimit -f \($0); " } ?? ""
    process.arguments = ["-c", limiting + "exec \"$0\" \"$@\" >\"$OUT\" 2>\"$ERR\"", Self.path] + arguments
    let (out, err) = (Folder.scratch("out"), Folder.scratch("err"))
    defer { for path in [out, err] { try? FileManager.default.removeItem(atPath: path) } }
    var environment = ProcessInfo.processInfo.environment
    environment["OUT"] = out
    environment["ERR"] = err
    process.environment = environment
    try process.run()
    if let interruptAfter {
      Thread.sleep(forTimeInterval: interruptAfter)
      kill(process.processIdentifier, signal)
    }
    process.waitUntilExit()
    exitCode =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    output = FileManager.default.contents(atPath: out).map(Array.init) ?? []
    errors = FileManager.default.contents(atPath: err).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// A folder that goes away with its last user.
final class Folder {
  /// Where it is.
  let path: String

  /// Makes a new folder.
  init() throws {
    path = Self.scratch("folder")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A path that nobody else has.
  static func scratch(_ name: String) -> String {
    "\(NSTemporaryDirectory())/veduta-\(name)-\(UUID().uuidString)"
  }

  /// Everything in it, at any depth, sorted; folders end in a slash.
  var names: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return isFolder.boolValue ? name + "/" : name
    }.sorted()
  }

  /// A file's bytes; nothing if there is none.
  subscript(name: String) -> [UInt8]? {
    get { FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) }
    set { _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: newValue.map { Data($0) }) }
  }
}
