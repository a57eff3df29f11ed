import Geography
package import Scene
package import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paints scenes into pictures; keeps its buffers from one to the next, so each thread has its own.
///
/// Equal scenes give equal pixels, whatever was painted before. What cannot be drawn is left out: paths with a
/// coordinate that is no number or lies beyond 10⁹ pixels, strokes and discs without a positive width or radius.
package final class Painter {
  /// Groups may lie in one another this deep.
  package static let nestingLimit = 64

  let coverage = Coverage()
  let shades = ShadeMaker()
  let frost = Frost()
  let pictures = PictureStore()
  let fonts: FontLibrary
  let glyphs: GlyphRasterizer
  /// The faces whose glyphs are coloured pictures.
  let colorFaces: Set<Int>
  var colorGlyphs: [UInt64: ColorGlyph] = [:]
  var glyphBounds: [FaceID: [UInt32: ViewRect]] = [:]
  private var buffers: [Buffer] = []
  private var buffersInUse = 0
  private var masks: [Mask] = []
  private var masksInUse = 0

  /// Makes a painter for scenes whose glyphs come from a font library.
  package init(fonts: FontLibrary) {
    self.fonts = fonts
    glyphs = GlyphRasterizer(fonts)
    colorFaces = Set(fonts.faces.filter(\.isColor).map(\.id.index))
  }

  /// Paints a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - others: Painters of the same fonts that nobody else uses meanwhile: each paints rows of its own, on a thread of
  ///     its own. The pixels are the same with and without them.
  /// - Returns: The picture.
  /// - Throws: ``RasterError/scale(_:)`` or ``RasterError/size(width:height:)`` before anything is allocated for
  ///   a picture that cannot be; ``RasterError/nesting(limit:)`` for groups too deep in one another.
  package func paint(_ scene: Scene, with others: [Painter] = []) throws(RasterError) -> Bitmap {
    guard scene.scale > 0, scene.scale.isFinite else { throw .scale(scene.scale) }
    let side = scene.pixels
    try checkMemory(side.width, side.height)
    var bitmap = try Bitmap(
      width: side.width, height: side.height, filledWith: Ink(scene.background).premultiplied)
    let rect = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    let (width, scale) = (bitmap.width, scene.scale)
    try bitmap.pixels.withUnsafeMutableBufferPointer { (pixels) throws(RasterError) in
      guard let base = pixels.baseAddress else { return }
      let layer = Layer(base: base, stride: width, rect: rect)
      let place = Place(
        layer: layer, transform: .scale(scale, scale), scale: scale, grounds: [Ground(layer: layer)])
      try paint(scene.items, at: place, with: others)
    }
    return bitmap
  }

  /// Makes sure that there is memory for the picture and for encoding it, as an array that finds none ends the process.
  private func checkMemory(_ width: Int, _ height: Int) throws(RasterError) {
    guard width > 0, height > 0, width <= Bitmap.longestSide, height <= Bitmap.longestSide else { return }
    // Not `malloc`: a compiler may leave out what is freed at once.
    let count = width * height * 9
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED else { throw .memory(width: width, height: height) }
    munmap(memory, count)
  }

  /// Where items are drawn.
  struct Place {
    var layer: Layer
    /// From the items' points to the picture's pixels.
    var transform: Transform
    /// Pixels per point of the picture, whatever the groups' transforms.
    var scale: Double
    /// The layers that a pane lets through, the picture's first, the one that is painted last.
    var grounds: [Ground]
    /// Where the layer's panes are, if that is asked for.
    var panes: Mask?
    /// Groups round the items.
    var depth = 0

    /// How much lengths grow from points to pixels: the geometric mean over all directions.
    var lengthScale: Double { transform.lengthScale }
  }

  /// Paints items in order, the first at the bottom.
  func paint(_ items: [SceneItem], at place: Place) throws(RasterError) {
    for item in items { try paint(item, at: place) }
  }

  /// Paints an item.
  func paint(_ item: SceneItem, at place: Place) throws(RasterError) {
    switch item {
    case .fill(let fill): paint(fill, at: place)
    case .stroke(let stroke): paint(stroke, at: place)
    case .disc(let disc): paint(disc, at: place)
    case .text(let text): paint(text, at: place)
    case .image(let image): paint(image, at: place)
    case .backdrop(let backdrop): try paint(backdrop, at: place)
    case .group(let group): try paint(group, at: place)
    }
  }

  // MARK: Memory

  /// Lends a buffer for the time of a call.
  func withBuffer(_ body: (Buffer) throws(RasterError) -> Void) throws(RasterError) {
    if buffersInUse == buffers.count { buffers.append(Buffer()) }
    buffersInUse += 1
    defer { buffersInUse -= 1 }
    try body(buffers[buffersInUse - 1])
  }

  /// Lends a mask for the time of a call.
  func withMask(_ body: (Mask) throws(RasterError) -> Void) throws(RasterError) {
    if masksInUse == masks.count { masks.append(Mask()) }
    masksInUse += 1
    defer { masksInUse -= 1 }
    try body(masks[masksInUse - 1])
  }
}
