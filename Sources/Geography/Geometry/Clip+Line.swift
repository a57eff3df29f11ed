extension Clip {
  /// The parts of a line inside the rectangle, in the order and direction of the line.
  ///
  /// A part begins and ends at an end of the line or on a side. What only touches a side or runs along one is
  /// left out, unless the whole line lies within the rectangle's bounds: such a line comes back as it is.
  package func line(_ line: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    switch relation(to: line) {
    case .inside: return line.count > 1 ? [line] : []
    case .outside: return []
    case .crossing: break
    }
    var parts: [[SIMD2<Double>]] = []
    var part: [SIMD2<Double>] = []
    for index in line.indices.dropFirst() {
      guard let piece = segment(line[index - 1], line[index]) else {
        if part.count > 1 { parts.append(part) }
        part.removeAll()
        continue
      }
      if part.isEmpty { part.append(piece.start) }
      part.append(piece.end)
      if piece.leaves {
        parts.append(part)
        part.removeAll()
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// The inner piece of one segment.
  struct Piece {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
    /// Whether it starts on a side and not at the segment's own start inside.
    var enters: Bool
    /// Whether it ends on a side and not at the segment's own end inside.
    var leaves: Bool
  }

  /// Whether a point lies inside and not on a side.
  @inline(__always)
  func holds(_ point: SIMD2<Double>) -> Bool {
    point.x > minimum.x && point.x < maximum.x && point.y > minimum.y && point.y < maximum.y
  }

  /// Cuts one segment; nothing if no part of it runs through the inside.
  func segment(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Piece? {
    let (startsInside, endsInside) = (holds(start), holds(end))
    if startsInside && endsInside { return Piece(start: start, end: end, enters: false, leaves: false) }
    let beyond =
      (start.x <= minimum.x && end.x <= minimum.x) || (start.x >= maximum.x && end.x >= maximum.x)
      || (start.y <= minimum.y && end.y <= minimum.y) || (start.y >= maximum.y && end.y >= maximum.y)
    if beyond { return nil }
    var piece = Piece(start: start, end: end, enters: !startsInside, leaves: !endsInside)
    if !startsInside {
      guard let point = meeting(start, end, from: start, certainly: endsInside) else { return nil }
      piece.start = point
    }
    if !endsInside {
      guard let point = meeting(start, end, from: end, certainly: startsInside) else { return nil }
      piece.end = point
    }
    return piece.start == piece.end ? nil : piece
  }

  /// Where the line through two points meets the rectangle first when coming from one of them, which lies
  /// outside or on a side; nothing if it passes by.
  ///
  /// If the other end is inside there is `certainly` such a point: what rounding puts a hair beyond a corner
  /// is put back, so that whoever enters also leaves.
  private func meeting(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, from outer: SIMD2<Double>, certainly: Bool
  ) -> SIMD2<Double>? {
    if contains(outer) { return outer }
    var last: SIMD2<Double>?
    if outer.x < minimum.x || outer.x > maximum.x {
      let x = outer.x < minimum.x ? minimum.x : maximum.x
      let point = SIMD2(x, Clip.height(start, end, atX: x))
      if contains(point) { return point }
      last = point
    }
    if outer.y < minimum.y || outer.y > maximum.y {
      let y = outer.y < minimum.y ? minimum.y : maximum.y
      let point = SIMD2(Clip.width(start, end, atY: y), y)
      if contains(point) { return point }
      last = point
    }
    guard certainly, let last else { return nil }
    return SIMD2(min(max(last.x, minimum.x), maximum.x), min(max(last.y, minimum.y), maximum.y))
  }
}
