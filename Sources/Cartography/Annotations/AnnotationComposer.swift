package import Geography
import Scene
package import Views

/// Draws pins and markers over a map.
struct AnnotationComposer {
  /// The view.
  let viewport: Viewport
  /// Fonts, light or dark, scale.
  let environment: EnvironmentValues

  /// What drawing annotations gives.
  struct Result {
    /// What to draw, bottom first.
    var items: [SceneItem] = []
    /// The annotations, in the order in which they were given.
    var placed: [ComposedMap.PlacedItem] = []
    /// What labels keep clear of.
    var obstacles = LabelObstacles()
    /// What could not be drawn.
    var warnings: [MapWarning] = []
  }

  /// Points beyond its box that an annotation's shadow may reach.
  private static let shadowReach = 40.0
  /// Points beyond the picture's edge at which an annotation may still reach in, titles included.
  private static let margin = 160.0

  /// How many annotations may be drawn, one on several worlds counted as often.
  static let mostDrawn = 100_000

  /// Draws annotations: from north to south, selected ones last, the most selected on top.
  /// - Throws: ``MapError/tooManyAnnotations(limit:)``.
  func compose(_ annotations: [MapAnnotation]) throws(MapError) -> Result {
    var result = Result()
    let shown = annotations.filter { annotation in
      guard annotation.opacity > 0 else { return false }
      guard abs(annotation.coordinate.latitude) <= Mercator.latitudeLimit else {
        result.warnings.append(
          .outsideWorld(title: annotation.title, coordinate: annotation.coordinate))
        return false
      }
      return true
    }
    try checkCount(shown)
    result.placed = shown.map { annotation in
      let point = viewport.point(for: annotation.coordinate)
      return ComposedMap.PlacedItem(
        kind: annotation.kind, title: annotation.title, coordinate: annotation.coordinate, point: point,
        box: render(annotation, at: point).box, selection: annotation.selection)
    }
    let order = drawingOrder(shown)
    let titles = AnnotationTitles(order, viewport, environment)
    for (index, annotation) in order.enumerated() { draw(annotation, index, titles, into: &result) }
    for index in titles.hidden { result.warnings.append(.hiddenTitle(order[index].title)) }
    return result
  }

  /// Counts before anything is drawn: where the world is one point wide, a place stands on hundreds of them.
  private func checkCount(_ annotations: [MapAnnotation]) throws(MapError) {
    var count = 0
    for annotation in annotations {
      count += viewport.points(for: WorldPoint(annotation.coordinate), margin: Self.margin).count
      guard count <= Self.mostDrawn else { throw .tooManyAnnotations(limit: Self.mostDrawn) }
    }
  }

  private func drawingOrder(_ annotations: [MapAnnotation]) -> [MapAnnotation] {
    annotations.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.selection != right.selection { return left.selection < right.selection }
      if left.coordinate.latitude != right.coordinate.latitude {
        return left.coordinate.latitude > right.coordinate.latitude
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  private func draw(
    _ annotation: MapAnnotation, _ index: Int, _ titles: AnnotationTitles, into result: inout Result
  ) {
    let place = WorldPoint(annotation.coordinate)
    let picture = ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    for point in viewport.points(for: place, margin: Self.margin) {
      let rendering = annotation.render(at: point, in: environment, titleOpacity: titles.strengths[index])
      let ink = rendering.ink ?? rendering.box
      guard ink.inset(by: -Self.shadowReach).intersects(picture) else { continue }
      result.items +=
        annotation.opacity < 1
        ? [.group(Group(rendering.items, opacity: annotation.opacity))] : rendering.items
      for box in rendering.marks { result.obstacles.add(box, weight: annotation.opacity) }
      if case .marker(let marker) = annotation {
        result.obstacles.add(title: marker.title, at: marker.coordinate)
      }
      result.warnings += rendering.missing.map { .missingGlyphs(text: $0.text, scalars: $0.scalars) }
    }
  }

  private func render(_ annotation: MapAnnotation, at point: ViewPoint) -> Rendering {
    annotation.render(at: point, in: environment)
  }
}

extension MapAnnotation {
  /// Draws the annotation with its coordinate on a point of the picture.
  package func render(
    at point: ViewPoint, in environment: EnvironmentValues, titleOpacity: Double = 1
  ) -> Rendering {
    switch self {
    case .pin(let pin):
      return PinView(color: pin.color, selection: pin.selection).render(at: point, in: environment)
    case .marker(let marker):
      var balloon = BalloonView(
        title: marker.title, color: marker.color, glyph: Glyph.named(marker.glyph) ?? .mappin,
        selection: marker.selection)
      balloon.titleOpacity = titleOpacity
      return balloon.render(at: point, in: environment)
    case .view(let view): return view.view.render(at: point, anchor: view.anchor, in: environment)
    }
  }
}
