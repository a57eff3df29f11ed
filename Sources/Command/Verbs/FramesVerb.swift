import JSON
import Veduta

/// Makes the frames of a move.
struct FramesVerb {
  /// What was asked for.
  var request: FramesRequest
  /// What was typed, for telling how to do it again.
  var typed: [String]

  /// Makes the frames, or compares them, and says so.
  func run() async throws(CommandError) -> ExitCode {
    let plan = try FramesPlan(request)
    if request.output.isCheck { return try Check(manners: request.manners, typed: typed).run(try due(plan)) }
    try checkOutputs(plan)
    if request.output.isStandardOutput { return try writeToStandardOutput(plan) }
    try await writeFiles(plan)
    return .done
  }

  private func due(_ plan: FramesPlan) throws(CommandError) -> [Check.Due] {
    var due: [Check.Due] = []
    for index in plan.range {
      let picture = plan.sequence.picture(at: index)
      let map = try snapshotErrors { () throws(SnapshotError) in try MapRenderer.shared.compose(picture) }
      due.append(Check.Due(path: plan.names.name(index), map))
    }
    return due
  }

  private func checkOutputs(_ plan: FramesPlan) throws(CommandError) {
    let frames = request.output.isStandardOutput ? [] : plan.range.map(plan.names.name)
    try OutputCheck.check(
      frames + [request.output.report].compactMap(\.self), inputs: request.content.placesFiles)
  }

  /// The one frame that was asked for, to standard output.
  private func writeToStandardOutput(_ plan: FramesPlan) throws(CommandError) -> ExitCode {
    let index = plan.range.lowerBound
    let (snapshot, bytes) = try snapshotErrors { () throws(SnapshotError) in
      let snapshot = try plan.sequence.snapshot(at: index)
      return (snapshot, try snapshot.pngData(effort: plan.sequence.effort(at: index)))
    }
    if let path = request.output.report {
      let report = try FramesReport(path)
      try fileErrors { () throws(FileError) in
        try report.add(Self.fields(index, snapshot, plan.sequence, plan.content.identities))
        try report.finish()
      }
    }
    try fileErrors { () throws(FileError) in try Console.output(bytes) }
    warn(snapshot.map.warnings)
    return .done
  }

  /// What is kept of a frame when its file is written.
  private struct Made: Sendable {
    var fields: JSONValue
    var warnings: [MapWarning]
  }

  /// Writes each frame as soon as it is there; the report grows on disk, not in memory.
  private func writeFiles(_ plan: FramesPlan) async throws(CommandError) {
    let (sequence, names, identities) = (plan.sequence, plan.names, plan.content.identities)
    let wantsReport = request.output.report != nil
    var progress = Progress(total: plan.range.count, isSilent: request.manners == .quiet)
    var warnings: [MapWarning] = []
    let report = try request.output.report.map { path throws(CommandError) in try FramesReport(path) }
    do {
      try await sequence.render(plan.range, workers: request.workers) { index, snapshot in
        let bytes = try snapshot.pngData(effort: sequence.effort(at: index))
        try StagedFile.write([(names.name(index), bytes)])
        let fields = wantsReport ? Self.fields(index, snapshot, sequence, identities) : .null
        return Made(fields: fields, warnings: snapshot.map.warnings)
      } deliver: { index, made in
        try report?.add(made.fields)
        warnings += made.warnings.filter { !warnings.contains($0) }
        progress.advance(to: index - plan.range.lowerBound + 1)
      }
    } catch {
      progress.finish()
      throw CommandError(error)
    }
    progress.finish()
    if let report { try fileErrors { () throws(FileError) in try report.finish() } }
    warn(warnings)
    if request.manners != .quiet { say(plan, seconds: progress.seconds) }
  }

  private static func fields(
    _ index: Int, _ snapshot: Snapshot, _ sequence: FrameSequence, _ identities: [String]
  ) -> JSONValue {
    var fields = Report(snapshot.picture, snapshot.map, identities: identities).fields
    fields["index"] = .number(Double(index))
    fields["t"] = .number(sequence.times[index])
    fields["progress"] = .number(sequence.progress(at: index))
    return .object(fields)
  }

  /// Says what could not be drawn as asked, each once.
  private func warn(_ warnings: [MapWarning]) {
    guard request.manners != .quiet else { return }
    for warning in warnings { Console.say("warning: \(warning.words.message): \(warning.words.place)\n") }
  }

  private func say(_ plan: FramesPlan, seconds: Double) {
    let (first, last) = (plan.range.lowerBound, plan.range.upperBound - 1)
    if first == last {
      Console.say("wrote \(plan.names.name(first))\n")
    } else {
      Console.say("wrote \(plan.range.count) frames, \(plan.names.name(first)) to \(plan.names.name(last))\n")
    }
    if request.output.report != nil { Console.say("wrote \(request.output.report ?? "")\n") }
    guard request.manners == .verbose else { return }
    Console.say(
      "\(Progress.tenths(seconds)) s in all, \(Progress.tenths(Double(plan.range.count) / max(seconds, 1e-6))) frames a second\n"
    )
  }
}
