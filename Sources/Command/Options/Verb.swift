/// What the command can be asked to do.
enum Verb: String, CaseIterable, Sendable {
  /// One picture, or its variants.
  case still
  /// The frames between two or more views.
  case frames
  /// A screen of a reference app, or the frames of what happens to it.
  case screen
  /// A tile of the map, or many of them.
  case tile
  /// What a view contains, as text or JSON.
  case inspect
  /// What a shell needs to complete the command's words.
  case completion
  /// How to use the command or one of its verbs.
  case help

  /// One line for the list of verbs.
  var summary: String {
    switch self {
    case .still: "one picture of a region, or its light, dark, 1x and 2x variants"
    case .frames: "the frames between two or more views, as numbered PNG files"
    case .screen: "a screen of a map app at a moment, or the frames of a script"
    case .tile: "a tile Z/X/Y, or a pyramid in a folder, .mbtiles or .pmtiles"
    case .inspect: "what a view contains, as text or JSON"
    case .completion: "a script that lets bash, zsh or fish complete all this"
    case .help: "this page, or the page of a verb"
    }
  }

  /// Verbs whose time has not come.
  static let later = ["docs"]
}
