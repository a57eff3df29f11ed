import Veduta

extension Report {
  /// The report as lines for people.
  var text: String {
    let viewport = picture.viewport
    let (center, span, box) = (viewport.centerCoordinate, viewport.span, viewport.boundingBox)
    let pixels = map.scene.pixels
    var text = ""
    text += row("center", "\(short(center.latitude)), \(short(center.longitude))")
    text += row("visible", "\(short(span.latitudeDelta)) x \(short(span.longitudeDelta)) degrees")
    text += row("box", [box.west, box.south, box.east, box.north].map(short).joined(separator: ", "))
    text += row("zoom", "\(short(viewport.zoom)) (of 512-point tiles: \(short(viewport.zoom512)))")
    if viewport.heading != 0 { text += row("heading", short(viewport.heading)) }
    text += row(
      "size",
      "\(short(viewport.size.width)) x \(short(viewport.size.height)) points, \(pixels.width) x \(pixels.height) pixels"
    )
    text += row("source", source)
    for tile in map.tiles {
      text += row("tile", "\(tile.address.z)/\(tile.address.x)/\(tile.address.y) of \(tile.source)")
    }
    for (item, identity) in zip(map.items, identities) {
      let title = item.title.isEmpty ? identity : item.title
      let selected = item.selection > 0.5 ? ", selected" : ""
      let place =
        isInView(item.point) ? "at \(short(item.point.x)), \(short(item.point.y))" : "outside the view"
      text += row(item.kind, "\(title) \(place)\(selected)")
    }
    for label in map.labels {
      let place = "\(short(label.point.x)), \(short(label.point.y))"
      text += row("label", "\(label.text) at \(place) (\(label.layer))")
    }
    for font in fonts { text += row("font", font) }
    for warning in map.warnings { text += row("warning", "\(warning.words.message): \(warning.words.place)") }
    return text + row("digest", digest)
  }

  /// What the picture was made of, in a few lines.
  var summary: String {
    row("zoom", short(picture.viewport.zoom))
      + row(
        "drawn",
        "tiles: \(map.tiles.count), pins and balloons: \(shownItems), labels: \(map.labels.count)")
      + row("fonts", fonts.isEmpty ? "none" : fonts.joined(separator: ", "))
  }

  /// What is drawn: what it is called, what its tiles are, their zooms as they count them, and where they are.
  private var source: String {
    let tiles = picture.tiles
    let zooms = "zooms \(tiles.zooms.lowerBound) to \(tiles.zooms.upperBound)"
    return "\(tiles.name): \(tiles.format) tiles of \(zooms), "
      + (tiles.reach.map {
        "box " + [$0.west, $0.south, $0.east, $0.north].map(short).joined(separator: ", ")
      }
        ?? "the world")
  }

  /// How many pins and balloons show, and how many more stand outside.
  private var shownItems: String {
    let size = picture.viewport.size
    let frame = ViewRect(x: 0, y: 0, width: size.width, height: size.height)
    let shown = map.items.count { $0.box.intersects(frame) }
    return shown == map.items.count ? "\(shown)" : "\(shown) (and \(map.items.count - shown) outside)"
  }

  private func isInView(_ point: ViewPoint) -> Bool {
    let size = picture.viewport.size
    return (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  private func row(_ name: String, _ value: String) -> String {
    name + String(repeating: " ", count: max(1, 9 - name.count)) + value.inOneLine + "\n"
  }

  /// A number with six decimals at most.
  private func short(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    return NumberText.words((value * 1e6).rounded() / 1e6 + 0)
  }
}
