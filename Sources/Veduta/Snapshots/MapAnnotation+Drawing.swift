public import Cartography
package import Geography
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

  /// How far the annotation reaches from its coordinate, in points: its drawing without shadow and title.
  var extent: ViewInsets {
    switch self {
    case .pin(let pin):
      // A disc of 42 points above the coordinate, a tip 5.5 points below it.
      let scale = 0.7 + 0.3 * pin.selection
      return ViewInsets(top: 43.5 * scale, right: 21 * scale, bottom: 5.5 * scale, left: 21 * scale)
    case .marker(let marker):
      // A disc of 28 points and a tail of 5; twice that when selected, with a dot of 6 at the coordinate.
      let scale = 1 + marker.selection
      return ViewInsets(top: 33 * scale, right: 14 * scale, bottom: 3 * marker.selection, left: 14 * scale)
    }
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
