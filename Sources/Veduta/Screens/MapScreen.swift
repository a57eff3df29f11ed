public import Cartography
import Geography
public import Scene
public import Screens
import Typography
import Views

/// A screen of a reference app, with its map, at any moment of what happens to it.
public struct MapScreen: Sendable {
  /// All that the screen shows, from its start on.
  package let timeline: ScreenTimeline
  /// What it is drawn with; its scale is the environment's.
  package let setting: ScreenSetting
  /// How the pictures say whose data they show.
  public var attribution: MapAttribution
  /// What the maps are drawn from; by default the embedded world.
  public var tiles: MapTiles = .world

  private let renderer: MapRenderer

  /// Makes a screen.
  /// - Parameters:
  ///   - setup: What the screen is at its start.
  ///   - events: What happens, in the order of time; a tap finds what is drawn under it.
  ///   - scale: Pixels a point, by default 1.
  ///   - appearance: Light (the default) or dark.
  ///   - pictures: Pictures of the places by their names; they come before the drawings that are built in.
  ///   - attribution: How the pictures say whose data they show; by default as the data ask for it.
  /// - Throws: ``ScreenError`` with the first thing that is wrong.
  public init(
    _ setup: ScreenSetup, events: [TimedEvent] = [], scale: Double = 1, appearance: MapLook = .light,
    pictures: [String: Picture] = [:], attribution: MapAttribution = .automatic
  ) throws(ScreenError) {
    var environment = EnvironmentValues(displayScale: scale)
    environment.colorScheme = appearance == .dark ? .dark : .light
    var setting = ScreenSetting(setup, environment: environment)
    setting.pictures = pictures
    self.init(
      timeline: try ScreenTimeline(setup, events: events, hitTest: Self.hitTest(setup.kind, setting)),
      setting: setting, attribution: attribution)
  }

  /// Makes a screen whose events have been played already.
  package init(
    timeline: ScreenTimeline, setting: ScreenSetting, attribution: MapAttribution = .automatic
  ) {
    self.timeline = timeline
    self.setting = setting
    self.attribution = attribution
    renderer = .shared
  }

  /// When all has settled and nothing more happens, in seconds from the start.
  public var duration: Double { timeline.duration }

  /// What the screen shows at a time in seconds: a function of the setup, the events and the time alone.
  public func moment(at time: Double) -> ScreenMoment { timeline.moment(at: time) }

  /// Says what a finger meets on one screen, which is drawn with a setting.
  package static func hitTest(_ kind: ScreenKind, _ setting: ScreenSetting) -> ScreenHitTest {
    let finger = Finger()
    return { moment, point in
      finger.point = point
      return moment.render(kind, setting, for: finger).target(at: point)
    }
  }

  /// The screen at a time in seconds, the maps left out.
  package func rendering(at time: Double) -> ScreenRendering {
    timeline.moment(at: time).render(timeline.setup.kind, setting)
  }

  private var look: MapLook { setting.environment.colorScheme == .dark ? .dark : .light }

  /// The picture of a moment, in seconds from the start.
  ///
  /// Equal screens give equal pictures at equal times, on any thread.
  /// - Throws: ``SnapshotError``.
  public func frame(at time: Double) throws(SnapshotError) -> Snapshot {
    let map = try compose(at: time)
    let picture = MapPicture(
      tiles: tiles, viewport: timeline.moment(at: time).viewport, scale: setting.environment.displayScale,
      appearance: look, annotations: [], attribution: attribution)
    return Snapshot(
      picture: picture, map: map, bitmap: try renderer.paint(map), digest: renderer.digest(of: map))
  }

  /// The scene of a moment, and what a report tells of it.
  package func compose(at time: Double) throws(SnapshotError) -> ComposedMap {
    let rendering = rendering(at: time)
    // Whatever the names turn out to be, they keep clear of the plate with all credits that may be due.
    let due = try renderer.credits(
      for: rendering.map.viewport, of: tiles, appearance: look, attribution: attribution)
    var map = try ground(rendering.map, plate: rendering.credit.box(due, in: setting))
    var inset: ComposedMap?
    if let sheet = rendering.sheet, let hole = sheet.map {
      let own = try renderer.credits(
        for: hole.viewport, of: tiles, appearance: look, attribution: attribution)
      let plate = sheet.credit?.box(due + own.filter { !due.contains($0) }, in: setting)
      inset = try ground(hole, plate: plate?.offset(x: -sheet.mapOrigin.x, y: -sheet.mapOrigin.y))
    }
    let credits = map.credits + (inset?.credits ?? []).filter { !map.credits.contains($0) }
    map.scene.items = rendering.items(
      base: map.scene.flattened, credits: credits, inset: inset?.scene.flattened ?? [], in: setting)
    map.credits = credits
    map.faces = map.scene.faces
    map.warnings += (inset?.warnings ?? []).filter { !map.warnings.contains($0) }
    map.warnings += rendering.missing.map { .missingGlyphs(text: $0.text, scalars: $0.scalars) }
    return map
  }

  /// The map in a hole, without what stands on it; `plate` is the box of its credits.
  private func ground(_ hole: ScreenMap, plate: ViewRect? = nil) throws(SnapshotError) -> ComposedMap {
    var obstacles = LabelObstacles(boxes: hole.obstacles)
    if let plate { obstacles.add(plate, pushes: false) }
    for cover in hole.covers { obstacles.add(cover, pushes: false) }
    for title in hole.titles { obstacles.add(title: title.text, at: title.coordinate) }
    return try renderer.ground(
      hole.viewport, of: tiles, scale: setting.environment.displayScale, appearance: look,
      obstacles: obstacles,
      attribution: attribution)
  }
}

extension Scene {
  /// The items with the background below them, as one more of them.
  fileprivate var flattened: [SceneItem] {
    let whole = Path.rectangle(ViewRect(x: 0, y: 0, width: size.width, height: size.height))
    return [.fill(Fill([whole], paint: .color(background)))] + items
  }
}
