package import Geography

extension BoundingBox {
  /// All that tiles can show: between the parallels at which the Web Mercator world is cut.
  package static let world = BoundingBox(west: -180, south: -85.0511287, east: 180, north: 85.0511287)

  /// The box, where it is a part of the world with some extent; nothing for all the world (up to the ice of the south),
  /// and for what is no box.
  package var asPart: BoundingBox? {
    guard isValid, latitudeDelta > 0, longitudeDelta > 0 else { return nil }
    return longitudeDelta >= 359 && south <= -55 && north >= 80 ? nil : self
  }
}

extension TileCenter {
  /// A centre as tile sets write it: longitude, latitude and zoom; nothing for what is none.
  init?(_ numbers: [Double]) {
    guard numbers.count == 3, (-180.0...180).contains(numbers[0]), (-85.06...85.06).contains(numbers[1]),
      (0.0...30).contains(numbers[2])
    else { return nil }
    self.init(coordinate: Coordinate(latitude: numbers[1], longitude: numbers[0]), zoom: numbers[2])
  }

  /// A centre in a text, with commas between the numbers.
  init?(_ text: String) {
    self.init(text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) })
  }
}
