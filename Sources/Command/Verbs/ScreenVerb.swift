import JSON
import Screens
import Veduta

/// Makes a screen of an app at a moment, or the frames of what happens to it.
struct ScreenVerb {
  /// What was asked for.
  var request: ScreenRequest
  /// What was typed, for telling how to do it again.
  var typed: [String]

  /// Makes the pictures, or compares them, and says so.
  func run() async throws(CommandError) -> ExitCode {
    if request.isContactSheet { return try writeContactSheet() }
    if case .example(let path) = request.source {
      try write([(path, Array(ScriptExample.text(for: request.kind).utf8))])
      if request.manners != .quiet { Console.say("wrote \(path)\n") }
      return .done
    }
    let plan = try ScreenPlan(request)
    if request.output.isCheck { return try Check(manners: request.manners, typed: typed).run(try due(plan)) }
    try checkOutputs(plan)
    if request.manners != .quiet { warnOfPictures(plan) }
    if request.output.isStandardOutput { return try writeToStandardOutput(plan) }
    try await writeFiles(plan)
    return .done
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
      if request.manners != .quiet { Console.say("wrote \(path)\n") }
    }
    warn(map.warnings)
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
    let paths = request.output.isStandardOutput ? [] : plan.range.map(plan.names.name)
    let script = if case .script(let path) = request.source { [path] } else { [String]() }
    try OutputCheck.check(paths + [request.output.report].compactMap(\.self), inputs: script)
  }

  private func warnOfPictures(_ plan: ScreenPlan) {
    guard let folder = request.pictures else { return }
    for name in plan.missing {
      Console.say("warning: no picture \(name) (.png, .jpg): \(folder)\n")
    }
  }

  private func writeToStandardOutput(_ plan: ScreenPlan) throws(CommandError) -> ExitCode {
    let (snapshot, bytes) = try snapshotErrors { () throws(SnapshotError) in
      let snapshot = try plan.screen.frame(at: plan.times.first ?? 0)
      return (snapshot, try snapshot.pngData(effort: request.isFilm ? .frame : .still))
    }
    if let path = request.output.report {
      try write([
        (
          path,
          JSONValue.object(Report(snapshot.picture, snapshot.map, identities: []).fields).encoded(
            pretty: true)
        )
      ])
    }
    try fileErrors { () throws(FileError) in try Console.output(bytes) }
    warn(snapshot.map.warnings)
    return .done
  }

  /// What is kept of a picture when its file is written.
  private struct Made: Sendable {
    var fields: JSONValue
    var warnings: [MapWarning]
  }

  private func writeFiles(_ plan: ScreenPlan) async throws(CommandError) {
    let (screen, times, range, names) = (plan.screen, plan.times, plan.range, plan.names)
    let (wantsReport, isFilm) = (request.output.report != nil, request.isFilm)
    var progress = Progress(total: times.count, isSilent: request.manners == .quiet || !isFilm)
    var warnings: [MapWarning] = []
    let report = try request.output.report.map { path throws(CommandError) in try FramesReport(path) }
    do {
      try await OrderedWork.run(0..<times.count, workers: request.workers ?? FrameSequence.cores) {
        position in
        let (index, time) = (range.lowerBound + position, times[position])
        let snapshot = try screen.frame(at: time)
        let bytes = try snapshot.pngData(effort: isFilm ? .frame : .still)
        try StagedFile.write([(names.name(index), bytes)])
        let fields = wantsReport ? Self.fields(index, time, snapshot) : .null
        return Made(fields: fields, warnings: snapshot.map.warnings)
      } deliver: { position, made in
        try report?.add(made.fields)
        warnings += made.warnings.filter { !warnings.contains($0) }
        progress.advance(to: position + 1)
      }
    } catch {
      progress.finish()
      throw CommandError(error)
    }
    progress.finish()
    if let report { try fileErrors { () throws(FileError) in try report.finish() } }
    warn(warnings)
    if request.manners != .quiet { say(plan) }
  }

  private static func fields(_ index: Int, _ time: Double, _ snapshot: Snapshot) -> JSONValue {
    var fields = Report(snapshot.picture, snapshot.map, identities: []).fields
    fields["index"] = .number(Double(index))
    fields["t"] = .number(time)
    return .object(fields)
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws(CommandError) {
    try fileErrors { () throws(FileError) in try StagedFile.write(files) }
  }

  /// Says what could not be drawn as asked, each once.
  private func warn(_ warnings: [MapWarning]) {
    guard request.manners != .quiet else { return }
    for warning in warnings { Console.say("warning: \(warning.words.message): \(warning.words.place)\n") }
  }

  private func say(_ plan: ScreenPlan) {
    let (first, last) = (plan.range.lowerBound, plan.range.upperBound - 1)
    if first == last {
      Console.say("wrote \(plan.names.name(first))\n")
    } else {
      Console.say("wrote \(plan.times.count) frames, \(plan.names.name(first)) to \(plan.names.name(last))\n")
    }
    if let report = request.output.report { Console.say("wrote \(report)\n") }
  }
}
