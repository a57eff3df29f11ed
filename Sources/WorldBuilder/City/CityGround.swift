/// Makes an extract whole that was cut from a larger one at a box: nothing points to what is not there, and the sea,
/// of which OpenStreetMap has only the coast, is an area.
struct CityGround {
  /// New objects are counted from here, far above any of OpenStreetMap's.
  private static let firstNewID = 9_000_000_000

  private let extract: CityExtract
  private let places: [Int: SIMD2<Double>]
  private var nextID = CityGround.firstNewID

  /// Takes an extract as it was cut.
  init(_ extract: CityExtract) {
    self.extract = extract
    places = Dictionary(
      extract.objects.compactMap { object in object.place.map { (object.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The extract made whole.
  mutating func whole() -> CityExtract {
    var nodes = extract.objects.filter { $0.kind == "n" }
    var ways: [CityExtract.Object] = []
    var coasts: [[Int]] = []
    for way in extract.objects where way.kind == "w" {
      if way.has("natural=coastline") { coasts += runs(of: way) } else { ways += kept(way) }
    }
    addSea(Self.joined(coasts), &nodes, &ways)
    let known = Set((nodes + ways).map { "\($0.kind)\($0.id)" })
    let relations = extract.objects.filter { $0.kind == "r" && $0.has("type=multipolygon") }.compactMap {
      relation -> CityExtract.Object? in
      var relation = relation
      relation.members.removeAll { !known.contains(String($0.prefix { $0 != "@" })) }
      return relation.members.isEmpty ? nil : relation
    }
    return CityExtract(nodes + ways + relations)
  }

  /// What is left of a way: an area without the corners that are not there, a line in as many pieces as have a gap
  /// between them.
  private mutating func kept(_ way: CityExtract.Object) -> [CityExtract.Object] {
    if way.nodes.first == way.nodes.last, !Self.isRoad(way) {
      var area = way
      area.nodes.removeAll { places[$0] == nil }
      if let first = area.nodes.first, area.nodes.last != first { area.nodes.append(first) }
      return area.nodes.count > 3 ? [area] : []
    }
    return runs(of: way).enumerated().map { index, run in
      var piece = way
      piece.nodes = run
      if index > 0 { piece.id = newID() }
      return piece
    }
  }

  private static func isRoad(_ way: CityExtract.Object) -> Bool {
    !way.has("area=yes") && way.tags.contains { $0.hasPrefix("highway=") || $0.hasPrefix("railway=") }
  }

  /// The nodes of a way that are there and follow one another, two or more at a time.
  private func runs(of way: CityExtract.Object) -> [[Int]] {
    way.nodes.split { places[$0] == nil }.map(Array.init).filter { $0.count > 1 }
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Runs of nodes put together where one ends as another begins.
  static func joined(_ runs: [[Int]]) -> [[Int]] {
    var rest = runs
    var result: [[Int]] = []
    while !rest.isEmpty {
      var line = rest.removeFirst()
      while let next = rest.firstIndex(where: { $0.first == line.last }) {
        line += rest.remove(at: next).dropFirst()
      }
      while let before = rest.firstIndex(where: { $0.last == line.first }) {
        line = rest.remove(at: before) + line.dropFirst()
      }
      result.append(line)
    }
    return result
  }

  private mutating func addSea(
    _ coasts: [[Int]], _ nodes: inout [CityExtract.Object], _ ways: inout [CityExtract.Object]
  ) {
    guard let coast = CityCoast(coasts.map { $0.compactMap { places[$0] } }, within: Array(places.values))
    else { return }
    for ring in coast.seas() {
      var sea = CityExtract.Object(kind: "w", id: newID(), tags: ["natural=water", "water=sea"])
      for place in ring {
        let node = CityExtract.Object(kind: "n", id: newID(), place: place)
        nodes.append(node)
        sea.nodes.append(node.id)
      }
      sea.nodes.append(sea.nodes[0])
      ways.append(sea)
    }
  }
}
