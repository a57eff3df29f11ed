import Features
import Geography
import JSON

/// A screen and what happens to it, as a file says it: JSON with comments.
package struct ScreenScript: Sendable {
  /// How a screen looks.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// What the screen is at its start.
  package let setup: ScreenSetup
  /// How it looks, if the script says so.
  package let style: Style?
  /// Pixels a point, if the script says so.
  package let scale: Double?
  /// What happens, in the order of time.
  package let events: [TimedEvent]

  private let root: JSON

  /// Reads a script.
  /// - Throws: The first mistake and its place.
  package init(parsing bytes: [UInt8]) throws(ScriptError) {
    do throws(JSONError) {
      root = try JSON(
        parsing: ScriptComments.blanked(bytes), limits: JSONLimits(depth: 32, bytes: 1 << 26))
    } catch { throw ScriptError(error) }
    let reader = try ScriptSetupReader(root)
    setup = try reader.setup()
    style = try reader.object.word("style")
    scale = try reader.scale()
    events = try Self.events(reader.object, setup)
  }

  private static func events(
    _ object: ScriptObject, _ setup: ScreenSetup
  ) throws(ScriptError) -> [TimedEvent] {
    guard let list = try object.list("events") else { return [] }
    let limit = ScreenTimeline.eventLimit
    guard list.underestimatedCount <= limit else {
      throw ScriptError(.screen(.tooManyEvents(limit: limit)), at: try object.required("events"))
    }
    var reader = ScriptEventReader(setup)
    var events: [TimedEvent] = []
    for element in list { events.append(try reader.event(element)) }
    return events
  }

  /// Plays the script.
  /// - Parameter hitTest: What is under a finger; needed for taps alone.
  /// - Returns: All that the screen shows.
  /// - Throws: What cannot happen, at the place of its event.
  package func timeline(hitTest: ScreenHitTest? = nil) throws(ScriptError) -> ScreenTimeline {
    do throws(ScreenError) {
      return try ScreenTimeline(setup, events: events, hitTest: hitTest)
    } catch { throw located(error) }
  }

  /// An error with the place in the file that it comes from.
  package func located(_ error: ScreenError) -> ScriptError {
    let owner = error.event.flatMap { root["events"]?[$0] } ?? root
    let json = names(of: error.cause).lazy.compactMap { owner[$0] }.first
    return ScriptError(.screen(error.cause), at: json ?? owner)
  }

  /// The names at one of which a mistake stands, likeliest first.
  private func names(of cause: ScreenError.Cause) -> [String] {
    switch cause {
    case .noPlace: ["place", "select"]
    case .noPlaces, .samePlace: ["places"]
    case .noPage: ["page"]
    case .invalidScroll: ["scroll"]
    case .noItem: ["item"]
    case .invalidAccuracy: ["accuracy"]
    case .invalidPoint: ["x"]
    case .invalidTime, .tooLong, .outOfOrder: ["seconds", "at", "after"]
    case .geography(.invalidDuration): ["duration", "moveDuration"]
    case .geography(.invalidRegion): ["latitudeDelta"]
    case .geography(.invalidSize): ["size"]
    case .geography: ["latitude", "size"]
    case .tooManyEvents, .unknownEvent, .nothingOpen, .covered, .noHitTest: ["event"]
    }
  }
}
