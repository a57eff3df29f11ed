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
}
