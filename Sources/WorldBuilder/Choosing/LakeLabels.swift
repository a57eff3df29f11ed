import Geography

/// Where the names of lakes stand, and how large those are.
enum LakeLabels {
  /// From what area on, in square kilometres, a lake has the rank that counts them: 0 for the likes of Lake Superior
  /// and Lake Baikal, 1 of Lake Onega, 2 of Lake Balaton, 3 of Lake Garda.
  static let steps: [Double] = [18_000, 4_000, 500, 200]

  /// The labels: name and rank of the area.
  ///
  /// Lakes without a name or smaller than the last step have none.
  static func labels(_ lakes: [NaturalEarth.Lake]) -> [WorldData.Label] {
    var taken: [(name: String, position: SIMD2<Double>)] = []
    return lakes.sorted { $0.area > $1.area }.compactMap { lake in
      let rank = AreaRank.rank(of: lake.area, steps: steps)
      guard rank < steps.count, let name = WaterNames.lake(lake.name) else { return nil }
      guard let position = RegionLabels.position(polygons: [lake.rings]) else { return nil }
      // Some lakes are in pieces; a hundredth of the world is 400 km.
      let isKnown = taken.contains { $0.name == name && abs($0.position.x - position.x) < 0.01 }
      guard !isKnown else { return nil }
      taken.append((name, position))
      return WorldData.Label(
        zoom: [4, 5, 6, 6][rank],
        feature: WorldFeature(
          shape: .point(position), properties: [("name", .string(name)), ("rank", .number(Double(rank)))]))
    }
  }
}
