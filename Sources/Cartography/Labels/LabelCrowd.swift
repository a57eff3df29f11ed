import Geography

/// What is left of names that crowd one spot.
///
/// A spot has room for a few names, however many a tile puts there; the others are let go before they are set in
/// type, so that a tile of thousands of names at one place costs no more than it can show.
enum LabelCrowd {
  /// The side of a spot, in points of the plane; the squares of the plane that are loaded at once are whole spots.
  static let side = 16.0
  /// How many names of one spot may wish for a place: many more than find one.
  static let most = 12

  /// The names that may wish for a place, in the order given.
  static func thinned<Name>(
    _ names: [Name], place: (Name) -> ViewPoint, priority: (Name) -> LabelCandidate.Priority
  ) -> [Name] {
    let spots = Dictionary(grouping: names.indices) { spot(of: place(names[$0])) }
    let crowded = spots.values.filter { $0.count > most }
    guard !crowded.isEmpty else { return names }
    var gone = Set<Int>()
    for spot in crowded {
      let ranked = spot.sorted { priority(names[$0]) < priority(names[$1]) }
      gone.formUnion(ranked.dropFirst(most))
    }
    return names.indices.filter { !gone.contains($0) }.map { names[$0] }
  }

  private static func spot(of point: ViewPoint) -> SIMD2<Double> {
    SIMD2((point.x / side).rounded(.down), (point.y / side).rounded(.down))
  }
}
