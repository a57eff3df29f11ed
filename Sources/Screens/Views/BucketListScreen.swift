import Geography
import Scene
import Views

/// The bucket list app at one moment.
package struct BucketListScreen: Sendable {
  /// What is to be seen.
  package var moment: BucketListMoment
  /// What it is drawn with.
  package var setting: ScreenSetting

  /// The platform's colour of markers that have none of their own.
  static let markerTint = Color(255, 91, 64)

  /// Makes the screen of a moment.
  package init(_ moment: BucketListMoment, setting: ScreenSetting) {
    self.moment = moment
    self.setting = setting
  }

  /// Draws the screen, the map left out; for a finger only as far as it matters to it.
  package func render(for finger: Finger? = nil) -> ScreenRendering {
    let credit = ScreenRendering.Credit(in: setting, raised: AttributionView.margin)
    var screen = ScreenRendering(
      map: ScreenMap(viewport: moment.viewport, finger: finger?.point), credit: credit)
    addEntries(to: &screen, for: finger)
    if let sheet = moment.sheet { cover(&screen, with: sheet) }
    return screen
  }

  private func addEntries(to screen: inout ScreenRendering, for finger: Finger?) {
    let order = moment.entries.enumerated().filter { screen.map.mayShow($0.element.coordinate) }.sorted {
      one, other in
      (-one.element.coordinate.latitude, one.offset) < (-other.element.coordinate.latitude, other.offset)
    }
    for (index, entry) in order {
      screen.addMarker(
        at: entry.coordinate, named: "entry-\(index)", look: entry.emoji ?? entry.title, for: finger
      ) { point in
        if let emoji = entry.emoji {
          return EmojiView(emoji).id("marker").render(
            at: point, anchor: EmojiView.anchor, in: setting.environment)
        }
        return BalloonView(title: entry.title, color: Self.markerTint).id("marker").render(
          at: point, anchor: BalloonView.anchor, in: setting.environment)
      }
      if entry.emoji == nil, !entry.title.isEmpty {
        screen.map.titles.append(ScreenMap.Title(text: entry.title, coordinate: entry.coordinate))
      }
    }
  }

  private func cover(_ screen: inout ScreenRendering, with sheet: BucketListMoment.Sheet) {
    let frame = SheetFrame(setting: setting, progress: sheet.progress)
    let form = RenameForm(
      name: sheet.text, isEditing: sheet.isEditing, isPressed: setting.pressed == "save",
      tint: setting.accent.map { .color($0) } ?? .blue)
    let content = form.render(
      at: ViewPoint(x: frame.box.x, y: frame.box.y),
      proposal: ProposedViewSize(width: frame.box.width, height: frame.box.height), in: setting.environment)
    let rising = ScreenRendering.Sheet(
      recess: sheet.progress, scale: frame.recessScale, path: frame.path, items: content.items, map: nil,
      mapOrigin: ViewPoint(x: frame.box.x, y: frame.box.y), mapClip: Path(), overlay: [])
    screen.cover(with: rising, content)
  }
}
