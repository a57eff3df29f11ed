import Scene

/// The dot that says where the person is: white with a blue middle that breathes.
package struct LocationView: View {
  /// How large the blue middle is, 0.8 to 1.
  package var breath: Double

  /// The place of the layout box that lies on the coordinate.
  package static let anchor = UnitPoint.center
  /// Diameter of the white disc, in points.
  package static let diameter = 22.0
  /// Diameter of the blue middle at its largest, in points.
  static let middle = 16.0

  /// Makes a dot.
  package init(breath: Double) {
    self.breath = breath
  }

  package var body: some View {
    ZStack {
      Circle().fill(.white).frame(width: Self.diameter, height: Self.diameter)
        .shadow(color: .black.opacity(0.3), radius: 3, y: 2)
      Circle().fill(.blue).frame(width: Self.middle * breath, height: Self.middle * breath).id("middle")
    }
  }
}
