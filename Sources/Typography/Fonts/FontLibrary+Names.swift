/// What a style's list of font names led to.
public struct FontMatch: Hashable, Sendable {
  /// The font to set text in.
  public var font: Font
  /// What was taken instead, if no face bears one of the names.
  public var substitution: FontSubstitution?
}

/// A face that was taken for one that the library lacks.
public struct FontSubstitution: Hashable, Sendable {
  /// The name asked for; the first of a list.
  public var requested: String
  /// The name of the face used instead.
  public var used: String
}

extension FontLibrary {
  /// The font for a style's list of names, such as "Inter Semi Bold" or "Noto Sans Regular".
  ///
  /// The first name whose family the library has, at that weight and slant, is taken. Else the first name
  /// whose family it has at all; else Inter at the weight and slant of the first name, or Inter Regular for an
  /// empty list. All but the first case is told as a substitution. "Inter" takes its display cut by size.
  ///
  /// - Parameters:
  ///   - names: Names in order of preference.
  ///   - size: Size in points.
  /// - Returns: The font, and what was taken instead if it was not to be had.
  public func font(named names: [String], size: Double) -> FontMatch {
    let parsed = names.map(FontName.init(parsing:))
    for name in parsed {
      let font = font(for: name, size: size)
      if let found = faces(ofFamily: name.family), let id = nearest(to: font, in: found),
        face(id).weight == name.weight, face(id).isItalic == name.isItalic
      {
        return FontMatch(font: font)
      }
    }
    guard let first = names.first, let fallback = parsed.first else {
      return FontMatch(font: Font(size: size))
    }
    let known = parsed.first { faces(ofFamily: $0.family) != nil }
    let font = font(for: known ?? fallback, size: size)
    return FontMatch(
      font: font, substitution: FontSubstitution(requested: first, used: face(face(for: font)).name))
  }

  private func font(for name: FontName, size: Double) -> Font {
    let isAutomatic =
      faces(ofFamily: name.family) == nil || FontName.key(name.family) == FontName.key(BundledFaces.text)
    return Font(
      size: size, weight: name.weight, isItalic: name.isItalic, family: isAutomatic ? nil : name.family)
  }
}
