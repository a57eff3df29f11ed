import Geography
import Scene

extension SceneItem {
  /// Whether any of it lies in a picture; shared shapes are in a scene as soon as their bounds reach into it.
  func shows(in size: ViewSize) -> Bool {
    let clip = Clip(minimum: .zero, maximum: SIMD2(size.width, size.height))
    return switch self {
    case .fill(let fill):
      !fill.paths.isEmpty || fill.outlines.contains { $0.shows(in: clip, isArea: true) }
    case .stroke(let stroke):
      !stroke.paths.isEmpty || stroke.outlines.contains { $0.shows(in: clip, isArea: false) }
    case .group(let group): group.items.contains { $0.shows(in: size) }
    default: true
    }
  }
}

extension PlacedOutlines {
  /// Whether a ring or line of it, without its width, lies in a rectangle of the picture.
  fileprivate func shows(in clip: Clip, isArea: Bool) -> Bool {
    var start = 0
    for line in outlines.lines {
      let points = outlines.points[start..<Int(line.end)].map { point in
        let place = transform.apply(ViewPoint(x: point.x, y: point.y))
        return SIMD2(place.x, place.y)
      }
      start = Int(line.end)
      if isArea ? !clip.ring(points).isEmpty : !clip.line(points).isEmpty { return true }
    }
    return false
  }
}
