/// Coverage of 0 to 255 for a rectangle of the picture.
final class Mask {
  private(set) var rect = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  /// Bytes from one row to the next, a multiple of four as Cairo wants it.
  private(set) var stride = 0
  private(set) var base: UnsafeMutablePointer<UInt8>
  private var capacity = 1

  init() {
    base = .allocate(capacity: 1)
  }

  deinit {
    base.deallocate()
  }

  /// Takes on a rectangle that is not empty, with no coverage anywhere.
  func reset(to rect: PixelRect) {
    self.rect = rect
    stride = (rect.width + 3) & ~3
    let count = stride * rect.height
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    base.initialize(repeating: 0, count: count)
  }

  /// A row's byte at a column of the picture.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    base + ((y &- rect.top) &* stride &+ (x &- rect.left))
  }

  /// Keeps what another mask over the same rectangle covers.
  func keep(_ other: Mask) {
    for index in 0..<stride * rect.height where other.base[index] < 255 {
      base[index] = UInt8(truncatingIfNeeded: (UInt32(base[index]) * UInt32(other.base[index]) + 127) / 255)
    }
  }

  /// Adds another mask's coverage, faded; where there is more already, that stays.
  func add(_ other: Mask, opacity: Double) {
    let part = rect.intersection(other.rect)
    guard !part.isEmpty else { return }
    let factor = UInt32((opacity * 65_536).rounded())
    for y in part.top..<part.bottom {
      let (to, from) = (pointer(x: part.left, y: y), other.pointer(x: part.left, y: y))
      for x in 0..<part.width {
        let level = UInt8(truncatingIfNeeded: (UInt32(from[x]) * factor + 32_768) >> 16)
        if to[x] < level { to[x] = level }
      }
    }
  }
}
