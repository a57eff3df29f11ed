package import Cartography
import Geography
import Scene
import Screens
import Typography
import Views

/// All telling moments of the screens side by side, each with its name.
package struct ContactSheet: Sendable {
  /// Pictures a row.
  private static let columns = 8
  /// The width and height of a picture's cell, and the room round it, in points.
  private static let cell = ViewSize(width: 195, height: 422)
  private static let gap = 16.0
  private static let captionHeight = 28.0

  /// Pixels a point.
  package var scale: Double

  /// Makes a sheet.
  package init(scale: Double) {
    self.scale = scale
  }

  /// The size of the sheet, in points.
  package var size: ViewSize {
    let rows = (ScreenShow.all.count + Self.columns - 1) / Self.columns
    return ViewSize(
      width: Self.gap + Double(Self.columns) * (Self.cell.width + Self.gap),
      height: Self.gap + Double(rows) * (Self.cell.height + Self.captionHeight + Self.gap))
  }

  /// The scene of the sheet, and what was missing in it.
  /// - Throws: ``SnapshotError``.
  package func compose() throws(SnapshotError) -> ComposedMap {
    var map = ComposedMap(
      scene: Scene(size: size, scale: scale, background: Color(236, 238, 242)))
    for (index, show) in ScreenShow.all.enumerated() {
      let origin = ViewPoint(
        x: Self.gap + Double(index % Self.columns) * (Self.cell.width + Self.gap),
        y: Self.gap + Double(index / Self.columns) * (Self.cell.height + Self.captionHeight + Self.gap))
      let shown = try show.compose(scale: scale)
      map.scene.items += Self.items(shown.scene, show, at: origin)
      map.credits += shown.credits.filter { !map.credits.contains($0) }
      map.warnings += shown.warnings.filter { !map.warnings.contains($0) }
    }
    map.faces = map.scene.faces
    return map
  }

  private static func items(_ scene: Scene, _ show: ScreenShow, at origin: ViewPoint) -> [SceneItem] {
    let scale = min(1, cell.width / scene.size.width, cell.height / scene.size.height)
    let transform = Transform.scale(scale, scale).then(.translation(x: origin.x, y: origin.y))
    let box = ViewRect(
      x: origin.x, y: origin.y, width: scene.size.width * scale, height: scene.size.height * scale)
    let caption = Text("\(show.name)  \(show.caption)").font(.caption2).lineLimit(1)
      .foregroundStyle(.primary)
      .render(
        at: ViewPoint(x: box.minX, y: box.maxY + 6),
        proposal: ProposedViewSize(width: cell.width, height: nil),
        in: EnvironmentValues())
    return [.group(Group(scene.items, transform: transform, clip: .rectangle(box)))] + caption.items
  }
}

extension ScreenShow {
  /// The scene of the moment.
  /// - Throws: ``SnapshotError``.
  package func compose(scale: Double) throws(SnapshotError) -> ComposedMap {
    let (screen, time) = screen(scale: scale)
    guard let part, case .places(let moment) = screen.moment(at: time) else {
      return try screen.compose(at: time)
    }
    let rendering = PlacesScreen(moment, form: .places, setting: screen.setting).render(part)
    let size = ViewSize(width: rendering.box.width, height: rendering.box.height)
    return ComposedMap(scene: Scene(size: size, scale: scale, items: rendering.items))
  }

  /// The screen with its script played, and the moment.
  package func screen(scale: Double) -> (screen: MapScreen, time: Double) {
    // The scripts are our own; a test plays them all.
    guard let script = try? ScreenScript(parsing: Array(script.utf8)) else { preconditionFailure(name) }
    var environment = EnvironmentValues(displayScale: scale)
    environment.colorScheme = script.style == .dark ? .dark : .light
    let setting = ScreenSetting(script.setup, environment: environment)
    guard let timeline = try? script.timeline() else { preconditionFailure(name) }
    return (MapScreen(timeline: timeline, setting: setting), time ?? timeline.duration)
  }
}
