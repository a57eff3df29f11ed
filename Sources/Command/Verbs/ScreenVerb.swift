import JSON
import Screens
import Veduta

/// Makes a screen of an app at a moment, or the frames of what happens to it.
struct ScreenVerb {
  /// What was asked for.
  var request: ScreenRequest
  /// What was typed, for telling how to do it again.
  var typed: [String]

  private var notes: Notes { Notes(manners: request.manners) }

  /// Makes the pictures, or compares them, and says so.
  func run() async throws(CommandError) -> ExitCode {
    if request.isContactSheet { return try writeContactSheet() }
    if case .example(let path) = request.source {
      guard !FilePath.exists(path) else { throw .exists(path: path) }
      try write([(path, Array(ScriptExample.text(for: request.kind).utf8))])
      notes.wrote(path)
      return .done
    }
    let plan = try ScreenPlan(request)
    if request.output.isCheck { return try Check(manners: request.manners, typed: typed).run(try due(plan)) }
    try checkOutputs(plan)
    warnOfPictures(plan)
    let (screen, times, first) = (plan.screen, plan.times, plan.range.lowerBound)
    let effort: PNGEncoder.Effort = request.isFilm ? .frame : .still
    let writer = FrameWriter(
      names: plan.names, range: plan.range, total: plan.count, workers: request.workers,
      report: request.output.report,
      manners: request.manners)
    if request.output.isStandardOutput {
      try writer.writeToStandardOutput { index throws(SnapshotError) in
        try Self.frame(index, at: times[index - first], of: screen, effort)
      }
    } else {
      try await writer.write { try Self.frame($0, at: times[$0 - first], of: screen, effort) }
    }
    return .done
  }

  private static func frame(
    _ index: Int, at time: Double, of screen: MapScreen, _ effort: PNGEncoder.Effort
  ) throws(SnapshotError) -> FrameWriter.Frame {
    let snapshot = try screen.frame(at: time)
    var fields = Report(snapshot.picture, snapshot.map, identities: []).fields
    fields["index"] = .number(Double(index))
    fields["t"] = .number(time)
    return FrameWriter.Frame(snapshot: snapshot, bytes: try snapshot.pngData(effort: effort), fields: fields)
  }

  /// All telling moments in one picture.
  private func writeContactSheet() throws(CommandError) -> ExitCode {
    let path = request.output.files.first ?? "\(PictureNames.folder)/screens.png"
    let scale = request.scale ?? 1
    let map = try snapshotErrors { () throws(SnapshotError) in try ContactSheet(scale: scale).compose() }
    if request.output.isCheck {
      return try Check(manners: request.manners, typed: typed).run([Check.Due(path: path, map)])
    }
    if !request.output.isStandardOutput { try OutputCheck.check([path], inputs: []) }
    let bytes = try snapshotErrors { () throws(SnapshotError) in
      try MapRenderer.shared.pngData(of: map, scale: scale)
    }
    if request.output.isStandardOutput {
      try fileErrors { () throws(FileError) in try Console.output(bytes) }
    } else {
      try write([(path, bytes)])
      notes.wrote(path)
    }
    notes.warn(map.warnings)
    return .done
  }

  private func due(_ plan: ScreenPlan) throws(CommandError) -> [Check.Due] {
    var due: [Check.Due] = []
    for (index, time) in zip(plan.range, plan.times) {
      let map = try snapshotErrors { () throws(SnapshotError) in try plan.screen.compose(at: time) }
      due.append(Check.Due(path: plan.names.name(index), map))
    }
    return due
  }

  private func checkOutputs(_ plan: ScreenPlan) throws(CommandError) {
    let range = request.output.isStandardOutput ? 0..<0 : plan.range
    try OutputCheck.check(
      [request.output.report].compactMap(\.self), frames: range.lazy.map(plan.names.name),
      inputs: plan.inputs + request.look.inputs, tiles: request.look.tiles)
  }

  private func warnOfPictures(_ plan: ScreenPlan) {
    guard let folder = request.pictures else { return }
    for name in plan.missing {
      notes.say("warning: no picture \(name) (.png, .jpg, .webp): \(folder)")
    }
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws(CommandError) {
    try fileErrors { () throws(FileError) in try StagedFile.write(files) }
  }
}
