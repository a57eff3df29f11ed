#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// x' per x.
  public var a: Double
  /// y' per x.
  public var b: Double
  /// x' per y.
  public var c: Double
  /// y' per y.
  public var d: Double
  /// Shift in x, in points.
  public var tx: Double
  /// Shift in y, in points.
  public var ty: Double

  /// Leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift by points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin, in degrees, clockwise as seen in a picture (y grows down).
  public static func rotation(degrees: Double) -> Transform {
    let quarter = (degrees / 90).rounded()
    // Right angles are exact, so that turned glyphs keep straight edges.
    if degrees == quarter * 90 {
      let k = (Int(quarter) % 4 + 4) % 4
      let cosine = [1.0, 0, -1, 0][k]
      let sine = [0.0, 1, 0, -1][k]
      return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    let radians = degrees * .pi / 180
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that does `self` first and `next` after it.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Where a point comes to lie.
  public func apply(_ point: ViewPoint) -> ViewPoint {
    ViewPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The geometric mean of how much lengths grow in all directions.
  package var lengthScale: Double { abs(a * d - b * c).squareRoot() }
}
