package import Geography
package import Scene
package import Views

/// What a screen became: all of it but the maps themselves.
package struct ScreenRendering: Sendable {
  /// What rises over the rest of the screen.
  package struct Sheet: Sendable {
    /// How far the screen stands back, 0 to 1 and a little beyond on springs: at 1 it is dimmed by 0.2.
    package var recess: Double
    /// The scale of the screen when it stands back: 0.92, or 1 beneath a sheet that is narrower than it.
    package var scale: Double
    /// The sheet's outline, where it is at the moment.
    package var path: Path
    /// What lies below the sheet's map, in points of the screen.
    package var items: [SceneItem]
    /// The sheet's map, if it has one that can be seen.
    package var map: ScreenMap?
    /// Where the map's upper left corner lies, in points of the screen.
    package var mapOrigin: ViewPoint
    /// The outline that the map is clipped to, in points of the screen.
    package var mapClip: Path
    /// What lies over the map, in points of the screen.
    package var overlay: [SceneItem]
    /// Where the credits belong on the map, if the sheet hides those of the screen.
    package var credit: Credit?

    /// Whether the screen's own credits stay above it, as the sheet leaves some of the screen to be seen.
    var isNarrow: Bool { scale == 1 }
  }

  /// Where the credits of the map's data belong: at the leading end of the free area's lower edge, or of a sheet's map.
  package struct Credit: Hashable, Sendable {
    /// The place of the plate's corner, in points.
    package var point: ViewPoint
    /// Which corner of the plate that is.
    package var anchor: UnitPoint
    /// The widest the plate may be, in points.
    package var width: Double
  }

  /// The map of the whole screen.
  package var map: ScreenMap
  /// Where the credits of the map's data belong.
  package var credit: Credit
  /// What lies over the map, bottom first.
  package private(set) var items: [SceneItem] = []
  /// The sheet over it all, if there is one.
  package private(set) var sheet: Sheet?
  /// Boxes of what has a name, as far as it can be seen; with a sheet only those on it.
  package private(set) var frames: [String: ViewRect] = [:]
  /// The names of markers, bottom first.
  private(set) var markerNames: [String] = []
  /// Characters that no face has and that are therefore not drawn.
  package private(set) var missing: [MissingGlyphs] = []

  init(map: ScreenMap, credit: Credit) {
    self.map = map
    self.credit = credit
  }

  /// How names of views begin that hide the map's names, though they are neither panes nor pictures.
  static let coverPrefix = "cover-"
  /// The strength of the black over a screen beneath a sheet.
  static let sheetDim = 0.2
  /// The scale of a screen beneath a sheet as wide as it.
  static let sheetScale = 0.92

  /// The whole screen.
  ///
  /// - Parameters:
  ///   - base: What is painted of the map of the screen, without markers.
  ///   - credits: Who made the map's data; legible over all, on a sheet that covers them on its map.
  ///   - inset: What is painted of the map of the sheet, without markers, in points of that map.
  ///   - setting: That which the screen was drawn with.
  /// - Returns: What to paint, bottom first.
  package func items(
    base: [SceneItem], credits: [String] = [], inset: [SceneItem] = [], in setting: ScreenSetting
  ) -> [SceneItem] {
    let (screen, plate) = (base + map.markers + items, credit.items(credits, in: setting))
    guard let sheet else { return screen + plate }
    let below = Self.recessed(screen + (sheet.isNarrow ? [] : plate), beneath: sheet, in: setting)
    let inner = sheet.credit?.items(credits, in: setting) ?? []
    return below + sheet.items(inset: inset, plate: inner) + (sheet.isNarrow ? plate : [])
  }

  /// A screen that stands back: a card scaled about its middle, on black, and dimmed.
  private static func recessed(
    _ items: [SceneItem], beneath sheet: Sheet, in setting: ScreenSetting
  ) -> [SceneItem] {
    let (recess, bounds) = (sheet.recess, setting.bounds)
    guard recess != 0 else { return items }
    let whole = Path.rectangle(bounds)
    let dim = Color.black.opacity(min(max(0, sheetDim * recess), 1))
    let dimming = SceneItem.fill(Fill([whole], paint: .color(dim)))
    guard sheet.scale != 1 else { return items + [dimming] }
    let scale = 1 - (1 - sheet.scale) * recess
    let transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale), ty: bounds.midY * (1 - scale))
    let card = RoundedRectangle(cornerRadius: SheetFrame.cornerRadius * min(max(0, recess), 1))
      .outline(
        in: ViewRect(
          x: bounds.x + bounds.width * (1 - scale) / 2, y: bounds.y + bounds.height * (1 - scale) / 2,
          width: bounds.width * scale, height: bounds.height * scale), setting.environment)
    return [
      .fill(Fill([whole], paint: .color(.black))),
      .group(Group(items, transform: transform, clip: card)),
      dimming,
    ]
  }
}

