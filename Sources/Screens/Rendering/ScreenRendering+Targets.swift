package import Geography

extension ScreenRendering {
  /// What a finger meets at a point of the screen.
  ///
  /// Controls come before markers, upper markers before lower ones, and panels let nothing through.
  package func target(at point: ViewPoint) -> ScreenTarget {
    func hits(_ name: String) -> Bool { frames[name]?.contains(point) == true }
    for (name, target) in Self.controls where hits(name) { return target }
    if let row = frames.keys.filter({ $0.hasPrefix("row-") && hits($0) }).min() {
      return .init(marker: row)
    }
    guard sheet == nil, !Self.panels.contains(where: hits) else { return .nothing }
    if let marker = markerNames.last(where: hits) { return .init(marker: marker) }
    guard let coordinate = map.viewport.convert(point) else { return .nothing }
    return .map(coordinate)
  }

  /// Controls by name, upper ones first.
  private static let controls: [(String, ScreenTarget)] = [
    ("cross", .cross), ("save", .save), ("field", .field), ("hero", .heroBubble), ("header", .header),
    ("next", .next), ("learn-more", .learnMore), ("clear", .clear), ("locate", .locate),
  ]
  /// What cannot be tapped itself, and covers the map.
  private static let panels = ["panel", "card-panel"]
}

extension ScreenTarget {
  /// What a name with a number at its end stands for.
  fileprivate init(marker name: String) {
    let parts = name.split(separator: "-")
    switch (parts.first, parts.last.flatMap { Int($0) }) {
    case ("row", let index?): self = .row(index)
    case ("pin", let index?): self = .pin(index)
    case ("item", let index?): self = .item(index)
    case ("entry", let index?): self = .entry(index)
    default: self = .nothing
    }
  }
}

extension ViewRect {
  /// Whether a point lies inside; of the edges the left and the upper one are.
  fileprivate func contains(_ point: ViewPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
