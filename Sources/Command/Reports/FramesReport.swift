import JSON
import Veduta

/// A report of frames that is written one frame after the other.
final class FramesReport {
  private var file: StagedFile?
  private var isEmpty = true

  /// Begins a report.
  init(_ path: String) throws(CommandError) {
    file = try fileErrors { () throws(FileError) in
      var file = try StagedFile(path)
      try file.write(Array("{\"frames\":[".utf8))
      return file
    }
  }

  /// Adds a frame.
  func add(_ frame: JSONValue) throws(FileError) {
    try file?.write(Array((isEmpty ? "\n" : ",\n").utf8) + frame.encoded())
    isEmpty = false
  }

  /// Ends the report, which has its name only when it is committed.
  func finished() throws(FileError) -> StagedFile? {
    try file?.write(Array("\n]}\n".utf8))
    return file.take()
  }
}
