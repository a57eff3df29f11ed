import Geography
import Typography

/// Writes a scene as text, one item a line, the items of a group indented below it.
///
/// Lengths are rounded to a thousandth of a point, factors and shares to a millionth. Faces are numbered in the order in which they first appear, so the
/// text does not change with the library they come from. Settings that have their defaults are left out.
struct SceneWriter {
  private let sink: TextSink
  /// Whether shared shapes are told by their digest instead of point by point.
  private let sums: Bool
  private var depth = 0
  /// The picture with room for the width of lines; nothing within groups, which may move what is in them.
  private var area: ViewRect?
  /// The faces met so far, by number.
  private(set) var faces: [FaceID] = []
  private var numbers: [FaceID: Int] = [:]

  init(_ sink: TextSink, sums: Bool) {
    self.sink = sink
    self.sums = sums
  }

  mutating func write(_ scene: Scene) {
    sink.put("scene ")
    sink.put(scene.size.width)
    sink.put("x")
    sink.put(scene.size.height)
    share(" scale ", scene.scale)
    sink.put(" background ")
    write(scene.background)
    sink.put("\n")
    area = ViewRect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).inset(by: -40)
    write(scene.items)
  }

  private mutating func write(_ items: [SceneItem]) {
    for item in items {
      for _ in 0..<depth { sink.put("  ") }
      switch item {
      case .fill(let fill): write(fill)
      case .stroke(let stroke): write(stroke)
      case .disc(let disc): write(disc)
      case .text(let text): write(text)
      case .image(let image): write(image)
      case .backdrop(let backdrop): write(backdrop)
      case .group(let group): write(group)
      }
    }
  }

  // MARK: Items

  private func write(_ fill: Fill) {
    sink.put("fill ")
    switch fill.paint {
    case .color(let color): write(color)
    case .linearGradient(let gradient): write(gradient)
    }
    if fill.rule == .evenOdd { sink.put(" evenodd") }
    write(fill.paths)
    write(fill.outlines)
    sink.put("\n")
  }

  private func write(_ stroke: Stroke) {
    sink.put("stroke ")
    write(stroke.color)
    number(" width ", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: sink.put(" cap round")
    case .square: sink.put(" cap square")
    }
    switch stroke.join {
    case .miter: break
    case .bevel: sink.put(" join bevel")
    case .round: sink.put(" join round")
    }
    if stroke.miterLimit != 4 { number(" limit ", stroke.miterLimit) }
    if !stroke.dashes.isEmpty {
      sink.put(" dashes")
      for length in stroke.dashes { number(" ", length) }
    }
    if stroke.dashPhase != 0 { number(" phase ", stroke.dashPhase) }
    if stroke.blur != 0 { number(" blur ", stroke.blur) }
    write(stroke.paths)
    write(stroke.outlines)
    sink.put("\n")
  }

  private func write(_ disc: Disc) {
    sink.put("disc ")
    write(disc.color)
    number(" radius ", disc.radius)
    if disc.blur != 0 { share(" blur ", disc.blur) }
    if disc.ringWidth != 0 {
      number(" ring ", disc.ringWidth)
      sink.put(" ")
      write(disc.ringColor)
    }
    sink.put(" at ")
    write(disc.center)
    sink.put("\n")
  }

  private mutating func write(_ text: GlyphRun) {
    sink.put("text ")
    write(text.color)
    number(" size ", text.size)
    if text.embolden != 0 { number(" embolden ", text.embolden) }
    if let halo = text.halo {
      sink.put(" halo ")
      write(halo.color)
      number(" width ", halo.width)
      if halo.blur != 0 { number(" blur ", halo.blur) }
    }
    if text.opacity != 1 { share(" opacity ", text.opacity) }
    sink.put(" at ")
    write(text.origin)
    sink.put(" glyphs")
    for glyph in text.glyphs { write(glyph) }
    sink.put("\n")
  }

  /// A glyph as `face:glyph@x,y`, with `~angle` where it is turned.
  private mutating func write(_ glyph: PlacedGlyph) {
    sink.put(" ")
    sink.put(number(of: glyph.face))
    sink.put(":")
    sink.put(Int(glyph.glyph))
    sink.put("@")
    write(ViewPoint(x: glyph.x, y: glyph.y))
    if glyph.angle != 0 { number("~", glyph.angle) }
  }

  private mutating func number(of face: FaceID) -> Int {
    if let known = numbers[face] { return known }
    numbers[face] = faces.count
    faces.append(face)
    return faces.count - 1
  }

  private func write(_ image: PlacedPicture) {
    sink.put("image ")
    for byte in image.picture.digest.utf8 { sink.put(byte) }
    sink.put(" at ")
    write(ViewPoint(x: image.box.x, y: image.box.y))
    number(" size ", image.box.width)
    number("x", image.box.height)
    if image.opacity != 1 { share(" opacity ", image.opacity) }
    sink.put("\n")
  }

  private func write(_ backdrop: Backdrop) {
    sink.put("backdrop ")
    write(backdrop.tint)
    share(" amount ", backdrop.amount)
    number(" blur ", backdrop.blur)
    share(" saturation ", backdrop.saturation)
    if backdrop.opacity != 1 { share(" opacity ", backdrop.opacity) }
    write([backdrop.path])
    sink.put("\n")
  }

  private mutating func write(_ group: Group) {
    sink.put("group")
    if group.transform != .identity {
      let t = group.transform
      sink.put(" transform")
      for factor in [t.a, t.b, t.c, t.d] { share(" ", factor) }
      number(" ", t.tx)
      number(" ", t.ty)
    }
    if group.opacity != 1 { share(" opacity ", group.opacity) }
    if let shadow = group.shadow {
      sink.put(" shadow ")
      write(shadow.color)
      number(" radius ", shadow.radius)
      sink.put(" by ")
      write(ViewPoint(x: shadow.x, y: shadow.y))
    }
    if let clip = group.clip {
      sink.put(" clip")
      write([clip])
    }
    sink.put("\n")
    let outside = area
    if group.transform != .identity { area = nil }
    depth += 1
    write(group.items)
    depth -= 1
    area = outside
  }

  // MARK: Parts

  private func number(_ label: StaticString, _ value: Double) {
    sink.put(label)
    sink.put(value)
  }

  private func share(_ label: StaticString, _ value: Double) {
    sink.put(label)
    sink.putFine(value)
  }

  private func write(_ point: ViewPoint) {
    sink.put(point.x)
    sink.put(",")
    sink.put(point.y)
  }

  /// A colour as `#rrggbb`, with `/alpha` where it is not opaque.
  private func write(_ color: Color) {
    sink.put("#")
    for component in [color.red, color.green, color.blue] {
      sink.hexadecimal(component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0)
    }
    if color.alpha != 1 { share("/", color.alpha) }
  }

  private func write(_ gradient: LinearGradient) {
    sink.put("gradient ")
    write(gradient.start)
    sink.put("-")
    write(gradient.end)
    for stop in gradient.stops {
      share(" ", stop.location)
      sink.put(":")
      write(stop.color)
    }
  }

  /// Paths as ` : ` and their steps: M, L, C and Z as in SVG, the points after them.
  private func write(_ paths: [Path]) {
    for path in paths {
      sink.put(" :")
      path.points.withUnsafeBufferPointer { points in
        var next = 0
        for verb in path.verbs {
          switch verb {
          case .move: write(" M", points, &next, 1)
          case .line: write(" L", points, &next, 1)
          case .cubic: write(" C", points, &next, 3)
          case .close: sink.put(" Z")
          }
        }
      }
    }
  }

  @inline(__always)
  private func write(
    _ letter: StaticString, _ points: UnsafeBufferPointer<ViewPoint>, _ next: inout Int, _ count: Int
  ) {
    sink.put(letter)
    for index in next..<min(next &+ count, points.count) {
      if index > next { sink.put(UInt8(ascii: " ")) }
      write(points[index])
    }
    next &+= count
  }

  private func write(_ placed: [PlacedOutlines]) {
    for placed in placed {
      if sums { writeSum(placed) } else { writePoints(placed) }
    }
  }

  /// Shared shapes as ` = ` and their digest, and where they are placed.
  private func writeSum(_ placed: PlacedOutlines) {
    sink.put(" = ")
    for byte in placed.outlines.digest.utf8 { sink.put(byte) }
    let t = placed.transform
    for factor in [t.a, t.b, t.c, t.d] {
      sink.put(" ")
      sink.putFinest(factor)
    }
    number(" ", t.tx)
    number(" ", t.ty)
  }

  /// Shared shapes as paths, each shape one; those far outside of the picture are left out.
  private func writePoints(_ placed: PlacedOutlines) {
    let (outlines, transform) = (placed.outlines, placed.transform)
    var line = 0
    for shape in outlines.shapes {
      defer { line = Int(shape.end) }
      if let area, !transform.apply(shape.bounds).intersects(area) { continue }
      sink.put(" :")
      for line in line..<Int(shape.end) {
        for point in outlines.points(of: line) {
          if point == outlines.points(of: line).lowerBound { sink.put(" M") } else { sink.put(" L") }
          let place = outlines.points[point]
          write(transform.apply(ViewPoint(x: place.x, y: place.y)))
        }
        if outlines.lines[line].isClosed { sink.put(" Z") }
      }
    }
  }
}

extension Transform {
  /// The bounds of a rectangle's corners.
  fileprivate func apply(_ bounds: Bounds) -> ViewRect {
    let (low, high) = (bounds.minimum, bounds.maximum)
    let corners = [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)].map {
      apply(ViewPoint(x: $0.0, y: $0.1))
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    // A straight line has no width, but is to be seen.
    return ViewRect(
      x: left, y: top, width: max((xs.max() ?? 0) - left, 1e-9), height: max((ys.max() ?? 0) - top, 1e-9))
  }
}
