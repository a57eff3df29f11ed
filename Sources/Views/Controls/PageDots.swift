import Scene

/// A dot for each page, the one shown white; nothing for a single page.
package struct PageDots: View {
  private let count: Int
  private let current: Int

  /// Diameter of a dot, in points.
  static let diameter = 7.0
  /// From the middle of a dot to that of the next, in points.
  static let pitch = 16.0
  /// The strength of the other pages' dots.
  static let restOpacity = 0.3

  /// Makes the dots of so many pages, of which one is shown, counted from 0.
  package init(count: Int, current: Int) {
    self.count = count
    self.current = current
  }

  package var body: some View {
    HStack(spacing: Self.pitch - Self.diameter) {
      if count > 1 {
        for page in 0..<count {
          Circle().fill(.white.opacity(page == current ? 1 : Self.restOpacity))
            .frame(width: Self.diameter, height: Self.diameter).id("dot-\(page)")
        }
      }
    }
  }
}
