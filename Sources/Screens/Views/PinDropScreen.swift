import Geography
import Scene
import Views

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pin drop app at one moment.
package struct PinDropScreen: Sendable {
  /// What is to be seen.
  package var moment: PinDropMoment
  /// What it is drawn with.
  package var setting: ScreenSetting

  /// Between the buttons, and from them to the free area's corner, in points.
  static let buttonSpacing = 24.0
  /// Width of a button's glyph, in points.
  static let buttonWidth = 44.0
  /// The strength of the black round a large bubble.
  static let heroDim = 0.2
  /// By how much a large bubble is narrower than the screen, in points.
  static let heroMargin = 100.0
  /// Seconds in which the location's dot goes from small to large and back.
  static let breathPeriod = 1.5

  /// Makes the screen of a moment.
  package init(_ moment: PinDropMoment, setting: ScreenSetting) {
    self.moment = moment
    self.setting = setting
  }

  /// Draws the screen, the map left out; for a finger only as far as it matters to it.
  package func render(for finger: Finger? = nil) -> ScreenRendering {
    let credit = ScreenRendering.Credit(in: setting, raised: AttributionView.margin)
    var screen = ScreenRendering(
      map: ScreenMap(viewport: moment.viewport, finger: finger?.point), credit: credit)
    if let location = moment.location { add(location, to: &screen) }
    addItems(to: &screen, for: finger)
    let free = setting.freeArea
    screen.add(
      buttons.render(
        at: ViewPoint(x: free.x, y: free.y),
        proposal: ProposedViewSize(width: free.width, height: free.height), in: setting.environment))
    addHeroes(to: &screen)
    return screen
  }

  private var buttons: some View {
    HStack(spacing: Self.buttonSpacing) {
      button("clear", Image(.mappinSlash).resizable().scaledToFit().frame(width: 44, height: 44))
      button(
        "locate", Image(.dotCircleAndCursorarrow).resizable().scaledToFit().frame(width: Self.buttonWidth))
    }
    .foregroundStyle(setting.accent.map { .color($0) } ?? .blue)
    .padding(Self.buttonSpacing)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  private func button(_ name: String, _ glyph: some View) -> some View {
    Button(isPressed: setting.pressed == name) { glyph }.id(name).id(ScreenRendering.coverPrefix + name)
  }

  // MARK: Map

  /// Adds all items but those that fly, from north to south.
  private func addItems(to screen: inout ScreenRendering, for finger: Finger?) {
    let flying = Set(heroes.map(\.item))
    let order = moment.items.enumerated().filter { screen.map.mayShow($0.element.coordinate) }.sorted {
      one, other in
      (-one.element.coordinate.latitude, one.offset) < (-other.element.coordinate.latitude, other.offset)
    }
    for (index, item) in order where !flying.contains(index) {
      screen.addMarker(at: item.coordinate, named: "item-\(index)", look: item.isBlue, for: finger) { point in
        switch moment.stage {
        case .balloon:
          BalloonView(color: item.style.color(for: setting.environment.colorScheme)).id("marker").render(
            at: point, anchor: BalloonView.anchor, in: setting.environment)
        case .bubble:
          BubbleView(style: item.style).id("marker").render(
            at: point, anchor: BubbleView.anchor, in: setting.environment)
        }
      }
    }
  }

  /// Adds the person's location: a dot in a disc of its accuracy, or one soft disc where it is approximate.
  private func add(_ location: PinDropMoment.Location, to screen: inout ScreenRendering) {
    let coordinate = location.coordinate
    guard abs(coordinate.latitude) <= Mercator.latitudeLimit else { return }
    let metersPerPoint =
      Ellipsoid.metersPerMapPoint(atLatitude: coordinate.latitude) * moment.viewport.mapPointsPerPoint
    // Half the world is as far from a place as anything can be.
    let farthest = min(WorldPoint.width / 2 / moment.viewport.mapPointsPerPoint, Viewport.largestSide)
    let radius = min(max(0, location.accuracy / metersPerPoint), farthest)
    let blue = ShapeStyle.blue.color(for: setting.environment.colorScheme)
    for point in moment.viewport.points(for: WorldPoint(coordinate), margin: radius) {
      if !location.isPrecise {
        screen.map.markers.append(
          .disc(Disc(center: point, radius: radius, blur: Self.softRim, color: blue.opacity(0.22))))
        continue
      }
      if radius > LocationView.diameter / 2 {
        screen.map.markers.append(
          .disc(
            Disc(
              center: point, radius: radius, color: blue.opacity(0.12), ringWidth: 1,
              ringColor: blue.opacity(0.3))))
      }
      screen.map.add(
        LocationView(breath: breath).render(at: point, anchor: LocationView.anchor, in: setting.environment))
    }
  }

  /// The part of an approximate location's radius that is soft.
  private static let softRim = 0.15

  /// The size of the dot's middle: 0.8 to 1, the largest at the start.
  private var breath: Double { 0.9 + 0.1 * cos(2 * .pi * moment.time / Self.breathPeriod) }

  // MARK: Hero

  private var heroes: [PinDropMoment.Hero] { moment.returning + (moment.hero.map { [$0] } ?? []) }

  /// Adds the flying bubbles over a darkness that grows with them.
  private func addHeroes(to screen: inout ScreenRendering) {
    let shown = heroes.filter { moment.items.indices.contains($0.item) }
    guard let progress = shown.map(\.progress).max() else { return }
    let dim = min(max(0, Self.heroDim * progress), 1)
    let size = ProposedViewSize(setting.device.size)
    var cover = Rectangle().fill(.black.opacity(dim)).render(
      at: .zero, proposal: size, in: setting.environment)
    for hero in shown {
      let item = moment.items[hero.item]
      let frame = Self.frame(of: hero, at: moment.viewport.point(for: item.coordinate), in: setting.bounds)
      cover.items +=
        BubbleView(style: item.style, width: max(0, frame.width)).render(
          at: ViewPoint(x: frame.midX, y: frame.midY), anchor: .center, in: setting.environment
        ).items
    }
    if moment.hero != nil { cover.frames["hero"] = setting.bounds }
    screen.add(cover)
  }

  /// The box of a bubble on its way from its tip at a point to the middle of the screen: middle and size go evenly.
  static func frame(of hero: PinDropMoment.Hero, at tip: ViewPoint, in bounds: ViewRect) -> ViewRect {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * hero.progress }
    let width = between(BubbleView.markerWidth, bounds.width - heroMargin)
    let height = BubbleView.height(of: width)
    let start = tip.y - BubbleView.height(of: BubbleView.markerWidth) / 2
    return ViewRect(
      x: between(tip.x, bounds.midX) - width / 2, y: between(start, bounds.midY) - height / 2, width: width,
      height: height)
  }
}

extension PinDropMoment.Item {
  /// Blue or red, as the platform has them.
  fileprivate var style: ShapeStyle { isBlue ? .blue : .red }
}
