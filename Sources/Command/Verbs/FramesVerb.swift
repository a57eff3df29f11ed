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
    for name in plan.unknownNames { Notes(manners: request.manners).say("warning: \(name)") }
    let (sequence, identities) = (plan.sequence, plan.content.identities)
    let writer = FrameWriter(
      names: plan.names, range: plan.range, total: sequence.count, workers: request.workers,
      report: request.output.report,
      manners: request.manners)
    if request.output.isStandardOutput {
      try writer.writeToStandardOutput { index throws(SnapshotError) in
        try Self.frame(index, of: sequence, identities)
      }
    } else {
      try await writer.write { try Self.frame($0, of: sequence, identities) }
    }
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
    let range = request.output.isStandardOutput ? 0..<0 : plan.range
    try OutputCheck.check(
      [request.output.report].compactMap(\.self), frames: range.lazy.map(plan.names.name),
      inputs: request.content.placesFiles + request.look.inputs, tiles: request.look.tiles)
  }

  private static func frame(
    _ index: Int, of sequence: FrameSequence, _ identities: [String]
  ) throws(SnapshotError) -> FrameWriter.Frame {
    let snapshot = try sequence.snapshot(at: index)
    let present = sequence.presentIndices(at: index).map { identities[$0] }
    var fields = Report(snapshot.picture, snapshot.map, identities: present).fields
    fields["index"] = .number(Double(index))
    fields["t"] = .number(sequence.times[index])
    fields["progress"] = .number(sequence.progress(at: index))
    let bytes = try snapshot.pngData(effort: sequence.effort(at: index))
    return FrameWriter.Frame(snapshot: snapshot, bytes: bytes, fields: fields)
  }
}
