public import Geography

/// Text set in lines: glyphs at their places in a box whose **top left corner is the origin**, y growing down.
///
/// Every line takes a box of ``lineBoxHeight`` times the font's size; the first baseline lies
/// ``baselineOffset`` times the size below the top, whatever faces the text needs. Further baselines follow at
/// the paragraph's line height. The box is as wide as the widest line.
public struct TextLayout: Hashable, Sendable {
  /// One line of a layout.
  public struct Line: Hashable, Sendable {
    /// Which of the layout's glyphs stand in it.
    public var glyphs: Range<Int>
    /// Where it starts, in points right of the box's left edge.
    public var x: Double
    /// Its width, in points.
    public var width: Double
    /// Its baseline, in points below the top of the box.
    public var baseline: Double
  }

  /// Glyphs that are painted alike.
  public struct Part: Hashable, Sendable {
    /// Which glyphs.
    public var glyphs: Range<Int>
    /// How much bolder than drawn, in points added to the outline on each side; mostly 0.
    ///
    /// See ``FontLibrary/embolden(_:for:)``.
    public var embolden: Double
  }

  /// Height of the box of a line, as a multiple of the font's size.
  public static let lineBoxHeight = 1.19336

  /// From the top of a line's box to its baseline, as a multiple of the font's size.
  ///
  /// Inter's ascender (2,728) and descender (680 of 2,816 units) reach 1.2102 em, slightly more than the box;
  /// they are centred in it: (1.19336 - 1.2102) / 2 + 0.96875.
  public static let baselineOffset = (lineBoxHeight - (2728.0 + 680) / 2816) / 2 + 2728.0 / 2816

  /// The glyphs, line by line, each from left to right; blanks are left out.
  public var glyphs: [PlacedGlyph] = []
  /// The lines from the top; an empty one has no glyphs.
  public var lines: [Line] = []
  /// Width and height of the box, in points.
  public var size = ViewSize.zero
  /// What the ink covers, in points, perhaps beyond the box; nothing if there is none.
  public var bounds: ViewRect?
  /// Stretches of glyphs by how they are painted, covering all of them in order.
  public var parts: [Part] = []
  /// Characters that no face has, each once; they are left out of the glyphs.
  public var missing: [Unicode.Scalar] = []
  /// The faces used, each once, in the order of the library.
  public var faces: [FaceID] = []
  /// Height of the capitals of the font, in points.
  public var capHeight = 0.0
  /// Height of the lower-case x of the font, in points.
  public var xHeight = 0.0

  /// From the top of the first line's capitals to the last baseline, as wide as the box: what the eye centres.
  ///
  /// A label looks centred on a point when the middle of this rectangle lies on it.
  public var capBounds: ViewRect {
    guard let first = lines.first, let last = lines.last else {
      return ViewRect(x: 0, y: 0, width: 0, height: 0)
    }
    let top = first.baseline - capHeight
    return ViewRect(x: 0, y: top, width: size.width, height: last.baseline - top)
  }

  /// The same text at another size: everything about the origin by a factor above 0.
  public func scaled(by factor: Double) -> TextLayout {
    guard factor != 1 else { return self }
    var scaled = self
    for index in glyphs.indices {
      scaled.glyphs[index].x *= factor
      scaled.glyphs[index].y *= factor
    }
    for index in lines.indices {
      scaled.lines[index].x *= factor
      scaled.lines[index].width *= factor
      scaled.lines[index].baseline *= factor
    }
    for index in parts.indices { scaled.parts[index].embolden *= factor }
    scaled.size = ViewSize(width: size.width * factor, height: size.height * factor)
    scaled.bounds = bounds.map {
      ViewRect(x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
    }
    scaled.capHeight *= factor
    scaled.xHeight *= factor
    return scaled
  }

  /// Faces each once, in the order of the library.
  static func distinct(_ faces: [FaceID]) -> [FaceID] {
    var distinct: [FaceID] = []
    for face in faces where face != distinct.last && !distinct.contains(face) { distinct.append(face) }
    return distinct.sorted { $0.index < $1.index }
  }

  /// The glyphs' faces cut into stretches of equal boldness.
  static func parts(_ faces: [FaceID], library: FontLibrary, font: Font) -> [Part] {
    var parts: [Part] = []
    var (last, embolden) = (FaceID(index: -1), 0.0)
    for (index, face) in faces.enumerated() {
      if face != last { (last, embolden) = (face, library.embolden(face, for: font)) }
      if let part = parts.last, part.embolden == embolden {
        parts[parts.count - 1].glyphs = part.glyphs.lowerBound..<(index + 1)
      } else {
        parts.append(Part(glyphs: index..<(index + 1), embolden: embolden))
      }
    }
    return parts
  }
}
