import Veduta

extension MapWarning {
  /// What kind of warning this is, what it says, and what it is about.
  var words: (kind: String, message: String, place: String) {
    switch self {
    case .missingGlyphs(let text, let scalars):
      let list = scalars.map { "U+" + hexadecimal($0.value) }.joined(separator: ", ")
      return ("missingGlyphs", "no face has \(list)", text)
    case .substitutedFont(let asked, let used):
      return ("substitutedFont", "\(used) stands in for a font that is not there", asked)
    case .outsideWorld(let title, let coordinate):
      let place = "\(NumberText.words(coordinate.latitude)),\(NumberText.words(coordinate.longitude))"
      return (
        "outsideWorld", "the map ends at 85.05 degrees north and south, so this is left out",
        title.isEmpty ? place : title
      )
    case .hiddenTitle(let title):
      return ("hiddenTitle", "a title is left out, as it would lie on another or on an annotation", title)
    case .missingTiles(let source, isAll: true):
      return (
        "missingTiles", "no map here: all tiles of the view are missing, or empty", source
      )
    case .missingTiles(let source, isAll: false):
      return (
        "missingTiles",
        "some tiles of the view are not there: in their place stands what lower zooms have, or nothing",
        source
      )
    case .tilesEnd(let source, let bounds):
      return (
        "tilesEnd", "the tiles end within the picture; they are there for \(CoordinateText.words(bounds))",
        source
      )
    case .foreignTiles(let source):
      return (
        "foreignTiles", "no map here: the look, or style, draws none of the layers of the tiles", source
      )
    case .missingLanguage(let code, let source):
      return (
        "missingLanguage",
        "no name in the view is in the language \(quoted(code)): those on the spot stand there",
        source
      )
    case .nothingToShow(let zoom, let ground):
      return (
        "nothingToShow", ground.words,
        "zoom \(NumberText.words((zoom * 10).rounded() / 10))"
      )
    case .style(let path, let problem):
      return ("style", problem, path)
    case .skippedFeature(let tile, let layer, let source, let reason):
      return (
        "skippedFeature", (layer.map { "layer \($0): " } ?? "") + reason,
        "\(source), tile \(tile.z)/\(tile.x)/\(tile.y)"
      )
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension BareGround {
  /// What is missing, and where there may be more.
  fileprivate var words: String {
    switch self {
    case .world:
      "the embedded world has nothing to show so close by; a smaller zoom has more, and --tiles may have streets"
    case .tiles: "the tiles have nothing to show here; a smaller zoom may have more"
    case .style: "the style draws nothing of the tiles here; another zoom may have more"
    case .pictures: "the pictures are enlarged so much that they show nothing; a smaller zoom has more"
    }
  }
}
