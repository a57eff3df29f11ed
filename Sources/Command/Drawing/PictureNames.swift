import Veduta

/// The names of a picture's files.
enum PictureNames {
  /// The folder for pictures that were given no name.
  static let folder = "output"

  /// The path of a picture that was given none: named after what it shows, in `output/`.
  static func path(for view: ViewRequest) -> String {
    "\(folder)/\(name(view)).png"
  }

  /// The pattern of a film that was given none.
  static func pattern(for views: [ViewRequest]) -> String {
    let ends = [views.first, views.last].compactMap(\.self).map(name)
    return "\(folder)/\(ends.joined(separator: "-to-"))/%04d.png"
  }

  private static func name(_ view: ViewRequest) -> String {
    switch view.target {
    case .place(let name): slug(name)
    case .center(let center, _), .camera(let center, _), .meters(let center, _, _): point(center)
    case .region(let region): point(region.center)
    case .box(let box):
      "box_" + [box.west, box.south, box.east, box.north].map(NumberText.words).joined(separator: "_")
    case .fit: "map"
    case .tiles(let name): slug(name)
    }
  }

  private static func point(_ coordinate: Coordinate) -> String {
    "map_\(NumberText.words(coordinate.latitude))_\(NumberText.words(coordinate.longitude))"
  }

  /// A name in small letters, digits and hyphens; `place` where nothing is left of it.
  static func slug(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "place" : words.joined(separator: "-")
  }

  /// The file of a variant: the base name with what tells it from the others.
  ///
  /// - Parameters:
  ///   - base: The name as it was asked for.
  ///   - appearance: The variant's look, where there are two.
  ///   - scale: The variant's scale, where there are several or the document wants it said.
  ///   - darkMark: What marks the dark variant, `~dark` or `-dark`.
  /// - Returns: The name.
  static func variant(
    of base: String, appearance: MapLook?, scale: Double?, darkMark: String
  ) -> String {
    var mark = appearance == .dark ? darkMark : ""
    if let scale, scale != 1 { mark += "@\(NumberText.words(scale))x" }
    guard let kind = OutputRequest.kind(of: base) else { return base + mark }
    return base.dropLast(kind.count + 1) + mark + "." + kind
  }
}
