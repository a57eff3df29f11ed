import Scene

/// The colours of one time of the day; the artwork uses no others but a few accents.
struct Palette: Sendable {
  /// The sky, above and at the horizon.
  var sky: (top: Color, horizon: Color)
  /// Sun or moon.
  var light: Color
  /// Hills and houses far away.
  var distance: Color
  /// Stone in the light, half of it, in the shade and in the dark.
  var stone: (light: Color, middle: Color, shade: Color, dark: Color)
  /// What is seen in arches and windows.
  var opening: Color
  /// Pavement and paths, and their edges.
  var ground: (light: Color, shade: Color)
  /// Lawns.
  var grass: Color
  /// Trees, in the light and in the shade.
  var tree: (light: Color, shade: Color)
  /// Water, near and with the sky in it.
  var water: (deep: Color, bright: Color)
  /// Whether lamps are lit.
  var isNight = false

  /// A clear morning.
  static let day = Palette(
    sky: (Color(132, 197, 219), Color(240, 236, 214)), light: Color(255, 240, 196),
    distance: Color(173, 200, 192),
    stone: (Color(244, 217, 178), Color(230, 193, 146), Color(205, 158, 112), Color(158, 109, 77)),
    opening: Color(122, 79, 62), ground: (Color(238, 217, 184), Color(218, 190, 151)),
    grass: Color(143, 183, 128), tree: (Color(92, 145, 110), Color(62, 113, 94)),
    water: (Color(64, 158, 173), Color(151, 214, 214)))

  /// The sun just gone.
  static let dusk = Palette(
    sky: (Color(98, 82, 138), Color(250, 178, 128)), light: Color(255, 221, 158),
    distance: Color(150, 100, 132),
    stone: (Color(243, 190, 150), Color(222, 152, 124), Color(178, 108, 108), Color(120, 72, 92)),
    opening: Color(84, 50, 78), ground: (Color(205, 140, 124), Color(172, 108, 112)),
    grass: Color(122, 110, 106), tree: (Color(92, 72, 100), Color(66, 52, 84)),
    water: (Color(110, 88, 134), Color(244, 176, 146)))

  /// A clear night with lamps.
  static let night = Palette(
    sky: (Color(23, 34, 66), Color(70, 88, 134)), light: Color(250, 241, 210), distance: Color(44, 58, 98),
    stone: (Color(228, 180, 130), Color(186, 134, 104), Color(122, 88, 92), Color(66, 56, 84)),
    opening: Color(255, 206, 112), ground: (Color(66, 74, 112), Color(50, 58, 96)),
    grass: Color(46, 72, 88), tree: (Color(40, 64, 84), Color(28, 46, 70)),
    water: (Color(34, 62, 102), Color(112, 148, 176)), isNight: true)

  /// The accent of the places app, for a flag, a scarf, a coat.
  static let accent = Color(235, 94, 70)
  /// Gold, for coins and lamps.
  static let gold = Color(250, 200, 92)
}
