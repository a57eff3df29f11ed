/// What is inside a rectangle of an area bounded by rings.
package struct ClippedArea: Sendable {
  /// The area's rings: outer ones of positive area with y down, holes negative; no side of theirs runs twice.
  package var rings: [[SIMD2<Double>]] = []
  /// The parts of the rings that were there before, without the sides along the rectangle.
  ///
  /// A ring that lies inside whole is closed: its first vertex comes again at the end.
  package var outlines: [[SIMD2<Double>]] = []

  /// Nothing inside.
  package init() {}
}

extension Clip {
  /// The part inside the rectangle of an area, whose rings must be well oriented: outer rings of positive area
  /// with y down (clockwise as seen), holes negative.
  ///
  /// Unlike ``ring(_:)`` it joins what the rectangle cuts by walking along its sides, over all rings together:
  /// an island that sticks into the rectangle becomes a bay of the outer ring, and nothing bridges anything.
  /// Rings may be any number of polygons that do not overlap. Rings with fewer than three vertices are ignored.
  package func polygon(_ rings: [[SIMD2<Double>]]) -> ClippedArea {
    var area = ClippedArea()
    var runs: [[SIMD2<Double>]] = []
    // Rings that pass by or go round: all of the rectangle that is in no other ring lies to one side of each.
    var distant: [[SIMD2<Double>]] = []
    for ring in rings where ring.count > 2 {
      switch relation(to: ring) {
      case .inside: keep(ring, in: &area)
      case .outside: break
      case .crossing:
        let found = self.runs(of: ring)
        runs.append(contentsOf: found)
        if found.isEmpty { distant.append(ring) }
      }
    }
    area.outlines.append(contentsOf: runs)
    if runs.isEmpty {
      if Ring.holds((minimum + maximum) / 2, in: distant) { area.rings.append(corners) }
    } else {
      area.rings.append(contentsOf: joined(runs))
    }
    return area
  }

  private func keep(_ ring: [SIMD2<Double>], in area: inout ClippedArea) {
    area.rings.append(ring)
    area.outlines.append(ring + ring.prefix(1))
  }

  /// Walks a ring that leaves the rectangle's bounds and gathers its stretches inside.
  private func runs(of ring: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    guard let start = ring.firstIndex(where: { !holds($0) }) else { return [] }
    var runs: [[SIMD2<Double>]] = []
    var run: [SIMD2<Double>] = []
    var previous = ring[start]
    for step in 1...ring.count {
      let next = start + step
      let point = ring[next < ring.count ? next : next - ring.count]
      defer { previous = point }
      guard let piece = segment(previous, point) else {
        run.removeAll()
        continue
      }
      if piece.enters { run = [piece.start] }
      run.append(piece.end)
      if piece.leaves {
        if run.count > 1 { runs.append(run) }
        run = []
      }
    }
    return runs
  }

  /// Joins runs to rings: from where one leaves, clockwise along the sides to where the next one enters.
  private func joined(_ runs: [[SIMD2<Double>]]) -> [[SIMD2<Double>]] {
    let entries = runs.indices
      .map { (place: perimeter(runs[$0][0]), run: $0) }
      .sorted { ($0.place, $0.run) < ($1.place, $1.run) }
    var isUsed = [Bool](repeating: false, count: runs.count)
    var rings: [[SIMD2<Double>]] = []
    for first in runs.indices where !isUsed[first] {
      var ring: [SIMD2<Double>] = []
      var run = first
      repeat {
        isUsed[run] = true
        ring.append(contentsOf: runs[run])
        guard let exit = runs[run].last else { break }
        let place = perimeter(exit)
        let found = Clip.firstEntry(atOrAfter: place, in: entries, free: isUsed, start: first)
        appendCorners(from: place, to: found.place, into: &ring)
        run = found.run
      } while run != first
      if ring.first == ring.last { ring.removeLast() }
      if ring.count > 2 { rings.append(ring) }
    }
    return rings
  }

  /// The next entry clockwise: the ring's own start, or a run that no ring has taken yet.
  private static func firstEntry(
    atOrAfter place: Double, in entries: [(place: Double, run: Int)], free isUsed: [Bool], start: Int
  ) -> (place: Double, run: Int) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    for step in 0..<entries.count {
      let entry = entries[(low + step) % entries.count]
      if entry.run == start || !isUsed[entry.run] { return entry }
    }
    return (place, start)
  }

  /// How far round the rectangle a point on its sides lies: 0 at the top left corner, 1 at the top right one
  /// and on clockwise to 4.
  private func perimeter(_ point: SIMD2<Double>) -> Double {
    let size = maximum - minimum
    if point.y == minimum.y && point.x < maximum.x { return (point.x - minimum.x) / size.x }
    if point.x == maximum.x && point.y < maximum.y { return 1 + (point.y - minimum.y) / size.y }
    if point.y == maximum.y && point.x > minimum.x { return 2 + (maximum.x - point.x) / size.x }
    return 3 + (maximum.y - point.y) / size.y
  }

  private func appendCorners(from exit: Double, to entry: Double, into ring: inout [SIMD2<Double>]) {
    let end = entry < exit ? entry + 4 : entry
    var corner = Int(exit) + 1
    while Double(corner) < end {
      ring.append(corners[corner % 4])
      corner += 1
    }
  }
}
