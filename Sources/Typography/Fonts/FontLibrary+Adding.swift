import CFreeType
import CHarfBuzz

extension FontLibrary {
  /// The bundled faces and those of font files.
  ///
  /// Added faces are found by their family's name, and where the wanted face lacks a character they are asked
  /// before the bundled ones. Every face of a collection is added. The bytes are copied.
  ///
  /// - Throws: ``FontError`` for the first file that cannot be used.
  public convenience init(adding files: [FontFile]) throws(FontError) {
    var faces = BundledFaces.open()
    for file in files {
      for (data, index) in try Self.open(file) {
        faces.append(
          FontFace(
            id: FaceID(index: faces.count), fileName: file.name,
            family: data.familyName ?? FontName(parsing: Self.stem(of: file.name)).family,
            weight: data.weightClass, isItalic: data.isSlanted, isColor: data.hasColorPictures,
            data: data))
        try Self.check(data, file: file.name, index: index)
      }
    }
    self.init(faces: faces)
  }

  /// The faces of a file, not yet checked.
  private static func open(_ file: FontFile) throws(FontError) -> [(FaceData, Int)] {
    let bytes = FontBytes(copying: file.bytes)
    let data = bytes.buffer.bindMemory(to: CChar.self).baseAddress
    let blob = hb_blob_create(data, UInt32(clamping: bytes.buffer.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    // A collection cannot hold more faces than its header has offsets.
    guard count > 0, count <= file.bytes.count / 4 else { throw .notAFont(file: file.name) }
    return (0..<count).map { (FaceData(bytes: bytes, index: $0), $0) }
  }

  private static func check(_ data: FaceData, file: String, index: Int) throws(FontError) {
    guard data.glyphCount > 0, 16...16384 ~= data.unitsPerEm else {
      throw .noGlyphs(file: file, face: index)
    }
    guard data.hasCharacters else { throw .noCharacters(file: file, face: index) }
    var library: FT_Library?
    let started = FT_Init_FreeType(&library)
    guard started == 0 else { throw .unreadable(file: file, face: index, code: Int(started)) }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    let code = FT_New_Memory_Face(
      library, data.bytes.buffer.bindMemory(to: UInt8.self).baseAddress, data.bytes.buffer.count,
      FT_Long(index), &face)
    guard code == 0, let opened = face else { throw .unreadable(file: file, face: index, code: Int(code)) }
    defer { FT_Done_Face(opened) }
    // Coloured pictures need no outlines, but a size.
    let isDrawable = data.hasColorPictures && opened.pointee.num_fixed_sizes > 0
    guard isDrawable || opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      throw .noOutlines(file: file, face: index)
    }
  }

  private static func stem(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }
}

extension FaceData {
  fileprivate var hasCharacters: Bool {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    return hb_set_is_empty(set) == 0
  }

  /// Whether its glyphs are pictures (`CBDT`, `sbix`).
  fileprivate var hasColorPictures: Bool { hb_ot_color_has_png(face) != 0 }

  /// The family by the `name` table: the typographic one if there is one.
  fileprivate var familyName: String? {
    for id in [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY] {
      var buffer = [CChar](repeating: 0, count: 256)
      var length = UInt32(buffer.count)
      let language = hb_language_from_string("en", -1)
      guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &buffer) > 0 else { continue }
      let name = String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      if !name.isEmpty { return name }
    }
    return nil
  }

  /// Weight by the `OS/2` table, 1 to 1000.
  fileprivate var weightClass: Int {
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    return weight >= 1 && weight <= 1000 ? Int(weight) : 400
  }

  fileprivate var isSlanted: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }
}
