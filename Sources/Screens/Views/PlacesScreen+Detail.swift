import Features
import Geography
import Scene
import Views

extension PlacesScreen {
  /// The span of the sheet's map, in degrees.
  static let detailSpan = 0.01
  /// From the edges of the sheet's map to its credits, in points: clear of the round corners.
  static let creditInset = 12.0
  /// How high what can be seen of the sheet's map has to be for credits on it, in points.
  static let creditRoom = 44.0
  /// From the safe area's upper edge to a sheet, in points.
  static let sheetTop = 10.0

  /// The sheet of a place, with the boxes of what can be tapped on it.
  func sheet(_ detail: PlacesMoment.Detail) -> (sheet: ScreenRendering.Sheet, content: Rendering)? {
    guard moment.places.indices.contains(detail.place) else { return nil }
    let place = moment.places[detail.place]
    let frame = SheetFrame(setting: setting, progress: detail.progress)
    let view = LocationDetailView(
      place: place, pictures: setting.pictures, scroll: detail.scroll, page: detail.page,
      pressed: setting.pressed)
    let proposal = ProposedViewSize(width: frame.box.width, height: frame.box.height)
    let origin = ViewPoint(x: frame.box.x, y: frame.box.y)
    var content = view.render(at: origin, proposal: proposal, in: setting.environment)
    let isMirrored = setting.environment.layoutDirection == .rightToLeft
    let cross = view.cross.render(
      at: isMirrored ? ViewPoint(x: frame.box.maxX, y: origin.y) : origin,
      anchor: UnitPoint(x: isMirrored ? 1 : 0, y: 0), in: setting.environment)
    content.frames["cross"] = cross.frames["cross"]
    var sheet = ScreenRendering.Sheet(
      recess: detail.progress, scale: frame.recessScale, path: frame.path, items: content.items, map: nil,
      mapOrigin: origin,
      mapClip: Path(), overlay: cross.items)
    addMap(of: place, at: mapBox(view, in: frame.box, scroll: detail.scroll), in: frame.box, to: &sheet)
    return (sheet, content)
  }

  /// Where the square map lies, cut off or not, in points of the screen.
  private func mapBox(_ view: LocationDetailView, in window: ViewRect, scroll: Double) -> ViewRect? {
    let proposal = ProposedViewSize(width: window.width, height: nil)
    let column = view.column.render(at: .zero, proposal: proposal, in: setting.environment)
    let offset = min(max(0, scroll), max(0, column.box.height - window.height))
    return column.frames["map"]?.offset(x: window.x, y: window.y - offset)
  }

  /// Adds the square map, if any of it is to be seen.
  private func addMap(
    of place: Place, at box: ViewRect?, in window: ViewRect, to sheet: inout ScreenRendering.Sheet
  ) {
    guard let box, box.width > 0, box.intersects(window) else { return }
    let region = CoordinateRegion(
      center: place.coordinate,
      span: CoordinateSpan(latitudeDelta: Self.detailSpan, longitudeDelta: Self.detailSpan))
    let size = ViewSize(width: box.width, height: box.height)
    guard let viewport = try? Viewport(screen: region, size: size) else { return }
    var map = ScreenMap(viewport: viewport)
    for point in map.points(for: place.coordinate) {
      map.add(PinView(color: accent, selection: 1).render(at: point, in: setting.environment))
    }
    sheet.map = map
    sheet.mapOrigin = ViewPoint(x: box.x, y: box.y)
    let shape = RoundedRectangle(cornerRadius: LocationDetailView.mapCornerRadius)
    sheet.mapClip = shape.outline(in: box, setting.environment)
    let seen = min(box.maxY, setting.freeArea.maxY)
    guard !sheet.isNarrow, seen - max(box.minY, window.minY) >= Self.creditRoom else { return }
    sheet.credit = ScreenRendering.Credit(
      in: box.inset(by: Self.creditInset), bottom: seen - Self.creditInset, setting)
  }
}

/// Where a sheet lies at a moment.
struct SheetFrame {
  /// The sheet's box, in points; its lower end is that of the screen when it is in place.
  let box: ViewRect
  /// Its outline: the upper corners are round.
  let path: Path

  /// The scale of the screen beneath it: one that is wider than the sheet stays where it is, as on a tablet.
  let recessScale: Double

  /// Radius of the upper corners, in points.
  static let cornerRadius = 10.0
  /// The widest a sheet may be, in points, as on a tablet.
  static let maxWidth = 704.0

  /// A sheet that has risen so far: 0 is below the screen, 1 in place.
  init(setting: ScreenSetting, progress: Double) {
    let bounds = setting.bounds
    let top = setting.device.safeArea.top + PlacesScreen.sheetTop
    let width = min(bounds.width, Self.maxWidth)
    let height = max(0, bounds.height - top)
    recessScale = width < bounds.width ? 1 : ScreenRendering.sheetScale
    box = ViewRect(
      x: (bounds.width - width) / 2, y: top + height * (1 - progress), width: width, height: height)
    // Long enough that the lower corners, and a spring's overshoot, stay below the screen.
    let long = ViewRect(x: box.x, y: box.y, width: width, height: height * 2)
    path = RoundedRectangle(cornerRadius: Self.cornerRadius).outline(in: long, setting.environment)
  }
}
