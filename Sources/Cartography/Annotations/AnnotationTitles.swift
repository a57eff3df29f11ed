import Geography
import Views

/// How strongly the titles of annotations show: none is drawn over another.
///
/// The last drawn keeps its title, as it lies on top; one that would come to lie on a title fades.
struct AnnotationTitles {
  /// The strength of each title, 0 to 1, in drawing order; 1 where there is none.
  private(set) var strengths: [Double]
  /// Which are not to be seen although they lie in the picture, in drawing order.
  private(set) var hidden: [Int] = []

  /// Settles the titles of annotations in drawing order.
  init(_ annotations: [MapAnnotation], _ viewport: Viewport, _ environment: EnvironmentValues) {
    strengths = Array(repeating: 1, count: annotations.count)
    let picture = ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    var taken: [Cell: [(box: ViewRect, weight: Double)]] = [:]
    for (index, annotation) in annotations.enumerated().reversed() {
      guard case .marker(let marker) = annotation, !marker.title.isEmpty else { continue }
      let point = viewport.point(for: marker.coordinate)
      guard let box = annotation.render(at: point, in: environment).frames["title"], box.intersects(picture)
      else { continue }
      let cells = Cell.under(box)
      let strength = cells.flatMap { taken[$0] ?? [] }.reduce(1) {
        min($0, 1 - $1.weight * (1 - EdgeFade.beside($1.box, box)))
      }
      strengths[index] = strength
      if strength < 0.5 { hidden.insert(index, at: 0) }
      for cell in cells { taken[cell, default: []].append((box, strength * marker.opacity)) }
    }
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
