import Geography
import Tiles

extension MapComposer {
  /// What the map is drawn from, for the word that it has nothing to show.
  var bareGround: BareGround { source.style != nil ? .style : source.isWorld ? .world : .tiles }

  /// A warning where names were asked for in a language that none in a view is in.
  ///
  /// Of tiles their tables of properties are asked, so that names that are left out for want of room count too.
  func languageWarnings(_ viewport: Viewport) throws(MapError) -> [MapWarning] {
    guard let code = source.language, source.style == nil else { return [] }
    let warning = [MapWarning.missingLanguage(code, source: source.name)]
    // The world has names on the spot, and pictures those that are painted in them.
    if source.isWorld || pictures != nil { return warning }
    let names = NameLanguage(code: code).properties
    let layers = try opened(viewport, margin: 0).flatMap(\.open.layers.values)
    let named = layers.filter { $0.key(named: "name") != nil }
    let speaks = layers.contains { layer in names.contains { layer.key(named: $0) != nil } }
    return named.isEmpty || speaks ? [] : warning
  }
}
