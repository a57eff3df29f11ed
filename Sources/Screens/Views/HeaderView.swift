import Scene
import Views

/// The panel at the top of the places app: the name of the selected place and, when open, the list of all.
struct HeaderView: View {
  /// The name of the selected place.
  let title: String
  /// How far the list is open, 0 to 1.
  let openness: Double
  /// Whether a finger is on the strip.
  let isPressed: Bool
  /// The strength of the panel's material.
  let panelOpacity: Double
  /// The list.
  let list: LocationsListView

  /// Height of the strip, in points.
  static let stripHeight = 55.0
  /// Radius of the panel's corners, in points.
  static let cornerRadius = 10.0

  var body: some View {
    Disclosure(openness: openness) {
      Button(isPressed: isPressed) { strip }.id("header")
    } content: {
      list
    }
    .background(.thick.opacity(panelOpacity))
    .cornerRadius(Self.cornerRadius)
    .shadow(color: .black.opacity(0.3), radius: 20, y: 15)
    .id("panel")
  }

  private var strip: some View {
    Text(title).font(.title2).fontWeight(.black).foregroundStyle(.primary).lineLimit(1).id("title")
      .padding(.horizontal, Self.arrowWidth)
      .frame(height: Self.stripHeight).frame(maxWidth: .infinity)
      .overlay(alignment: .leading) { arrow }
  }

  private var arrow: some View {
    Image(.arrowDown).font(.headline).foregroundStyle(.primary).padding()
      .rotationEffect(degrees: 180 * openness).id("arrow")
  }

  /// The width of the arrow with the room round it, on both sides of the title, in points.
  private static let arrowWidth = TextStyle.headline.size + 32
}
