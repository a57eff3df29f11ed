import Features
import Geography
import Scene
import Views

/// All there is to say of a place: its pictures, its name, what it is, and a map of its surroundings.
struct LocationDetailView: View {
  /// The place.
  let place: Place
  /// The pictures that come before those built in.
  let pictures: [String: Picture]
  /// How far the column is scrolled, in points.
  let scroll: Double
  /// The picture shown, from 0.
  let page: Int
  /// The name of the control under a finger, if there is one.
  let pressed: String?

  /// Height of the pictures, in points.
  static let pagerHeight = 500.0
  /// Radius of the map's corners, in points.
  static let mapCornerRadius = 30.0
  /// From the middle of the page dots to the lower edge of the pictures, in points.
  static let dotsRise = 18.0

  var body: some View {
    ScrollView(offset: scroll) { column }.background(.ultraThin)
  }

  /// All of it, however long.
  var column: some View {
    VStack {
      pager.shadow(color: .black.opacity(0.3), radius: 20, y: 10)
      VStack(alignment: .leading, spacing: 16) {
        title
        Divider()
        description
        Divider()
        // The hole: only its box counts.
        Rectangle().fill(.clear).aspectRatio(1, contentMode: .fit).id("map")
      }
      .frame(maxWidth: .infinity, alignment: .leading).padding()
    }
  }

  /// The cross in the upper leading corner.
  var cross: some View {
    Button(isPressed: pressed == "cross") {
      Image(.xmark).font(.headline).foregroundStyle(.primary).padding()
    }
    .background(.thick).cornerRadius(10).shadow(radius: 4).id("cross").padding()
  }

  private var pager: some View {
    let shown = place.imageNames.indices.contains(page) ? place.imageNames[page] : place.imageNames.first
    return SightView(shown, pictures)
      .frame(maxWidth: .infinity).frame(height: Self.pagerHeight).clipped()
      .overlay(alignment: .bottom) {
        PageDots(count: place.imageNames.count, current: page).frame(height: 2 * Self.dotsRise)
      }
      .id("pager")
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(place.name).font(.largeTitle).fontWeight(.semibold).foregroundStyle(.primary).id("name")
      Text(place.cityName).font(.title3).foregroundStyle(.secondary).id("city")
    }
  }

  private var description: some View {
    VStack(alignment: .leading, spacing: 16) {
      if !place.description.isEmpty {
        Text(place.description).font(.subheadline).foregroundStyle(.secondary).id("description")
      }
      if place.hasValidLink {
        Button { Text("Read more on Wikipedia").font(.headline).foregroundStyle(.blue) }.id("link")
      }
    }
  }
}

extension Place {
  /// Whether the link is an address: nothing but printable ASCII without blanks, brackets or quotes.
  fileprivate var hasValidLink: Bool {
    guard let link, !link.isEmpty else { return false }
    let forbidden = Set("<>\"{}|\\^`".unicodeScalars)
    return link.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) && !forbidden.contains($0) }
  }
}
