import Scene

/// Writes soft strokes into coverage as the most that any of their pieces gives: the union has no knots at joints.
///
/// Coverage falls from 1 to 0 over the blur, inward from the edge, by the distance to the line.
struct Capsules: PolylineSink {
  let coverage: Coverage
  let pen: Pen
  private let reach: Double
  private let softness: Float

  /// Makes capsules whose soft edge is `blur` pixels wide.
  init(_ coverage: Coverage, _ pen: Pen, blur: Double) {
    self.coverage = coverage
    self.pen = pen
    // Half a pixel more on both sides, as a sharp edge would have.
    reach = pen.half + 0.5
    softness = Float(1 / (blur + 1))
  }

  /// A straight piece with its frame: how far along and beside it a pixel lies.
  private struct Piece {
    var x: Double
    var y: Double
    var along: (x: Double, y: Double)
    var length: Double
    /// Where coverage ends along the piece, or far away for a round end.
    var cutStart = -Double.infinity
    var cutEnd = Double.infinity

    init(x: Double, y: Double, along: (x: Double, y: Double), length: Double) {
      (self.x, self.y, self.along, self.length) = (x, y, along, length)
    }

    init?(_ from: Polyline.Vertex, _ to: Polyline.Vertex) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return nil }
      self.init(x: from.x, y: from.y, along: (dx / length, dy / length), length: length)
    }

    /// Starts the piece straight, earlier by a length.
    mutating func cutStart(longer: Double) {
      x -= along.x * longer
      y -= along.y * longer
      length += longer
      cutStart = 0
    }

    /// Ends the piece straight, later by a length.
    mutating func cutEnd(longer: Double) {
      length += longer
      cutEnd = length
    }
  }

  mutating func stroke(_ line: borrowing Polyline) {
    let vertices = line.vertices
    if vertices.count == 1 {
      guard pen.cap != .butt else { return }
      draw(Piece(x: vertices[0].x, y: vertices[0].y, along: (1, 0), length: 0))
      return
    }
    let pieces = line.isClosed ? vertices.count : vertices.count - 1
    for index in 0..<pieces {
      let next = vertices[index + 1 == vertices.count ? 0 : index + 1]
      guard var piece = Piece(vertices[index], next) else { continue }
      if !line.isClosed && pen.cap != .round {
        let longer = pen.cap == .square ? pen.half : 0
        if index == 0 { piece.cutStart(longer: longer) }
        if index == pieces - 1 { piece.cutEnd(longer: longer) }
      }
      draw(piece)
    }
  }

  private func draw(_ piece: Piece) {
    let endX = piece.x + piece.along.x * piece.length
    let endY = piece.y + piece.along.y * piece.length
    let window = coverage.window
    var bounds = PixelBounds()
    bounds.add(x: piece.x, y: piece.y)
    bounds.add(x: endX, y: endY)
    let around = bounds.expanded(by: reach + 0.5).pixels(within: window)
    guard !around.isEmpty else { return }
    for y in around.top..<around.bottom {
      let columns = reachedColumns(piece, Double(y) + 0.5, around)
      if columns.isEmpty { continue }
      row(piece, y, columns)
    }
  }

  /// The columns of a row that lie within the slab round the piece's endless line.
  private func reachedColumns(_ piece: Piece, _ y: Double, _ around: PixelRect) -> Range<Int> {
    let (ax, ay) = piece.along
    guard abs(ay) > 1e-3, piece.length > 0 else { return around.left..<around.right }
    // |(x - px)·ay - (y - py)·ax| ≤ reach
    let middle = piece.x + (y - piece.y) * ax / ay - 0.5
    let spread = (reach + 0.5) / abs(ay)
    let bounds = PixelBounds(left: middle - spread, top: 0, right: middle + spread + 1, bottom: 0)
    let span = bounds.pixels(within: around)
    return span.left..<max(span.left, span.right)
  }

  private func row(_ piece: Piece, _ y: Int, _ columns: Range<Int>) {
    let cell = coverage.directRow(y, from: columns.lowerBound, to: columns.upperBound)
    let dy = Double(y) + 0.5 - piece.y
    let dx = Double(columns.lowerBound) + 0.5 - piece.x
    var along = dx * piece.along.x + dy * piece.along.y
    var beside = dy * piece.along.x - dx * piece.along.y
    let full = Float(reach)
    for index in 0..<columns.count {
      let over = along < 0 ? -along : (along > piece.length ? along - piece.length : 0)
      let distance = Float((over * over + beside * beside).squareRoot())
      var value = (full - distance) * softness
      if value > 0 {
        if value > 1 { value = 1 }
        let inside = min(along - piece.cutStart, piece.cutEnd - along) + 0.5
        if inside < 1 { value *= Float(max(inside, 0)) }
        if cell[index] < value { cell[index] = value }
      }
      along += piece.along.x
      beside -= piece.along.y
    }
  }
}
