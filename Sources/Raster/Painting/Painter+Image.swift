import Geography
import Scene

extension Painter {
  /// Paints a picture into its box.
  func paint(_ image: PlacedPicture, at place: Place) {
    let opacity = Float(Ink.unit(image.opacity))
    let (box, picture) = (image.box, image.picture)
    guard opacity > 0, box.width > 0, box.height > 0 else { return }
    // From the picture's pixels to those that are painted.
    let transform = Transform.scale(box.width / Double(picture.width), box.height / Double(picture.height))
      .then(.translation(x: box.x, y: box.y)).then(place.transform)
    lay(picture, transform, opacity: opacity, over: place.layer)
  }

  /// Lays a picture down, brought into the layer's pixels by a transform.
  func lay(_ picture: Picture, _ transform: Transform, opacity: Float, over layer: Layer) {
    let path = Path.box(width: Double(picture.width), height: Double(picture.height))
    let bounds = path.points.withUnsafeBufferPointer { PathWalker.bounds($0, transform) }
    let rect = bounds.pixels(within: layer.rect)
    guard !rect.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { line in
      guard let line = line.baseAddress else { return }
      func lay<Source: PixelSource>(_ source: Source) {
        var sink = SourceSink(layer: layer, source: source, opacity: opacity, line: line)
        cover([path], transform, within: rect, .nonZero, into: &sink)
      }
      if transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 {
        lay(upright(picture, transform, rect))
      } else if let source = turned(picture, transform) {
        lay(source)
      }
    }
  }

  private func upright(_ picture: Picture, _ transform: Transform, _ rect: PixelRect) -> UprightSource {
    // At least two pixels of the level for one that is painted, so that none of its detail gets lost.
    let halvings = Painter.halvings(for: max(transform.a, transform.d) * 2)
    let level = pictures.level(halvings, of: picture)
    let factor = (
      x: Double(picture.width) / level.extent.width, y: Double(picture.height) / level.extent.height
    )
    return UprightSource(
      level, rect, scale: (transform.a * factor.x, transform.d * factor.y),
      offset: (transform.tx, transform.ty))
  }

  /// Nothing for a transform that cannot be undone.
  private func turned(_ picture: Picture, _ transform: Transform) -> TurnedSource? {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let level = pictures.level(Painter.halvings(for: min(across, down)), of: picture)
    let factor = Double(picture.width) / level.extent.width
    guard let inverse = Transform.scale(factor, factor).then(transform).inverse else { return nil }
    return TurnedSource(level, inverse, isMadeSmaller: min(across, down) * factor < 0.9)
  }

  /// How often a picture may be halved before it is smaller than painted at a scale.
  private static func halvings(for scale: Double) -> Int {
    var count = 0
    while count < 14, scale * Double(2 << count) <= 1 { count += 1 }
    return count
  }
}

extension Transform {
  /// The transform that undoes this one; nothing where there is none.
  var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return Transform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }
}

extension Path {
  /// A rectangle from the origin on.
  static func box(width: Double, height: Double) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.line(to: ViewPoint(x: width, y: 0))
    path.line(to: ViewPoint(x: width, y: height))
    path.line(to: ViewPoint(x: 0, y: height))
    path.close()
    return path
  }
}
