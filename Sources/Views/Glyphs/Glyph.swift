public import Geography

/// A small symbol of one colour, drawn for this project, as an outline.
///
/// Names follow the words that map makers know: `star.fill`, `mappin`, and for kinds of places those of the OpenMapTiles
/// schema, such as `place_of_worship`. The shapes are our own.
public struct Glyph: Hashable, Sendable {
  /// The name by which a scene file asks for it.
  public let name: String
  /// Width and height of its box, in units of the font size; the longer side is about 1.
  public let size: ViewSize
  /// The outline in that box, y down; rings of opposite direction are holes.
  public let outline: Path

  init(_ name: String, width: Double = 1, height: Double = 1, _ outline: Path) {
    self.name = name
    self.size = ViewSize(width: width, height: height)
    self.outline = outline
  }

  /// The outline stretched to fill a box.
  public func path(in box: ViewRect) -> Path {
    outline.applying(
      .scale(box.width / size.width, box.height / size.height).then(.translation(x: box.x, y: box.y)))
  }

  /// All glyphs, sorted by name.
  public static let all: [Glyph] = [
    airport, arrowDown, artGallery, bakery, bank, bar, beer, bicycle, bubbleMiddleBottomFill,
    buildingColumnsFill, bus, cafe, cameraFill, castle, cemetery, cinema, circleFill, clothingStore, college,
    doctors, dotCircleAndCursorarrow, fastFood, ferryTerminal, fireStation, flagFill, fuel, grocery,
    hairdresser, harbor, heartFill, hospital, houseFill, iceCream, information, leafFill, library, lodging,
    mapCircleFill, mappin, mappinSlash, monument, music, park, parking, pharmacy, placeOfWorship, playground,
    police, post, railway, restaurant, school, shop, sportsCentre, stadium, starFill, subway, swimming,
    theatre,
    toilets, townHall, tram, triangleFill, viewpoint, xmark, zoo,
  ]

  /// The names of all glyphs, sorted.
  public static var names: [String] { all.map(\.name) }

  /// The glyph of a name; nothing if there is none.
  public static func named(_ name: String) -> Glyph? { all.first { $0.name == name } }

  /// The name that was probably meant by one that does not exist; nothing if none comes near.
  ///
  /// A name is near that begins like the other, or that differs in at most a third of its letters.
  public static func nearest(to name: String) -> String? {
    let wanted = name.lowercased()
    guard !wanted.isEmpty else { return nil }
    if let longer = names.first(where: { $0.hasPrefix(wanted + ".") || wanted.hasPrefix($0 + ".") }) {
      return longer
    }
    let ranked = names.map { (distance: editDistance(wanted, $0), name: $0) }
    guard let best = ranked.min(by: { $0 < $1 }), best.distance * 3 <= max(wanted.count, best.name.count)
    else { return nil }
    return best.name
  }
}

/// How many letters must be put in, left out or exchanged to make one word the other (Levenshtein).
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[second.count]
}
