package import Geography

/// An address with placeholders for a tile: `{z}`, `{x}`, `{y}`, `{-y}` (rows from the south), `{quadkey}`, `{s}`
/// (`a`, `b` or `c`) and `{r}` (`@2x` for tiles of twice the pixels, else nothing).
package struct URLTemplate: Hashable, Sendable {
  /// Why a text is no template.
  package enum Failure: Error, Hashable, Sendable {
    /// A placeholder that is not known, without its braces.
    case unknownPlaceholder(String)
    /// A brace without its other one.
    case unevenBraces
    /// Nothing in it tells one tile from another.
    case namesNoTile
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  private enum Placeholder: String, Hashable, Sendable {
    case z, x, y, quadkey, s, r
    case tmsY = "-y"
  }

  /// As it was written.
  package let text: String
  private let parts: [Part]

  /// Whether a text has braces, as a template has and an address has not.
  package static func isTemplate(_ text: String) -> Bool { text.contains("{") || text.contains("}") }

  /// Reads a template.
  package init(_ text: String) throws(Failure) {
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { throw .unevenBraces }
      let name = String(rest[rest.index(after: brace)..<end])
      guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    let has = { (one: Placeholder) in parts.contains(.placeholder(one)) }
    guard has(.quadkey) || (has(.z) && has(.x) && (has(.y) || has(.tmsY))) else { throw .namesNoTile }
    self.text = text
    self.parts = parts
  }

  /// The address of a tile.
  package func url(for tile: TileAddress, isDouble: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.z): "\(tile.z)"
      case .placeholder(.x): "\(tile.x)"
      case .placeholder(.y): "\(tile.y)"
      case .placeholder(.tmsY): "\((1 << tile.z) - 1 - tile.y)"
      case .placeholder(.quadkey): Self.quadkey(tile)
      case .placeholder(.s): ["a", "b", "c"][(tile.x + tile.y) % 3]
      case .placeholder(.r): isDouble ? "@2x" : ""
      }
    }.joined()
  }

  /// A digit a zoom, from the whole world down: 1 for the eastern half, and 2 for the southern.
  private static func quadkey(_ tile: TileAddress) -> String {
    (0..<tile.z).reversed().map { "\((tile.x >> $0 & 1) + 2 * (tile.y >> $0 & 1))" }.joined()
  }
}
