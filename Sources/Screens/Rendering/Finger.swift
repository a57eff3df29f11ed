package import Geography
import Views

/// A finger that taps one screen again and again, and what need not be drawn anew each time to know what it meets.
package final class Finger {
  /// Where it is, in points of the view.
  package var point = ViewPoint.zero

  /// The boxes of a marker that stands at (0, 0).
  struct Boxes {
    /// What can be tapped.
    var marker: ViewRect
    /// What is to be seen.
    var ink: ViewRect
  }

  private var markers: [AnyHashable: Boxes?] = [:]
  private var controls: (look: AnyHashable, rendering: ScreenRendering)?

  /// Makes a finger for a screen that no finger has tapped yet.
  package init() {}

  /// The boxes of a marker, which are the same wherever it stands; nothing if it cannot be seen.
  func boxes(of look: AnyHashable, _ render: (ViewPoint) -> Rendering) -> Boxes? {
    if let known = markers[look] { return known }
    let rendering = render(.zero)
    let boxes = rendering.ink.map { Boxes(marker: rendering.frames["marker"] ?? $0, ink: $0) }
    markers[look] = .some(boxes)
    return boxes
  }

  /// What lies over the map, drawn once as long as it looks the same.
  func controls(of look: AnyHashable, _ render: () -> ScreenRendering) -> ScreenRendering {
    if let controls, controls.look == look { return controls.rendering }
    let rendering = render()
    controls = (look, rendering)
    return rendering
  }
}
