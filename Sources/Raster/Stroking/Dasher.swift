/// Cuts lines into dashes and hands them on as lines of their own.
struct Dasher<Target: PolylineSink>: PolylineSink {
  var target: Target
  private let pattern: Dashes
  private let visible: PixelBounds
  private var dash = Polyline()
  private var place = Dashes.Place(index: 0, left: 0)
  private var isDrawing = false

  /// Cuts for a target; dashes outside what is `visible` are left out.
  init(_ target: Target, _ pattern: Dashes, visible: PixelBounds) {
    self.target = target
    self.pattern = pattern
    self.visible = visible
  }

  mutating func stroke(_ line: borrowing Polyline) {
    place = pattern.start
    isDrawing = false
    let vertices = line.vertices
    let pieces = line.isClosed ? vertices.count : vertices.count - 1
    if pieces == 0 {
      if place.isDash { target.stroke(line) }
      return
    }
    for index in 0..<pieces {
      let next = vertices[index + 1 == vertices.count ? 0 : index + 1]
      cut(vertices[index], next)
    }
    finish()
  }

  private mutating func finish() {
    if isDrawing { target.stroke(dash) }
    isDrawing = false
  }

  /// Walks along a straight piece, dash by dash.
  private mutating func cut(_ from: Polyline.Vertex, _ to: Polyline.Vertex) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    var done = 0.0
    var end = length
    if length > 64 * pattern.total {
      let seen = shown(from, dx, dy)
      done = seen.first * length
      end = seen.last * length
      skip(done, from)
    }
    while done < end {
      if place.isDash && !isDrawing {
        dash.start(from.x + dx * (done / length), from.y + dy * (done / length))
        isDrawing = true
      }
      if place.left > end - done {
        place.left -= end - done
        break
      }
      done += place.left
      if isDrawing {
        dash.add(from.x + dx * (done / length), from.y + dy * (done / length), isSmooth: false)
        finish()
      }
      place = pattern.after(place)
    }
    if end < length { return skip(length - end, from) }
    if isDrawing { dash.add(to.x, to.y, isSmooth: from.isSmooth) }
  }

  /// Goes on by a length that is not seen.
  private mutating func skip(_ length: Double, _ from: Polyline.Vertex) {
    guard length > 0 else { return }
    finish()
    place = pattern.place(pattern.offset(of: place) + length)
  }

  /// The visible part of a piece, as parts of its length; both 1 where nothing is visible.
  private func shown(_ from: Polyline.Vertex, _ dx: Double, _ dy: Double) -> (first: Double, last: Double) {
    var (first, last) = (0.0, 1.0)
    for (start, delta, low, high) in [
      (from.x, dx, visible.left, visible.right), (from.y, dy, visible.top, visible.bottom),
    ] {
      if delta == 0 {
        if start < low || start > high { return (1, 1) }
        continue
      }
      let (a, b) = ((low - start) / delta, (high - start) / delta)
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return first < last ? (first, last) : (1, 1)
  }
}

/// A pattern of dashes and gaps, in pixels.
struct Dashes {
  /// A place in the pattern.
  struct Place {
    /// Which length, of an even number of them: dash, gap, dash, gap.
    var index: Int
    /// How much is left of it.
    var left: Double

    var isDash: Bool { index & 1 == 0 }
  }

  /// Patterns shorter than this many pixels look like an even tint; they are drawn as an unbroken line.
  static let shortest = 0.05

  let lengths: [Double]
  let total: Double
  /// Where every line starts.
  let start: Place

  /// Brings a pattern into pixels; nothing where the line is unbroken.
  ///
  /// It is without lengths, with one that is negative or no number, and with a pattern too short to see. An odd
  /// number of lengths is taken twice.
  init?(_ lengths: [Double], phase: Double, scale: Double) {
    let pixels = lengths.map { $0 * scale }
    let total = pixels.reduce(0, +)
    guard pixels.allSatisfy({ $0 >= 0 }), total >= Dashes.shortest, total < PathWalker.farthest else {
      return nil
    }
    self.lengths = pixels.count % 2 == 0 ? pixels : pixels + pixels
    self.total = pixels.count % 2 == 0 ? total : 2 * total
    let offset = phase.isFinite ? phase * scale : 0
    start = Dashes.place(offset, self.lengths, self.total)
  }

  /// Whether one line across an area has a number of dashes that can be drawn; else it is left unbroken, as happens
  /// to lines thousands of times as wide as their dashes are long.
  func canBeDrawn(over area: PixelBounds) -> Bool {
    max(area.right - area.left, area.bottom - area.top) < total * 262_144
  }

  func after(_ place: Place) -> Place {
    let next = place.index + 1 == lengths.count ? 0 : place.index + 1
    return Place(index: next, left: lengths[next])
  }

  /// How far into the pattern a place lies.
  func offset(of place: Place) -> Double {
    lengths[...place.index].reduce(0, +) - place.left
  }

  func place(_ offset: Double) -> Place {
    Dashes.place(offset, lengths, total)
  }

  private static func place(_ offset: Double, _ lengths: [Double], _ total: Double) -> Place {
    var rest = offset.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    for index in lengths.indices {
      let isDot = lengths[index] == 0 && rest == 0 && index & 1 == 0
      if rest < lengths[index] || isDot { return Place(index: index, left: lengths[index] - rest) }
      rest -= lengths[index]
    }
    return Place(index: 0, left: lengths[0])
  }
}
