public import Cartography
package import Geography
import Typography
import Views

extension MapAnnotation {
  /// The same annotation, selected as far as this.
  package func selected(_ selection: Double) -> MapAnnotation {
    switch self {
    case .pin(var pin):
      pin.selection = selection
      return .pin(pin)
    case .marker(var marker):
      marker.selection = selection
      return .marker(marker)
    }
  }

  /// How far the annotation's drawing reaches from its coordinate, in points, without shadow and title.
  var extent: ViewInsets {
    let environment = EnvironmentValues(fonts: .bundled, displayScale: 1)
    let rendering =
      switch self {
      case .pin(let pin):
        PinView(color: pin.color, selection: pin.selection).render(at: .zero, in: environment)
      case .marker(let marker):
        BalloonView(title: "", color: marker.color, glyph: .mappin, selection: marker.selection)
          .render(at: .zero, in: environment)
      }
    let ink = rendering.ink ?? rendering.box
    return ViewInsets(
      top: max(0, -ink.minY), right: max(0, ink.maxX), bottom: max(0, ink.maxY), left: max(0, -ink.minX))
  }
}

extension ViewInsets {
  /// These insets with room for every annotation as it is drawn, wherever it may stand.
  package func leavingRoom(for annotations: [MapAnnotation]) -> ViewInsets {
    annotations.reduce(self) { room, annotation in
      let extent = annotation.extent
      return ViewInsets(
        top: max(room.top, top + extent.top), right: max(room.right, right + extent.right),
        bottom: max(room.bottom, bottom + extent.bottom), left: max(room.left, left + extent.left))
    }
  }
}

extension Marker {
  /// The names of the glyphs a balloon can show, sorted.
  public static var glyphs: [String] { Glyph.names }
}