extension ScreenRendering {
  /// Lays what a view became over all there is.
  mutating func add(_ rendering: Rendering) {
    items += rendering.items
    map.covers += rendering.items.flatMap { $0.covers(after: .identity) }
    let named = rendering.frames.filter { $0.key.hasPrefix(Self.coverPrefix) }
    map.covers += named.sorted { $0.key < $1.key }.map(\.value)
    missing += rendering.missing
    frames.merge(rendering.frames) { _, over in over }
  }

  /// Puts a marker on the map, once for each copy of the world that shows it; its box is that of its ink.
  ///
  /// For a finger only the boxes count, and markers that look alike have the same.
  mutating func addMarker(
    at coordinate: Coordinate, named name: String, look: AnyHashable, for finger: Finger?,
    _ render: (ViewPoint) -> Rendering
  ) {
    for point in map.points(for: coordinate) {
      if let finger {
        guard let boxes = finger.boxes(of: look, render) else { continue }
        guard map.shows(boxes.ink.offset(x: point.x, y: point.y)) else { continue }
        frames[name] = boxes.marker.offset(x: point.x, y: point.y)
        markerNames.append(name)
        continue
      }
      let rendering = render(point)
      guard let ink = rendering.ink, map.shows(ink) else { continue }
      map.add(rendering)
      missing += rendering.missing
      frames[name] = rendering.frames["marker"] ?? ink
      markerNames.append(name)
    }
  }

  /// Takes over what can be tapped of controls that were drawn before.
  mutating func addControls(of other: ScreenRendering) {
    frames.merge(other.frames) { _, over in over }
    sheet = other.sheet
  }

  /// Covers all there is with a sheet: only what is on it can be tapped.
  mutating func cover(with sheet: Sheet, _ content: Rendering) {
    self.sheet = sheet
    missing += content.missing
    frames = content.frames
    markerNames = []
  }
}

extension ScreenRendering.Sheet {
  /// All of the sheet, cut to its outline.
  fileprivate func items(inset: [SceneItem], plate: [SceneItem]) -> [SceneItem] {
    var items = items
    if let map {
      items.append(
        .group(
          Group(
            inset + map.markers, transform: .translation(x: mapOrigin.x, y: mapOrigin.y), clip: mapClip)))
    }
    return [.group(Group(items + plate + overlay, clip: path))]
  }
}

extension ScreenRendering.Credit {
  /// The place on a screen, the plate raised over the free area's lower edge by so many points.
  init(in setting: ScreenSetting, raised: Double) {
    let (free, margin) = (setting.freeArea, AttributionView.margin)
    self.init(in: free.inset(by: margin), bottom: free.maxY - raised, setting)
  }

  /// The place in the leading corner of a box, down to so many points.
  init(in box: ViewRect, bottom: Double, _ setting: ScreenSetting) {
    let isMirrored = setting.forward < 0
    point = ViewPoint(x: isMirrored ? box.maxX : box.minX, y: bottom)
    anchor = UnitPoint(x: isMirrored ? 1 : 0, y: 1)
    width = max(0, box.width)
  }

  /// The plate with the credits on it; nothing where there are none.
  fileprivate func items(_ credits: [String], in setting: ScreenSetting) -> [SceneItem] {
    rendering(credits, in: setting)?.items ?? []
  }

  /// The box of the plate with the credits on it, in points of the screen; nothing where there are none.
  package func box(_ credits: [String], in setting: ScreenSetting) -> ViewRect? {
    rendering(credits, in: setting)?.ink
  }

  private func rendering(_ credits: [String], in setting: ScreenSetting) -> Rendering? {
    guard credits.contains(where: { !$0.isEmpty }) else { return nil }
    return AttributionView(credits: credits).render(
      at: point, anchor: anchor, proposal: ProposedViewSize(width: width, height: nil),
      in: setting.environment)
  }
}

extension SceneItem {
  /// The boxes of panes and pictures: names that they cover in part look broken, and those seen through glass muddle
  /// the words on it.
  fileprivate func covers(after transform: Transform) -> [ViewRect] {
    switch self {
    case .backdrop(let pane): [pane.path.applying(transform).curveBounds].compactMap(\.self)
    case .image(let image): [Path.rectangle(image.box).applying(transform).bounds].compactMap(\.self)
    case .group(let group):
      group.items.flatMap { $0.covers(after: group.transform.then(transform)) }.compactMap { box in
        guard let clip = group.clip?.applying(transform).curveBounds else { return box }
        let (left, top) = (max(box.minX, clip.minX), max(box.minY, clip.minY))
        let (right, bottom) = (min(box.maxX, clip.maxX), min(box.maxY, clip.maxY))
        guard left < right, top < bottom else { return nil }
        return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    default: []
    }
  }
}
