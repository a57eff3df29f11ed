import Geography
import Scene

/// A flat drawing of a sight, upright, 3 : 4; its middle square carries the subject.
///
/// All are drawn for this project, in one family of colours: see ``Palette``.
struct Artwork: Sendable {
  /// What is drawn, bottom first, in a box of ``size``.
  var items: [SceneItem]

  /// The box that all artwork is drawn in, in points.
  static let size = ViewSize(width: 300, height: 400)

  /// The artwork of a name; nothing if there is none.
  static func named(_ name: String) -> Artwork? {
    table.first { $0.name == name }.map { Artwork(items: $0.drawing.items) }
  }

  /// The names of all artwork: sight and a number from 1.
  static var names: [String] { table.map(\.name) }

  private static let table: [(name: String, drawing: Drawing)] = [
    ("colosseum-1", .colosseum(.day)),
    ("colosseum-2", .colosseumArches()),
    ("colosseum-3", .colosseum(.night)),
    ("pantheon-1", .pantheon(.day)),
    ("pantheon-2", .pantheonOculus()),
    ("pantheon-3", .pantheon(.dusk)),
    ("trevi-fountain-1", .trevi(.day)),
    ("trevi-fountain-2", .treviCoins()),
    ("trevi-fountain-3", .trevi(.night)),
    ("eiffel-tower-1", .eiffel(.day)),
    ("eiffel-tower-2", .eiffelByNight()),
    ("louvre-museum-1", .louvre(.day)),
    ("louvre-museum-2", .louvreGlass()),
    ("louvre-museum-3", .louvre(.night)),
  ]
}
