import Geography
import Tiles

/// How far a feature stands out, where the schema of its tiles has no ranks: OpenMapTiles' looks ask for one.
enum SchemaRank {
  /// Classes of points of interest by rank, 1 the most.
  private static let classes: [String: Double] = [
    "railway": 1, "museum": 2, "attraction": 2, "castle": 2, "hospital": 3, "college": 4, "harbor": 4,
    "ferry_terminal": 4, "park": 5, "zoo": 5, "stadium": 6, "theatre": 7, "library": 8, "town_hall": 8,
    "monument": 9, "place_of_worship": 9, "cinema": 10, "art_gallery": 11, "school": 12, "police": 13,
    "post": 14, "lodging": 15,
  ]
  private static let last = 25.0
  /// People who live in a city of at least each rank.
  private static let people: [Double] = [10e6, 3e6, 5e5, 2e5, 1e5, 5e4, 2e4, 1e4]

  /// The rank of a feature of a class in a layer; nothing for layers without ranks, or where it has one.
  static func rank(_ layer: String, _ name: String, _ feature: VectorTileFeature) -> Double? {
    guard feature.value(named: "rank") == nil else { return nil }
    switch (layer, name) {
    case ("poi", _): return classes[name] ?? last
    case ("place", "city"):
      if case .number(let population)? = feature.value(named: "population") {
        return Double((people.firstIndex { population >= $0 } ?? people.count) + 1)
      }
      guard case .number(let rank)? = feature.value(named: "population_rank") else { return nil }
      return min(max(14 - rank, 1), 10)
    default: return nil
    }
  }
}
