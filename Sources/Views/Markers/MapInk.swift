import Scene

/// The colours of words that stand directly on a map: those of the map's own city names.
enum MapInk {
  /// Nearly black on light ground, nearly white on dark.
  static let text = ShapeStyle.adaptive(light: Color(47, 43, 39), dark: Color(241, 243, 246))
  /// The colour of the ground, for halos and plates.
  static let ground = ShapeStyle.adaptive(light: Color(251, 248, 243), dark: Color(29, 33, 40))
  /// A halo that carries titles over anything.
  static let halo = TextHalo(ground, width: 1.5, blur: 0.4)
}
