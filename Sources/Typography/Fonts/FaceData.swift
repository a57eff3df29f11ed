import CHarfBuzz

/// Bytes of a font file that stay where they are for as long as somebody holds this.
final class FontBytes: @unchecked Sendable {
  let buffer: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// Bytes that are part of the program.
  init(embedded buffer: UnsafeRawBufferPointer) {
    self.buffer = buffer
    isOwned = false
  }

  /// A copy of bytes.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
    isOwned = true
  }

  deinit {
    if isOwned { buffer.deallocate() }
  }
}

/// The HarfBuzz objects of one face (`hb_face_t`, `hb_font_t`), immutable and shared by all threads.
///
/// HarfBuzz reads a table when it is first needed and guards that itself, so opening a face costs next to
/// nothing. The font is scaled to its own units: sizes are multiplied in afterwards, unrounded.
final class FaceData: @unchecked Sendable {
  let bytes: FontBytes
  /// Which face of a collection; 0 in plain files.
  let index: Int
  let face: OpaquePointer
  let font: OpaquePointer
  /// Ink boxes already asked for; a CFF outline has to be run to know its box.
  let extents = Locked<[UInt32: InkExtents]>([:])
  private let digest = Locked<String?>(nil)

  init(bytes: FontBytes, index: Int) {
    self.bytes = bytes
    self.index = index
    let data = bytes.buffer.bindMemory(to: CChar.self).baseAddress
    let blob = hb_blob_create(data, UInt32(clamping: bytes.buffer.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    face = hb_face_create(blob, UInt32(clamping: index))
    hb_face_make_immutable(face)
    font = hb_font_create(face)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The hash of the whole file, made when first asked for.
  var sha256: String {
    digest.withLock { digest in
      if let digest { return digest }
      let made = sha256Hex(bytes.buffer)
      digest = made
      return made
    }
  }

  var unitsPerEm: Int { Int(hb_face_get_upem(face)) }
  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  /// The glyph a character has before shaping; nothing if the face lacks it.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// A metric of the whole face in its units, or nothing if its tables do not tell.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Int? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Int(position) : nil
  }

  /// The ink box of a glyph in the face's units; nothing for a blank.
  func extents(of glyph: UInt32) -> InkExtents {
    extents.withLock { cache in
      if let known = cache[glyph] { return known }
      var raw = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, glyph, &raw)
      let made = InkExtents(
        left: raw.x_bearing, top: raw.y_bearing, width: raw.width, height: raw.height)
      cache[glyph] = made
      return made
    }
  }
}

/// An ink box in a face's units, as HarfBuzz tells it: y grows up, the height is negative.
struct InkExtents {
  var left: Int32
  var top: Int32
  var width: Int32
  var height: Int32

  var isEmpty: Bool { width == 0 || height == 0 }
}
