import JSON
import Veduta

/// Tells what a view contains; composes it but paints nothing.
struct InspectVerb {
  /// The view, its size and what stands on it.
  var request: StillRequest
  /// Whether the answer is JSON rather than text.
  var asJSON: Bool

  /// Prints the report.
  func run() throws(CommandError) -> ExitCode {
    let plan = try StillPlan(request)
    guard let variant = plan.variants.first else { return .done }
    let picture = plan.picture(of: variant)
    let map = try snapshotErrors { () throws(SnapshotError) in try MapRenderer.shared.compose(picture) }
    let report = Report(picture, map, identities: plan.content.identities)
    let text = asJSON ? JSONValue.object(report.fields).text(pretty: true) : report.text
    try fileErrors { () throws(FileError) in try Console.output(text) }
    return .done
  }
}
