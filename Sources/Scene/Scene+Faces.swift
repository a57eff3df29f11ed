package import Typography

extension Scene {
  /// The faces of all glyphs in the scene, each once, in the order of the library.
  package var faces: [FaceID] {
    var found: Set<FaceID> = []
    for item in items { item.addFaces(to: &found) }
    return found.sorted { $0.index < $1.index }
  }
}

extension SceneItem {
  fileprivate func addFaces(to found: inout Set<FaceID>) {
    switch self {
    case .text(let text): for glyph in text.glyphs { found.insert(glyph.face) }
    case .group(let group): for item in group.items { item.addFaces(to: &found) }
    case .fill, .stroke, .disc, .image, .backdrop: break
    }
  }
}
