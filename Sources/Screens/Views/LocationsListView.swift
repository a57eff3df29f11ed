import Features
import Scene
import Views

/// All places of the places app, a row each.
struct LocationsListView: View {
  /// The places.
  let places: [Place]
  /// How the city is set.
  let cityFont: TextStyle
  /// The colour of the texts.
  let textStyle: ShapeStyle
  /// The pictures that come before those built in.
  let pictures: [String: Picture]
  /// How far the list is scrolled, in points.
  var offset = 0.0

  /// Width and height of a row's picture, in points.
  static let pictureSide = 45.0
  /// From the picture to the text, in points.
  static let pictureGap = 8.0

  var body: some View {
    List(offset: offset, count: places.count) { row(places[$0]).id("row-\($0)") }.id("list")
  }

  private func row(_ place: Place) -> some View {
    let name = place.imageNames.first
    return ListRow(separatorInset: name == nil ? 0 : Self.pictureSide + Self.pictureGap) {
      HStack(spacing: Self.pictureGap) {
        if let name {
          SightView(name, pictures).frame(width: Self.pictureSide, height: Self.pictureSide).cornerRadius(10)
        }
        VStack(alignment: .leading) {
          Text(place.name).font(.headline).lineLimit(1)
          Text(place.cityName).font(cityFont).lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading).foregroundStyle(textStyle)
      }
      .padding(.vertical, 4)
    }
  }
}
