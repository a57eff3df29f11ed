import CHarfBuzz
package import Geography

extension FontLibrary {
  /// The outline of a glyph in ems: size 1, the pen at the origin, y growing down.
  ///
  /// Empty for a blank. It is made afresh each time; ``GlyphRasterizer/outline(_:_:)`` keeps them. Any thread may call it.
  package func outline(_ id: FaceID, _ glyph: UInt32) -> Path {
    let data = face(id).data
    let pen = OutlinePen(scale: 1 / Double(max(data.unitsPerEm, 1)))
    withExtendedLifetime(pen) {
      veduta_draw_glyph(data.font, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.path
  }
}

/// Collects what HarfBuzz draws (`hb_draw_funcs_t`).
private final class OutlinePen {
  var path = Path()
  private let scale: Double

  init(scale: Double) {
    self.scale = scale
  }

  /// The callbacks, made once and immutable, hence safe to share.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.of(data).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.of(data).line(x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in OutlinePen.of(data).cubic(x1, y1, x2, y2, x, y) }, nil, nil)
    // Quadratic curves arrive as cubic ones where no function takes them.
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in OutlinePen.of(data).path.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func of(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    guard let data else { preconditionFailure("no pen") }
    return Unmanaged<OutlinePen>.fromOpaque(data).takeUnretainedValue()
  }

  private func point(_ x: Float, _ y: Float) -> ViewPoint {
    ViewPoint(x: Double(x) * scale, y: -Double(y) * scale)
  }

  private func move(_ x: Float, _ y: Float) { path.move(to: point(x, y)) }
  private func line(_ x: Float, _ y: Float) { path.line(to: point(x, y)) }
  private func cubic(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    path.cubic(point(x1, y1), point(x2, y2), to: point(x, y))
  }
}
