import CCairo

/// A layer as Cairo sees it, for laying other layers over it.
///
/// The layer's memory has to outlive the canvas, and nothing else draws on it meanwhile.
struct Canvas: ~Copyable {
  private let layer: Layer
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// Wraps a layer (`cairo_image_surface_create_for_data`, `cairo_create`).
  init(_ layer: Layer) throws(RasterError) {
    // Both give an object in any case; one that failed carries the reason and is freed like the others.
    guard let surface = Canvas.image(layer), let context = cairo_create(surface) else {
      throw .composition(status: Int(CAIRO_STATUS_NO_MEMORY.rawValue))
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .composition(status: Int(status.rawValue))
    }
    self.layer = layer
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
  }

  /// Lays another layer over this one (`cairo_paint_with_alpha`).
  func lay(_ source: Layer, opacity: Double) throws(RasterError) {
    let image = Canvas.image(source)
    defer { cairo_surface_destroy(image) }
    let (x, y) = (source.rect.left - layer.rect.left, source.rect.top - layer.rect.top)
    cairo_set_source_surface(context, image, Double(x), Double(y))
    cairo_paint_with_alpha(context, opacity)
    try check()
  }

  /// Keeps of this layer only what a mask covers (`CAIRO_OPERATOR_DEST_IN`).
  func keep(_ mask: Mask) throws(RasterError) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    let cover = cairo_image_surface_create_for_data(
      mask.base, CAIRO_FORMAT_A8, Int32(mask.rect.width), Int32(mask.rect.height), Int32(mask.stride))
    defer { cairo_surface_destroy(cover) }
    cairo_mask_surface(
      context, cover, Double(mask.rect.left - layer.rect.left), Double(mask.rect.top - layer.rect.top))
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    try check()
  }

  private static func image(_ layer: Layer) -> OpaquePointer? {
    UnsafeMutableRawPointer(layer.base).withMemoryRebound(
      to: UInt8.self, capacity: layer.stride * layer.rect.height * 4
    ) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(layer.rect.width), Int32(layer.rect.height),
        Int32(layer.stride * 4))
    }
  }

  /// The context keeps the first thing that went wrong (`cairo_status`).
  private func check() throws(RasterError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .composition(status: Int(status.rawValue)) }
  }
}
