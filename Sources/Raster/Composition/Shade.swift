import Scene

/// The blurred alpha of a layer, ready to be laid down as a shadow.
struct Shade {
  /// Where it lies, in pixels of the picture.
  var rect: PixelRect
  /// Row after row, 0 to ``full``.
  var levels: [UInt16]

  /// The level of full alpha: 255 in steps of 1/256.
  static let full: Float = 255 * 256
}

/// Makes shades of layers and remembers the latest, since a card throws the same shadow frame after frame.
final class ShadeMaker {
  /// What a shade was made of.
  private struct Key: Equatable {
    var width: Int
    var height: Int
    var deviation: Double
    var shiftX: Double
    var shiftY: Double
    var alpha: [UInt8]
  }

  /// Remembered at most.
  private static let memory = 16
  /// Layers of more pixels than this are not remembered.
  private static let rememberedPixels = 1 << 20

  private let blur = Blur()
  private var remembered: [(key: Key, levels: [UInt16])] = []

  /// The shade of a layer: blurred by a deviation and shifted, both in pixels.
  func shade(_ layer: Layer, deviation: Double, x: Double, y: Double) -> Shade {
    let reach = Blur.reach(deviation)
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    var rect = layer.rect.expanded(by: reach)
    // A shift between pixels spreads over one more of them.
    rect.right += 1
    rect.bottom += 1
    let key = Key(
      width: layer.rect.width, height: layer.rect.height, deviation: deviation, shiftX: x - wholeX,
      shiftY: y - wholeY, alpha: alpha(layer))
    let levels = recall(key) ?? make(key, rect, reach: reach)
    rect.left += Int(wholeX)
    rect.right += Int(wholeX)
    rect.top += Int(wholeY)
    rect.bottom += Int(wholeY)
    return Shade(rect: rect, levels: levels)
  }

  private func alpha(_ layer: Layer) -> [UInt8] {
    let (width, height) = (layer.rect.width, layer.rect.height)
    return [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      for y in 0..<height {
        let row = layer.base + y * layer.stride
        for x in 0..<width { bytes[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
      }
      count = width * height
    }
  }

  private func recall(_ key: Key) -> [UInt16]? {
    guard let index = remembered.firstIndex(where: { $0.key == key }) else { return nil }
    let found = remembered.remove(at: index)
    remembered.append(found)
    return found.levels
  }

  private func make(_ key: Key, _ rect: PixelRect, reach: Int) -> [UInt16] {
    var levels = [UInt16](repeating: 0, count: rect.width * rect.height)
    levels.withUnsafeMutableBufferPointer { plane in
      place(key, in: plane, stride: rect.width, margin: reach)
      if let base = plane.baseAddress {
        blur.blur(base, width: rect.width, height: rect.height, deviation: key.deviation)
      }
    }
    if key.alpha.count <= ShadeMaker.rememberedPixels {
      if remembered.count == ShadeMaker.memory { remembered.removeFirst() }
      remembered.append((key, levels))
    }
    return levels
  }

  /// Copies alpha into a plane with a margin, spread over four pixels where the shift lies between them.
  private func place(
    _ key: Key, in plane: UnsafeMutableBufferPointer<UInt16>, stride: Int, margin: Int
  ) {
    let right = UInt32((key.shiftX * 16).rounded())
    let down = UInt32((key.shiftY * 16).rounded())
    let parts = [(16 - right) * (16 - down), right * (16 - down), (16 - right) * down, right * down]
    for y in 0..<key.height {
      for x in 0..<key.width {
        let level = UInt32(key.alpha[y * key.width + x])
        guard level > 0 else { continue }
        let index = (y + margin) * stride + x + margin
        plane[index] &+= UInt16(truncatingIfNeeded: level * parts[0])
        plane[index + 1] &+= UInt16(truncatingIfNeeded: level * parts[1])
        plane[index + stride] &+= UInt16(truncatingIfNeeded: level * parts[2])
        plane[index + stride + 1] &+= UInt16(truncatingIfNeeded: level * parts[3])
      }
    }
  }
}

extension Layer {
  /// Lays a shade over the layer in a colour; wide ones with noise, and none where a mask is full.
  func lay(_ shade: Shade, ink: Ink, isWide: Bool, beside mask: Mask? = nil) {
    let shown = rect.intersection(shade.rect)
    guard !shown.isEmpty else { return }
    let hidden = mask?.rect.intersection(shown) ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    for y in shown.top..<shown.bottom {
      Noise.withBiases(row: y, isNoisy: isWide) { biases in
        guard let mask, !hidden.isEmpty, y >= hidden.top, y < hidden.bottom else {
          return lay(shade, ink, biases, row: y, shown.left..<shown.right)
        }
        lay(shade, ink, biases, row: y, shown.left..<hidden.left)
        let cover = mask.pointer(x: hidden.left, y: y) - hidden.left
        lay(shade, ink, biases, row: y, hidden.left..<hidden.right, beside: cover)
        lay(shade, ink, biases, row: y, hidden.right..<shown.right)
      }
    }
  }

  /// One row's columns; `cover`, 0 to 255 a column, is what stays free of the shade.
  @inline(__always)
  private func lay(
    _ shade: Shade, _ ink: Ink, _ biases: UnsafePointer<UInt64>, row y: Int, _ columns: Range<Int>,
    beside cover: UnsafeMutablePointer<UInt8>? = nil
  ) {
    let factor = ink.weight / Shade.full
    shade.levels.withUnsafeBufferPointer { levels in
      guard let base = levels.baseAddress else { return }
      let level = base + ((y - shade.rect.top) * shade.rect.width - shade.rect.left)
      let pixel = pointer(x: columns.lowerBound, y: y) - columns.lowerBound
      for x in columns where level[x] > 0 {
        var strength = Float(level[x]) * factor
        if let cover {
          if cover[x] == 255 { continue }
          strength *= Float(255 &- cover[x]) / 255
        }
        ink.blend(&pixel[x], weight: UInt64(Ink.nearest(strength)), bias: biases[x & 7])
      }
    }
  }
}
