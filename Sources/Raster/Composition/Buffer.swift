/// Memory for a layer of its own, kept from one group to the next.
final class Buffer {
  private var base: UnsafeMutablePointer<UInt32>
  private var capacity = 1

  init() {
    base = .allocate(capacity: 1)
  }

  deinit {
    base.deallocate()
  }

  /// A clear layer over a rectangle that is not empty; the memory stays the buffer's.
  ///
  /// - Throws: ``RasterError/size(width:height:)`` where it would be larger than the largest picture.
  func layer(_ rect: PixelRect) throws(RasterError) -> Layer {
    let limit = Bitmap.longestSide
    let (count, overflow) = rect.width.multipliedReportingOverflow(by: rect.height)
    guard !overflow, count <= limit * limit, rect.width < 2 * limit, rect.height < 2 * limit else {
      throw .size(width: rect.width, height: rect.height)
    }
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    base.initialize(repeating: 0, count: count)
    return Layer(base: base, stride: rect.width, rect: rect)
  }
}
