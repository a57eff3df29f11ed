import Geography
import Views

/// How strongly the titles of annotations show: none lies on another, or on or under another annotation's mark.
///
/// Of two titles the last drawn stays, as it lies on top; the other fades. Beside marks all titles fade.
struct AnnotationTitles {
  /// The strength of each title, 0 to 1, in drawing order; 1 where there is none.
  private(set) var strengths: [Double]
  /// Which are not to be seen although they lie in the picture, in drawing order.
  private(set) var hidden: [Int] = []

  /// Settles the titles of annotations in drawing order.
  init(_ annotations: [MapAnnotation], _ viewport: Viewport, _ environment: EnvironmentValues) {
    strengths = Array(repeating: 1, count: annotations.count)
    let picture = ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    let titles = annotations.contains {
      if case .marker(let marker) = $0 { !marker.title.isEmpty } else { false }
    }
    guard titles else { return }
    var taken: [Cell: [Taken]] = [:]
    let renderings = annotations.map { $0.render(at: viewport.point(for: $0.coordinate), in: environment) }
    for (index, annotation) in annotations.enumerated() {
      for box in Self.marks(of: annotation, renderings[index]) where box.intersects(picture) {
        for cell in Cell.under(box) {
          taken[cell, default: []].append(Taken(box: box, weight: annotation.opacity, owner: index))
        }
      }
    }
    for (index, annotation) in annotations.enumerated().reversed() {
      guard case .marker(let marker) = annotation, !marker.title.isEmpty,
        let box = renderings[index].frames["title"], box.intersects(picture)
      else { continue }
      let cells = Cell.under(box)
      let strength = cells.flatMap { taken[$0] ?? [] }.reduce(1) { strength, other in
        other.owner == index
          ? strength : min(strength, 1 - other.weight * (1 - EdgeFade.beside(other.box, box)))
      }
      strengths[index] = strength
      if strength < 0.5 { hidden.insert(index, at: 0) }
      for cell in cells {
        taken[cell, default: []].append(Taken(box: box, weight: strength * marker.opacity, owner: index))
      }
    }
  }

  /// What an annotation covers, its title left out.
  private static func marks(of annotation: MapAnnotation, _ rendering: Rendering) -> [ViewRect] {
    if case .marker = annotation { [rendering.box] } else { rendering.marks }
  }

  /// A part of the picture that a title keeps off, unless it is its own annotation's.
  private struct Taken {
    var box: ViewRect
    var weight: Double
    var owner: Int
  }

  /// A square of the picture, so that each title is held against those near it alone.
  private struct Cell: Hashable {
    var x: Int
    var y: Int

    private static let side = 128.0

    /// The cells under a box and what is just beside it.
    static func under(_ box: ViewRect) -> [Cell] {
      let reach = box.inset(by: -4)
      return range(reach.minY, reach.maxY).flatMap { y in
        range(reach.minX, reach.maxX).map { Cell(x: $0, y: y) }
      }
    }

    private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      Int((low / side).rounded(.down))...Int((max(low, high) / side).rounded(.down))
    }
  }
}
