import Features
import Scene
import Views

/// The card of a place: its picture standing out above a panel with its name and two buttons.
struct LocationPreviewCard: View {
  /// The place.
  let place: Place
  /// The index of the place.
  let index: Int
  /// The pictures that come before those built in.
  let pictures: [String: Picture]
  /// The name of the control under a finger, if there is one.
  let pressed: String?

  /// Radius of all corners, in points.
  static let cornerRadius = 10.0
  /// How far below the card's upper edge the panel begins, in points.
  static let panelTop = 65.0
  /// Width and height of the picture without its border, in points.
  static let pictureSide = 100.0

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      VStack(alignment: .leading, spacing: 16) {
        picture
        title
      }
      VStack(spacing: 8) {
        button("Learn more", "learn-more", .borderedProminent)
        button("Next", "next", .bordered)
      }
    }
    .padding(20)
    .background {
      RoundedRectangle(cornerRadius: Self.cornerRadius).fill(.ultraThin.opacity(0.7)).id("card-panel")
        .offset(y: Self.panelTop)
    }
    .cornerRadius(Self.cornerRadius)
    .id("card")
  }

  private var picture: some View {
    SightView(place.imageNames.first, pictures)
      .frame(width: Self.pictureSide, height: Self.pictureSide).cornerRadius(Self.cornerRadius)
      .padding(6).background(.white).cornerRadius(Self.cornerRadius).id("picture")
      .id(ScreenRendering.coverPrefix + "\(index)")
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(place.name).font(.title2).fontWeight(.bold).lineLimit(2).id("name")
      Text(place.cityName).font(.subheadline).lineLimit(1).id("city")
    }
    .foregroundStyle(.primary).frame(maxWidth: .infinity, alignment: .leading)
  }

  private func button(_ title: String, _ name: String, _ style: ButtonStyle) -> some View {
    Button(style, isPressed: pressed == name) {
      Text(title).font(.headline).lineLimit(1).frame(width: 125, height: 35)
    }
    .id(name)
  }
}
