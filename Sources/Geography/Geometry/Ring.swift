/// Measures of rings: closed lines of straight sides whose last vertex joins the first without repeating it.
package enum Ring {
  /// The signed area, positive for a ring that runs clockwise as seen with y **down**; 0 below three vertices.
  package static func area(_ ring: [SIMD2<Double>]) -> Double {
    guard let origin = ring.first, var previous = ring.last else { return 0 }
    // Relative to the first vertex, so that a small ring far from the origin keeps its digits.
    previous -= origin
    var twice = 0.0
    for vertex in ring {
      let point = vertex - origin
      twice += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return twice / 2
  }

  /// Whether a point lies inside of an odd number of rings, so in the area that they bound together.
  ///
  /// A point on a side may be counted either way.
  package static func holds(_ point: SIMD2<Double>, in rings: [[SIMD2<Double>]]) -> Bool {
    var isInside = false
    for ring in rings {
      guard var previous = ring.last else { continue }
      for vertex in ring {
        if (vertex.y > point.y) != (previous.y > point.y) {
          let slope = (previous.x - vertex.x) / (previous.y - vertex.y)
          if point.x < vertex.x + (point.y - vertex.y) * slope { isInside.toggle() }
        }
        previous = vertex
      }
    }
    return isInside
  }

  /// Sorts rings into polygons: each outer ring (positive area with y down) with the holes (negative) in it.
  ///
  /// Outer rings keep their order. A hole belongs to the smallest outer ring that holds its first vertex; holes
  /// without one are left out, as are rings without area.
  package static func polygons(_ rings: [[SIMD2<Double>]]) -> [[[SIMD2<Double>]]] {
    var polygons: [[[SIMD2<Double>]]] = []
    var areas: [Double] = []
    var holes: [[SIMD2<Double>]] = []
    for ring in rings {
      let area = area(ring)
      if area > 0 {
        polygons.append([ring])
        areas.append(area)
      } else if area < 0 {
        holes.append(ring)
      }
    }
    if polygons.count == 1 { return [polygons[0] + holes] }
    for hole in holes {
      let owners = polygons.indices.filter { holds(hole[0], in: [polygons[$0][0]]) }
      guard let owner = owners.min(by: { areas[$0] < areas[$1] }) else { continue }
      polygons[owner].append(hole)
    }
    return polygons
  }
}
