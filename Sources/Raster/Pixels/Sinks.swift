/// Blends one colour wherever there is coverage.
struct InkSink: CoverageSink {
  let layer: Layer
  let ink: Ink

  @inline(__always)
  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    let weight = UInt64(Ink.nearest(coverage * ink.weight))
    if weight > 0 { ink.blend(layer.pointer(x: x, y: y), count: count, weight: weight) }
  }

  @inline(__always)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    let pixel = layer.pointer(x: x, y: y)
    if ink.isOpaque { return ink.blend(pixel, count: count, coverage: coverage) }
    for index in 0..<count {
      ink.blend(&pixel[index], weight: UInt64(Ink.nearest(coverage[index] * ink.weight)))
    }
  }
}

/// Blends one colour with noise, for wide soft edges.
struct NoisyInkSink: CoverageSink {
  let layer: Layer
  let ink: Ink

  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    let weight = UInt64(Ink.nearest(coverage * ink.weight))
    guard weight > 0 else { return }
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count {
      ink.blend(&pixel[index], weight: weight, bias: Noise.bias(x: x &+ index, y: y))
    }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count {
      let weight = UInt64(Ink.nearest(coverage[index] * ink.weight))
      if weight > 0 { ink.blend(&pixel[index], weight: weight, bias: Noise.bias(x: x &+ index, y: y)) }
    }
  }
}

/// Writes coverage into a mask of bytes; what is already there stays where it is more.
struct MaskSink: CoverageSink {
  let mask: Mask

  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    let level = UInt8(truncatingIfNeeded: Ink.nearest(coverage * 255))
    guard level > 0 else { return }
    let byte = mask.pointer(x: x, y: y)
    for index in 0..<count where byte[index] < level { byte[index] = level }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    let byte = mask.pointer(x: x, y: y)
    for index in 0..<count {
      let level = UInt8(truncatingIfNeeded: Ink.nearest(coverage[index] * 255))
      if byte[index] < level { byte[index] = level }
    }
  }
}
