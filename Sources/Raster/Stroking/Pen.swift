import Geography
import Scene

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a stroke looks, in pixels.
struct Pen {
  /// Half the width.
  var half: Double
  var cap: Stroke.Cap
  var join: Stroke.Join
  /// The cosine between two directions below which a miter would be longer than its limit.
  var miterCosine: Double
  /// Turn between two points of a round join.
  var step: (cosine: Double, sine: Double)
  /// Points of a half turn at most.
  var stepLimit: Int

  /// Brings a stroke into pixels; nothing if there is nothing to see.
  init?(_ stroke: Stroke, scale: Double) {
    let half = stroke.width * scale / 2
    guard half > 0, half < PathWalker.farthest else { return nil }
    self.init(half: half, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit)
  }

  init(half: Double, cap: Stroke.Cap, join: Stroke.Join, miterLimit: Double) {
    self.half = half
    self.cap = cap
    self.join = join
    // Miter length over width is 1 / sin(φ/2) for the angle φ between the lines; for directions u and v the turn is
    // π - φ, so sin²(φ/2) = (1 + u·v) / 2.
    let limit = miterLimit.isFinite ? max(miterLimit, 1) : 1
    miterCosine = 2 / (limit * limit) - 1
    // A chord over the angle t lies r·(1 - cos(t/2)) off the arc.
    let cosine = max(1 - PathWalker.tolerance / half, 0.5)
    let angle = max(2 * acos(cosine), 0.005)
    step = (cos(angle), sin(angle))
    stepLimit = Int((Double.pi / angle).rounded(.up)) + 1
  }
}
