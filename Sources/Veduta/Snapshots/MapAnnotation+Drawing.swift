public import Cartography
package import Geography
import Typography
import Views

extension MapAnnotation {
  /// The same annotation, selected as far as this.
  package func selected(_ selection: Double) -> MapAnnotation {
    var annotation = self
    annotation.selection = selection
    return annotation
  }

  /// The same annotation, showing as strongly as this.
  package func faded(_ opacity: Double) -> MapAnnotation {
    var annotation = self
    annotation.opacity *= opacity
    return annotation
  }

  /// How far the annotation's drawing reaches from its coordinate, in points, its title included.
  var extent: ViewInsets {
    let environment = EnvironmentValues(fonts: .bundled, displayScale: 1)
    let rendering = render(at: .zero, in: environment)
    let ink = rendering.ink ?? rendering.box
    return ViewInsets(
      top: max(0, -ink.minY), right: max(0, ink.maxX), bottom: max(0, ink.maxY), left: max(0, -ink.minX))
  }
}

extension ViewInsets {
  /// Points between a picture's edge and what stands on the map, where all of it is to be seen.
  package static let breathingRoom = 8.0
  /// Points that the credits take at the lower edge.
  package static let creditRoom = 24.0

  /// These insets with room for every annotation as it is drawn, wherever it may stand, and for the credits.
  ///
  /// - Parameters:
  ///   - annotations: What stands on the map.
  ///   - size: The picture, in points; of a small one the room takes nine tenths at most.
  ///   - attribution: What the credits say.
  /// - Returns: The insets, in points.
  package func leavingRoom(
    for annotations: [MapAnnotation], in size: ViewSize, attribution: MapAttribution
  ) -> ViewInsets {
    guard !annotations.isEmpty else { return self }
    var reach = annotations.reduce(ViewInsets.zero) { reach, annotation in
      let extent = annotation.extent
      return ViewInsets(
        top: max(reach.top, extent.top), right: max(reach.right, extent.right),
        bottom: max(reach.bottom, extent.bottom), left: max(reach.left, extent.left))
    }
    reach.left = min(reach.left, size.width / 3)
    reach.right = min(reach.right, size.width / 3)
    let credits = attribution == .none ? Self.breathingRoom : Self.creditRoom
    reach.top += Self.breathingRoom
    reach.bottom += credits
    reach.left += Self.breathingRoom
    reach.right += Self.breathingRoom
    // A picture that is too small for all of it still shows where things are.
    let across = Self.share(of: size.width - left - right, for: reach.left + reach.right)
    let down = Self.share(of: size.height - top - bottom, for: reach.top + reach.bottom)
    return ViewInsets(
      top: top + reach.top * down, right: right + reach.right * across,
      bottom: bottom + reach.bottom * down, left: left + reach.left * across)
  }

  /// How much of a room can be had where no more than nine tenths of what is free may go.
  private static func share(of free: Double, for room: Double) -> Double {
    min(1, max(0, free) * 0.9 / max(room, 1e-9))
  }
}

extension Marker {
  /// The names of the glyphs a balloon can show, sorted.
  public static var glyphs: [String] { Glyph.names }
}
