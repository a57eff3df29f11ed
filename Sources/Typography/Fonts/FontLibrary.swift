/// The faces that text can be set in; a value shared freely between threads.
///
/// The faces built into the program come first, in a fixed order; faces that are added follow. Nothing is
/// ever taken from the machine. Opening a library reads none of the fonts: tables are read when a face is
/// first used.
public final class FontLibrary: Sendable {
  /// The faces built into the program: Inter, Inter Display, Noto Sans for eight scripts, Droid Sans
  /// Fallback for Han, kana and Hangul, and Noto Color Emoji.
  public static let bundled = FontLibrary(faces: BundledFaces.open())

  /// All faces; a ``FaceID`` is an index into this list.
  public let faces: [FontFace]
  /// Faces of each family, by the family's key.
  private let families: [String: [FaceID]]
  private let text: [FaceID]
  private let display: [FaceID]
  /// Families to search for a character the wanted face lacks: those added, those bundled, ideographs last.
  let fallbacks: [[FaceID]]
  /// Faces of coloured pictures: those added, then the bundled one.
  let pictures: [FaceID]

  init(faces: [FontFace]) {
    self.faces = faces
    // Where an added family bears a bundled one's name, its faces are preferred.
    let bundled = BundledFaces.entries.count
    let order = faces.dropFirst(bundled) + faces.prefix(bundled)
    families = Dictionary(grouping: order.map(\.id)) { FontName.key(faces[$0.index].family) }
    text = families[FontName.key(BundledFaces.text)] ?? []
    display = families[FontName.key(BundledFaces.display)] ?? []
    fallbacks = Self.fallbacks(of: faces, families: families)
    pictures = order.filter(\.isColor).map(\.id)
  }

  /// A face of the library.
  ///
  /// The identifier must come from this library.
  public func face(_ id: FaceID) -> FontFace { faces[id.index] }

  /// The face a font is set in: its family, then upright or italic as wanted, then the nearest weight.
  ///
  /// Between two weights equally near, the bolder is taken for 500 and more, else the lighter. A family the
  /// library lacks counts as none.
  public func face(for font: Font) -> FaceID {
    nearest(to: font, in: family(of: font)) ?? FaceID(index: 0)
  }

  /// The faces of a family; nothing if the library lacks it.
  func faces(ofFamily name: String) -> [FaceID]? { families[FontName.key(name)] }

  private func family(of font: Font) -> [FaceID] {
    if let name = font.family, let named = faces(ofFamily: name) { return named }
    return font.size < Font.displaySize ? text : display
  }

  /// The face of some that is nearest to what a font asks for.
  func nearest(to font: Font, in candidates: [FaceID]) -> FaceID? {
    var best: (id: FaceID, distance: Int)?
    for id in candidates {
      let face = faces[id.index]
      let difference = face.weight - font.weight
      // Slant outranks weight; the last bit settles ties.
      let isWrongSide = (difference > 0) != (font.weight >= 500)
      let distance =
        (face.isItalic == font.isItalic ? 0 : 100_000) + 2 * abs(difference) + (isWrongSide ? 1 : 0)
      if distance < best?.distance ?? .max { best = (id, distance) }
    }
    return best?.id
  }

  /// How much bolder than drawn the glyphs of a face should be where the wanted weight is not to be had, in
  /// points added to the outline on each side.
  ///
  /// 0.0075 em for each hundred of weight that is lacking (a name in Semi Bold beside Han of weight 400
  /// gains 0.18 points a side at 12 points), at most 0.03 em; never lighter than drawn.
  public func embolden(_ id: FaceID, for font: Font) -> Double {
    guard !faces[id.index].isColor else { return 0 }
    let lacking = Double(min(max(font.weight, 1), 1000) - faces[id.index].weight) / 100
    guard lacking >= 1 else { return 0 }
    return min(0.0075 * lacking, 0.03) * font.size
  }

  private static func fallbacks(of faces: [FontFace], families: [String: [FaceID]]) -> [[FaceID]] {
    var order: [String] = []
    let bundled = BundledFaces.entries.count
    let text = [BundledFaces.text, BundledFaces.display].map(FontName.key)
    let last = FontName.key(BundledFaces.ideographs)
    for face in faces.dropFirst(bundled) + faces.prefix(bundled) where !face.isColor {
      let key = FontName.key(face.family)
      if !order.contains(key), key != last, !text.contains(key) { order.append(key) }
    }
    return (order + [text[0], last]).compactMap { families[$0] }
  }
}
