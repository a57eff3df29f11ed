import CHarfBuzz

/// Finds the face for each cluster of characters of one text.
struct FaceChooser {
  let library: FontLibrary
  let font: Font
  /// The face the text is set in as far as it goes.
  let primary: FaceID
  private var fallbacks: [FaceID]?

  init(library: FontLibrary, font: Font) {
    self.library = library
    self.font = font
    primary = library.face(for: font)
  }

  /// Whether the primary face has a glyph for every character.
  func primaryCovers(_ scalars: [UInt32]) -> Bool {
    let count = UInt32(clamping: scalars.count)
    let stride = UInt32(MemoryLayout<UInt32>.stride)
    return withUnsafeTemporaryAllocation(of: hb_codepoint_t.self, capacity: scalars.count + 1) { glyphs in
      hb_font_get_nominal_glyphs(
        library.face(primary).data.font, count, scalars, stride, glyphs.baseAddress, stride) == count
    }
  }

  /// The face for one cluster: the primary one, the one before it, then the fallbacks in their order.
  ///
  /// What is shown as a picture takes a face of coloured pictures; such a face serves other characters only where
  /// no other has them.
  ///
  /// - Returns: Nothing if no face has the cluster's first character.
  mutating func face(for cluster: ArraySlice<UInt32>, after current: FaceID?) -> FaceID? {
    guard let first = cluster.first else { return current }
    if Emoji.isPicture(cluster), let pictures = library.pictures.first(where: { covers($0, cluster) }) {
      return pictures
    }
    let current = current.flatMap { library.face($0).isColor ? nil : $0 }
    if cluster.allSatisfy({ isIgnorable($0) || CharacterClass(of: $0) == .blank }) {
      // Blanks stay with the word before them: one run less.
      if let current, covers(current, cluster) { return current }
    }
    if covers(primary, cluster) { return primary }
    if let current, covers(current, cluster) { return current }
    let others = openFallbacks()
    return others.first { covers($0, cluster) } ?? library.pictures.first { covers($0, cluster) }
      ?? ([primary] + others + library.pictures).first { covers($0, [first]) }
  }

  private func covers(_ id: FaceID, _ cluster: ArraySlice<UInt32>) -> Bool {
    let data = library.face(id).data
    if cluster.allSatisfy({ isIgnorable($0) || data.glyph(for: $0) != nil }) { return true }
    guard cluster.count > 1, let whole = composed(cluster) else { return false }
    return data.glyph(for: whole) != nil
  }

  /// The one character that a base and its marks make up, if there is one; shaping takes it by itself.
  private func composed(_ cluster: ArraySlice<UInt32>) -> UInt32? {
    guard var whole = cluster.first else { return nil }
    for mark in cluster.dropFirst() {
      var next: hb_codepoint_t = 0
      guard hb_unicode_compose(hb_unicode_funcs_get_default(), whole, mark, &next) != 0 else { return nil }
      whole = next
    }
    return whole
  }

  private mutating func openFallbacks() -> [FaceID] {
    if let fallbacks { return fallbacks }
    let made = library.fallbacks.compactMap { library.nearest(to: font, in: $0) }
    fallbacks = made
    return made
  }
}
