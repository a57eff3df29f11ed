import JSON
import Veduta

/// Makes one picture, or its variants.
struct StillVerb {
  /// What was asked for.
  var request: StillRequest
  /// What was typed, for telling how to do it again.
  var typed: [String]

  private let renderer = MapRenderer.shared
  private var notes: Notes { Notes(manners: request.manners) }

  /// Asks for a still.
  init(request: StillRequest, typed: [String]) {
    self.request = request
    self.typed = typed
  }

  /// Makes the pictures, or compares them, and says so.
  func run() throws(CommandError) -> ExitCode {
    let start = ContinuousClock.now
    let plan = try StillPlan(request)
    if request.output.isCheck { return try Check(manners: request.manners, typed: typed).run(try due(plan)) }
    try checkOutputs(plan)
    for name in plan.unknownNames { notes.say("warning: \(name)") }
    if request.output.isStandardOutput {
      try writeToStandardOutput(plan)
    } else {
      try writeFiles(plan)
    }
    if let document = request.document {
      let text = DocumentText(request: document, variants: plan.variants, size: plan.viewport.size).text
      try fileErrors { () throws(FileError) in try Console.output(text) }
    }
    if request.manners == .verbose { notes.say("took \(Progress.words(start.duration(to: .now)))") }
    return .done
  }

  /// The files to compare, with the digests they should have.
  private func due(_ plan: StillPlan) throws(CommandError) -> [Check.Due] {
    var due: [Check.Due] = []
    for variant in plan.variants {
      let picture = plan.picture(of: variant)
      let map = try snapshotErrors { () throws(SnapshotError) in try renderer.compose(picture) }
      due += variant.paths.map { Check.Due(path: $0, map) }
    }
    return due
  }

  /// Looks, before anything is drawn, whether the files may be written.
  private func checkOutputs(_ plan: StillPlan) throws(CommandError) {
    let paths = plan.variants.flatMap(\.paths) + [request.output.report].compactMap(\.self)
    try OutputCheck.check(
      paths, inputs: request.content.placesFiles + request.look.inputs, tiles: request.look.tiles)
  }

  private func writeToStandardOutput(_ plan: StillPlan) throws(CommandError) {
    guard let variant = plan.variants.first else { return }
    let snapshot = try snapshot(plan.picture(of: variant))
    let bytes = try encoded(snapshot)
    try fileErrors { () throws(FileError) in
      var file: StagedFile?
      if let path = request.output.report {
        var report = try StagedFile(path)
        try report.write(self.report(plan, [snapshot]))
        file = consume report
      }
      try Console.output(bytes)
      if let file { try file.commit() }
    }
    tell(snapshot, plan)
  }

  /// Draws everything, then writes everything: where one part fails nothing is there.
  private func writeFiles(_ plan: StillPlan) throws(CommandError) {
    var files: [(path: String, bytes: [UInt8])] = []
    var snapshots: [Snapshot] = []
    for variant in plan.variants {
      let snapshot = try snapshot(plan.picture(of: variant))
      let bytes = try encoded(snapshot)
      files += variant.paths.map { ($0, bytes) }
      snapshots.append(snapshot)
    }
    if let path = request.output.report { files.append((path, report(plan, snapshots))) }
    try write(files)
    if let snapshot = snapshots.first { tell(snapshot, plan) }
    for file in files { notes.wrote(file.path) }
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws(CommandError) {
    try fileErrors { () throws(FileError) in try StagedFile.write(files) }
  }

  private func snapshot(_ picture: MapPicture) throws(CommandError) -> Snapshot {
    try snapshotErrors { () throws(SnapshotError) in
      try renderer.snapshot(picture, workers: FrameSequence.cores)
    }
  }

  private func encoded(_ snapshot: Snapshot) throws(CommandError) -> [UInt8] {
    try snapshotErrors { () throws(SnapshotError) in
      try snapshot.pngData(effort: request.document == nil ? .still : .document)
    }
  }

  private func report(_ plan: StillPlan, _ snapshots: [Snapshot]) -> [UInt8] {
    var reports = snapshots.map { Report($0.picture, $0.map, identities: plan.content.identities).fields }
    guard reports.count > 1 else { return JSONValue.object(reports.first ?? [:]).encoded(pretty: true) }
    for (index, variant) in plan.variants.enumerated() {
      reports[index]["file"] = .string(variant.paths.first ?? "")
    }
    return JSONValue.object(["variants": .array(reports.map { .object($0) })]).encoded(pretty: true)
  }

  /// Says what could not be drawn as asked and, if it is wanted, what was used.
  private func tell(_ snapshot: Snapshot, _ plan: StillPlan) {
    if request.manners == .verbose {
      Console.say(Report(snapshot.picture, snapshot.map, identities: []).summary)
    }
    notes.warn(snapshot.map.warnings)
    for item in plan.outside(snapshot) { notes.say("warning: \(item) lies outside of the picture") }
  }
}
