import CHarfBuzz

/// A glyph of a line, in visual order, blanks included.
struct LineGlyph {
  var face: FaceID
  var glyph: UInt32
  /// Index of the first character it stands for.
  var cluster: Int
  /// Pen position with the glyph's own offset, in points right of the line's start.
  var x: Double
  /// The glyph's own offset, in points below the baseline.
  var y: Double
  /// Where the pen stood before it, in points.
  var pen: Double
  /// How far the pen moves on, in points, letter spacing included.
  var advance: Double
  /// How much of the advance is letter spacing.
  var spacing: Double
  var isBlank: Bool
}

/// One line of shaped glyphs.
struct ShapedLine {
  var glyphs: [LineGlyph] = []
  /// From the start to the end of the last letter, in points, without the spacing after it.
  var width = 0.0
  /// Characters that could not be set.
  var missing: [UInt32] = []
  /// The cluster last found to lack some.
  fileprivate var lastReported = -1
}

/// Turns runs into glyphs with HarfBuzz (`hb_shape`), at unrounded advances.
struct LineShaper: ~Copyable {
  private let buffer: OpaquePointer
  private let library: FontLibrary
  private let attributes: TextAttributes
  private let features: [hb_feature_t]
  private let plainFeatures: [hb_feature_t]

  /// Makes a shaper.
  ///
  /// Inter's composition feature (`ccmp`) takes half of the shaping time and does nothing to characters below
  /// U+0300: it joins bases and combining marks. `takesShortcuts` leaves it out for such text.
  init(library: FontLibrary, attributes: TextAttributes, takesShortcuts: Bool = true) {
    self.library = library
    self.attributes = attributes
    buffer = hb_buffer_create()
    features = attributes.letterSpacing == 0 ? [] : ["liga", "clig"].map(Self.off)
    let isInter = library.face(for: attributes.font).index < BundledFaces.interCount
    plainFeatures = features + (takesShortcuts && isInter ? [Self.off("ccmp")] : [])
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes part of a paragraph as one line, its runs put in visual order.
  func shape(_ paragraph: Paragraph, _ range: Range<Int>) -> ShapedLine {
    var line = ShapedLine()
    line.glyphs.reserveCapacity(range.count)
    let runs = runs(of: paragraph, in: range)
    for index in Bidi.visualOrder(of: runs.map(\.level)) {
      let spacing = runs[index].script.keepsTogether ? 0 : attributes.letterSpacing
      shape(runs[index], of: paragraph, in: range, spacing: spacing, into: &line)
    }
    line.width -= line.glyphs.last?.spacing ?? 0
    return line
  }

  /// The runs of a paragraph that reach into a range, cut to it.
  private func runs(of paragraph: Paragraph, in range: Range<Int>) -> [TextRun] {
    guard !range.isEmpty else { return [] }
    let first = paragraph.runs.countOfFirst { $0.range.upperBound <= range.lowerBound }
    return paragraph.runs[first...].prefix { $0.range.lowerBound < range.upperBound }.map { run in
      TextRun(
        range: run.range.clamped(to: range), face: run.face, script: run.script, level: run.level)
    }
  }

  private func shape(
    _ run: TextRun, of paragraph: Paragraph, in range: Range<Int>, spacing: Double,
    into line: inout ShapedLine
  ) {
    let data = library.face(run.face).data
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    paragraph.scalars[range].withUnsafeBufferPointer { scalars in
      // The rest of the line is context: letters join across runs.
      hb_buffer_add_codepoints(
        buffer, scalars.baseAddress, Int32(clamping: scalars.count),
        UInt32(clamping: run.range.lowerBound - range.lowerBound), Int32(clamping: run.range.count))
    }
    hb_buffer_set_direction(buffer, run.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, run.script.tag)
    let features = paragraph.isPlain ? plainFeatures : features
    hb_shape(data.font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let scale = attributes.font.size / Double(max(data.unitsPerEm, 1))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      let cluster = range.lowerBound + Int(info.cluster)
      guard info.codepoint != 0 else {
        report(cluster, of: paragraph, face: data, in: &line)
        continue
      }
      let endsCluster = index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
      let extra = endsCluster ? spacing : 0
      let advance = Double(position.x_advance) * scale + extra
      line.glyphs.append(
        LineGlyph(
          face: run.face, glyph: info.codepoint, cluster: cluster,
          x: line.width + Double(position.x_offset) * scale, y: -Double(position.y_offset) * scale,
          pen: line.width, advance: advance, spacing: extra, isBlank: isBlank(paragraph.scalars[cluster])))
      line.width += advance
    }
  }

  private static func off(_ feature: String) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(feature, 4), value: 0, start: 0, end: .max)
  }

  private func isBlank(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || (scalar >= 0xA0 && CharacterClass(of: scalar) == .blank)
  }

  /// Notes what a face could not set; the box that stands for it is left out.
  private func report(_ cluster: Int, of paragraph: Paragraph, face: FaceData, in line: inout ShapedLine) {
    // Each of the glyphs of a cluster comes here; the cluster as a whole is looked at once.
    guard cluster != line.lastReported else { return }
    line.lastReported = cluster
    var end = cluster + 1
    while end < paragraph.scalars.count, CharacterClass(of: paragraph.scalars[end]) == .mark { end += 1 }
    let lacking = paragraph.scalars[cluster..<end].filter { !isIgnorable($0) && face.glyph(for: $0) == nil }
    // A mark without its base asks for a dotted circle.
    line.missing += lacking.isEmpty ? [0x25CC] : lacking
  }
}
