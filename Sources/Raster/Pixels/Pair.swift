/// Two inks that are blended as one, each through a mask of its own.
struct Pair {
  /// How the second ink lies to the first.
  enum Arrangement {
    /// The second covers what the first leaves of its mask: a ring round a disc.
    case beside
    /// The second lies beneath the first: a halo under a glyph.
    case beneath
  }

  let first: Ink
  let second: Ink
  let arrangement: Arrangement

  init(first: Ink, second: Ink, _ arrangement: Arrangement) {
    self.first = first
    self.second = second
    self.arrangement = arrangement
  }

  /// Both weights of 0 to 65536 for two levels of 0 to 255.
  @inline(__always)
  func weights(_ a: UInt8, _ b: UInt8) -> (first: Float, second: Float) {
    let weight = Float(a) * (first.weight / 255)
    switch arrangement {
    case .beside: return (weight, b > a ? Float(b &- a) * (second.weight / 255) : 0)
    case .beneath: return (weight, Float(b) * (second.weight / 255) * (1 - weight / 65_536))
    }
  }
}

extension Layer {
  /// Lays a pair of inks through two masks over the same rectangle; both fade together.
  func lay(_ pair: Pair, _ firstMask: Mask, _ secondMask: Mask, opacity: Float) {
    let rect = firstMask.rect.intersection(self.rect)
    guard !rect.isEmpty else { return }
    for y in rect.top..<rect.bottom {
      let pixel = pointer(x: rect.left, y: y)
      let first = firstMask.pointer(x: rect.left, y: y)
      let second = secondMask.pointer(x: rect.left, y: y)
      for x in 0..<rect.width where first[x] | second[x] != 0 {
        let weights = pair.weights(first[x], second[x])
        let weight = UInt64(weights.first * opacity + 0.5)
        let rest = min(UInt64(weights.second * opacity + 0.5), 65_536 &- weight)
        pair.first.blend(&pixel[x], weight: weight, with: pair.second, weight: rest)
      }
    }
  }

  /// Lays one ink through a mask.
  func lay(_ ink: Ink, _ mask: Mask, opacity: Float) {
    let rect = mask.rect.intersection(self.rect)
    guard !rect.isEmpty else { return }
    let factor = ink.weight * opacity / 255
    for y in rect.top..<rect.bottom {
      let pixel = pointer(x: rect.left, y: y)
      let level = mask.pointer(x: rect.left, y: y)
      for x in 0..<rect.width where level[x] != 0 {
        ink.blend(&pixel[x], weight: UInt64(Float(level[x]) * factor + 0.5))
      }
    }
  }
}
