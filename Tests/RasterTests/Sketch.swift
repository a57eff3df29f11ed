import Geography
import Raster
import Scene
import Typography

/// A polygon, closed unless said otherwise.
func polygon(_ corners: (Double, Double)..., isClosed: Bool = true) -> Path {
  polygon(corners, isClosed: isClosed)
}

/// A polygon, closed unless said otherwise.
func polygon(_ corners: [(Double, Double)], isClosed: Bool = true) -> Path {
  var path = Path()
  for (index, corner) in corners.enumerated() {
    let point = ViewPoint(x: corner.0, y: corner.1)
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  if isClosed { path.close() }
  return path
}

/// An upright rectangle.
func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
}

/// The area within a polygon.
func area(_ path: Path) -> Double {
  var sum = 0.0
  let points = path.points
  for index in points.indices {
    let (a, b) = (points[index], points[(index + 1) % points.count])
    sum += a.x * b.y - b.x * a.y
  }
  return abs(sum) / 2
}

/// What a fresh painter makes of items on a clear ground.
func painted(
  _ items: SceneItem..., width: Double = 40, height: Double = 40, scale: Double = 1,
  background: Color = .clear
) throws -> Bitmap {
  try Painter(fonts: .bundled).paint(
    Scene(size: ViewSize(width: width, height: height), scale: scale, background: background, items: items))
}

/// A black fill.
func fill(_ paths: Path..., rule: Fill.Rule = .nonZero, color: Color = .black) -> SceneItem {
  .fill(Fill(paths, rule: rule, paint: .color(color)))
}

extension Bitmap {
  /// The sum of all alphas, in whole pixels.
  var coveredArea: Double {
    pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  /// A pixel's alpha, 0 to 255; -1 outside.
  func alpha(_ x: Int, _ y: Int) -> Int {
    self[x, y].map { Int($0.alpha) } ?? -1
  }

  /// A row's alphas.
  func alphas(row: Int) -> [Int] {
    (0..<width).map { alpha($0, row) }
  }

  /// How many pixels are not clear.
  var touchedCount: Int { pixels.count { $0 != 0 } }
}
