import Geography
import Scene
import Views

/// A picture that needs no sprite, by the name that a style asks for.
enum MapIcon: Hashable, Sendable {
  /// `dot`: a disc of one point's radius at size 1, in the icon's colour, ringed in its halo's.
  case dot
  /// The name of a glyph: the glyph in the icon's colour, 15 points at size 1, edged by its halo.
  case symbol(Glyph)
  /// The name of a glyph and `.circle.fill`: a disc in the icon's colour, 15 points across at size 1, ringed in its halo's
  /// colour and with the glyph on it in that colour.
  case badge(Glyph)

  /// Finds the picture of a name; nothing if there is none.
  init?(named name: String) {
    if name == Self.dotName {
      self = .dot
    } else if let glyph = Glyph.named(name) {
      self = .symbol(glyph)
    } else if name.hasSuffix(Self.badgeSuffix),
      let glyph = Glyph.named(String(name.dropLast(Self.badgeSuffix.count)))
    {
      self = .badge(glyph)
    } else {
      return nil
    }
  }

  /// The name of the disc.
  static let dotName = "dot"
  private static let badgeSuffix = ".circle.fill"
  /// Points that the longer side of a symbol and a badge's disc have at size 1.
  private static let side = 15.0
  /// The part of a badge's disc that its glyph has.
  private static let glyphShare = 0.64

  /// Its width and height at a size, without halo, in points.
  func extent(size: Double) -> ViewSize {
    switch self {
    case .dot: ViewSize(width: 2 * size, height: 2 * size)
    case .symbol(let glyph):
      ViewSize(width: Self.side * size * glyph.size.width, height: Self.side * size * glyph.size.height)
    case .badge: ViewSize(width: Self.side * size, height: Self.side * size)
    }
  }

  /// What to draw.
  /// - Parameters:
  ///   - box: Where it stands, without halo, in points.
  ///   - color: The icon's colour.
  ///   - halo: The halo's width, in points, and its colour.
  ///   - opacity: How strongly it shows, 0 to 1.
  /// - Returns: The items, as one group where they are faint, so that no part shows through another.
  func items(
    in box: ViewRect, color: Color, halo: (width: Double, color: Color), opacity: Double
  ) -> [SceneItem] {
    let items = parts(in: box, color, halo)
    if case .dot = self {
      return [.disc(Self.disc(box, color.opacity(opacity), (halo.width, halo.color.opacity(opacity))))]
    }
    return opacity < 1 ? [.group(Group(items, opacity: opacity))] : items
  }

  private func parts(in box: ViewRect, _ color: Color, _ halo: (width: Double, color: Color)) -> [SceneItem] {
    switch self {
    case .dot: return []
    case .symbol(let glyph):
      let path = glyph.path(in: box)
      let fill = SceneItem.fill(Fill([path], paint: .color(color)))
      guard halo.width > 0, halo.color.alpha > 0 else { return [fill] }
      return [.stroke(Stroke([path], width: 2 * halo.width, join: .round, color: halo.color)), fill]
    case .badge(let glyph):
      let path = glyph.path(in: Self.glyphBox(of: glyph, in: box))
      return [.disc(Self.disc(box, color, halo)), .fill(Fill([path], paint: .color(halo.color)))]
    }
  }

  private static func disc(_ box: ViewRect, _ color: Color, _ halo: (width: Double, color: Color)) -> Disc {
    Disc(
      center: ViewPoint(x: box.midX, y: box.midY), radius: box.width / 2, color: color, ringWidth: halo.width,
      ringColor: halo.color)
  }

  private static func glyphBox(of glyph: Glyph, in box: ViewRect) -> ViewRect {
    let scale = box.width * glyphShare / max(glyph.size.width, glyph.size.height)
    let (width, height) = (scale * glyph.size.width, scale * glyph.size.height)
    return ViewRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }
}
