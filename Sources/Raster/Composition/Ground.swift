import Geography

/// One of the layers that lie below a pane: the picture's own, or that of a group which is composed by itself.
struct Ground {
  /// All of it, whatever part is painted just now.
  var layer: Layer
  /// What will be kept of the layer; nothing where all is.
  var clip: Path?
  /// The clip's.
  var transform = Transform.identity
}

extension Layer {
  /// Whether there is any paint within a rectangle.
  func hasPaint(in part: PixelRect) -> Bool {
    let part = rect.intersection(part)
    guard !part.isEmpty else { return false }
    for y in part.top..<part.bottom {
      let row = pointer(x: part.left, y: y)
      var any: UInt32 = 0
      for x in 0..<part.width { any |= row[x] }
      if any != 0 { return true }
    }
    return false
  }
}
