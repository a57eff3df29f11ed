import JSON
import Veduta

/// Writes numbered pictures and a report of them: on disk they grow, not in memory, and they have their names all at
/// once, when the last is there, or never.
struct FrameWriter {
  /// A frame that is ready to be written.
  struct Frame: Sendable {
    /// The picture.
    var snapshot: Snapshot
    /// The bytes of its file.
    var bytes: [UInt8]
    /// What the report says of it.
    var fields: [String: JSONValue]
  }

  /// What is kept of a frame when its file is there.
  private struct Written: Sendable {
    var fields: [String: JSONValue]
    var warnings: [MapWarning]
  }

  /// What the files are called.
  var names: FrameNames
  /// The numbers of the frames.
  var range: Range<Int>
  /// How many frames all of the film has, those included that are not made this time.
  var total: Int
  /// How many frames are made at a time; by default one a core.
  var workers: Int?
  /// Where the report goes, if one is wanted.
  var report: String?
  /// How much is said.
  var manners: Manners

  /// Makes and writes all frames, then says what was written and what could not be drawn as asked.
  /// - Parameter make: Makes the frame of a number; called on several threads at a time.
  /// - Throws: What `make` throws, and whatever keeps a file from being written.
  func write(_ make: @escaping @Sendable (Int) throws -> Frame) async throws(CommandError) {
    let isSilent = manners == .quiet || range.count == 1
    var progress = Progress(total: range.count, isSilent: isSilent)
    var warnings: [MapWarning] = []
    let report = try report.map { path throws(CommandError) in try FramesReport(path) }
    let (names, wantsReport, numbered) = (names, report != nil, self.numbered)
    let files = try fileErrors { () throws(FileError) in try StagedFrames(range, name: names.name) }
    do {
      try await OrderedWork.run(range, workers: workers ?? FrameSequence.cores) { index in
        let frame = try numbered(index) { try make(index) }
        try files.write(frame.bytes, as: index)
        return Written(fields: wantsReport ? frame.fields : [:], warnings: frame.snapshot.map.warnings)
      } deliver: { index, written in
        try report?.add(.object(written.fields))
        warnings += written.warnings.filter { !warnings.contains($0) }
        progress.advance(to: index - range.lowerBound + 1)
      }
      try files.commit(and: try report?.finished())
    } catch {
      progress.finish()
      throw CommandError(error)
    }
    progress.finish()
    tell(warnings, seconds: progress.seconds)
  }

  /// Runs what makes a frame; of one among others a failure says which.
  private func numbered(_ index: Int, _ make: () throws -> Frame) throws -> Frame {
    do { return try make() } catch let error as SnapshotError where range != 0..<1 {
      throw CommandError.frame(index, error)
    }
  }

  /// Makes one frame and writes it to standard output; the report of it is there when that is done.
  func writeToStandardOutput(_ make: (Int) throws(SnapshotError) -> Frame) throws(CommandError) {
    let frame = try snapshotErrors { () throws(SnapshotError) in try make(range.lowerBound) }
    let report = try report.map { path throws(CommandError) in try FramesReport(path) }
    try fileErrors { () throws(FileError) in
      try report?.add(.object(frame.fields))
      let file = try report?.finished()
      try Console.output(frame.bytes)
      if let file { try file.commit() }
    }
    Notes(manners: manners).warn(frame.snapshot.map.warnings)
  }

  private func tell(_ warnings: [MapWarning], seconds: Double) {
    let notes = Notes(manners: manners)
    notes.warn(warnings)
    let (first, last) = (
      FilePath.settled(names.name(range.lowerBound)), FilePath.settled(names.name(range.upperBound - 1))
    )
    if range.count == 1 {
      notes.wrote(first)
    } else {
      notes.say("wrote \(range.count) frames, \(first) to \(last)")
    }
    if let report { notes.wrote(report) }
    let older = names.files(from: total).map(FilePath.settled)
    if let first = older.first, let last = older.last {
      notes.say(
        "warning: \(older.count == 1 ? "a frame of an older film is" : "\(older.count) frames of an older film are") "
          + "still there, and ffmpeg would take them too: \(first)\(older.count == 1 ? "" : " to \(last)")")
    }
    guard manners == .verbose, range.count > 1 else { return }
    let rate = Double(range.count) / max(seconds, 1e-6)
    notes.say("\(Progress.tenths(seconds)) s in all, \(Progress.tenths(rate)) frames a second")
  }
}
