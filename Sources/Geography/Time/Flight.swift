#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The smoothest path from one width of view to another over a distance.
///
/// From J. J. van Wijk and W. A. A. Nuij, *Smooth and Efficient Zooming and Panning* (IEEE Symposium on
/// Information Visualization, 2003), equations 9 and following. w is the visible width, u the distance
/// covered and σ the length of path covered, all in the same unit (here points at the scale of the start).
package struct Flight: Hashable, Sendable {
  /// The width of view at the start.
  package let startWidth: Double
  /// The width of view at the end.
  package let endWidth: Double
  /// The distance to cover, u1.
  package let distance: Double
  /// The length of the whole path, S; 0 if there is nothing to do.
  package let length: Double
  /// r0, or nothing for a path that only zooms.
  private let startAngle: Double?

  /// How much it zooms out to travel (ρ): more makes the arc higher.
  package static let curvature = 1.42
  /// Lengths of path a second.
  package static let speed = 1.2
  /// Distances that are smaller parts of the narrower view than this are not travelled but zoomed.
  private static let negligible = 1e-9

  /// Makes a path from widths above 0 and a distance of at least 0.
  package init(startWidth: Double, endWidth: Double, distance: Double) {
    self.startWidth = startWidth
    self.endWidth = endWidth
    self.distance = distance
    let squaredRho = Self.curvature * Self.curvature
    guard distance > Self.negligible * min(startWidth, endWidth) else {
      startAngle = nil
      length = abs(log(endWidth / startWidth)) / Self.curvature
      return
    }
    let widening = (endWidth - startWidth) * (endWidth + startWidth)
    let travel = squaredRho * squaredRho * distance * distance
    // The logarithm that the paper has here loses all digits where b is large; it is this function.
    let r0 = -asinh((widening + travel) / (2 * startWidth * squaredRho * distance))
    let r1 = -asinh((widening - travel) / (2 * endWidth * squaredRho * distance))
    startAngle = r0
    length = (r1 - r0) / Self.curvature
  }

  /// The time of the flight, in seconds.
  package var duration: Double { length / Self.speed }

  /// The width of view, and which part of the distance is covered, after a part of the length.
  package func state(at part: Double) -> (width: Double, covered: Double) {
    let way = Self.curvature * length * part
    guard let startAngle else {
      return (startWidth * exp(endWidth < startWidth ? -way : way), part)
    }
    let spread = cosh(startAngle + way)
    // The paper's difference of products, w0 (cosh r0 tanh(r0 + ρσ) - sinh r0), by the addition theorem:
    // it has nothing to cancel.
    let covered = startWidth * sinh(way) / (Self.curvature * Self.curvature * spread)
    return (startWidth * cosh(startAngle) / spread, covered / distance)
  }
}
