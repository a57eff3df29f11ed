import Features
import Geography
import Scene
package import Views

extension PlacesScreen {
  /// A part of the screen that can be drawn alone.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// The list of all places, in its natural height.
    case list
    /// The card of the selected place, 16 points round it, on black.
    case card
    /// A selected pin and one that is not, side by side on black.
    case pins
  }

  /// Draws a part alone; the box of the result is the picture's.
  package func render(_ part: Part) -> Rendering {
    let width = ProposedViewSize(width: setting.device.size.width, height: nil)
    switch part {
    case .list:
      return list.background(.background).render(at: .zero, proposal: width, in: setting.environment)
    case .card:
      let cards = VStack { card(PlacesMoment.Card(place: moment.selection, offset: 0)) }
      return cards.tint(.color(accent)).background(.black)
        .render(at: .zero, proposal: width, in: setting.environment)
    case .pins:
      let pins = HStack(spacing: 16) {
        PinView(color: accent, selection: 1)
        PinView(color: accent, selection: 0)
      }
      return pins.padding().background(.black).render(at: .zero, in: setting.environment)
    }
  }
}
