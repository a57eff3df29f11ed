import Screens
import Veduta

/// Why the command could not do what was asked.
enum CommandError: Error {
  /// What was typed cannot be meant.
  case usage(UsageError)
  /// A file could not be read or written.
  case file(FileError)
  /// A view cannot be; which view is known from what was typed.
  case view(GeographyError)
  /// The picture could not be made.
  case snapshot(SnapshotError)
  /// A frame of a film could not be made.
  case frame(Int, SnapshotError)
  /// A list of places that cannot be read.
  case places(path: String, PlaceListError)
  /// A script that cannot be played; nothing for one that was typed.
  case script(path: String?, ScriptError)
  /// A file that is no picture, or not one that can be read.
  case picture(path: String, PictureError)
  /// Tiles that cannot be opened.
  case tiles(MapTilesError)
  /// The file of tiles that a style names cannot be opened; the number is the system's `errno`.
  case styleTiles(style: String, path: String, code: Int32)
  /// A style that cannot be read.
  case style(MapStyleError)
  /// Tiles that cannot be made.
  case tileWork(TileWorkError)
  /// Something is where an example is to go, and it may have been worked on.
  case exists(path: String)
  /// A view of a latitude, in degrees, that the map does not reach.
  case beyondWorld(Double)
  /// No place of this name: the nearest name, all names, and the lists they come from.
  case unknownPlace(String, near: String?, among: [String], files: [String])

  /// What the shell is told.
  var exitCode: ExitCode {
    switch self {
    case .usage, .view, .unknownPlace, .beyondWorld: .usage
    case .script(nil, _), .tiles(.malformedTemplate): .usage
    case .file, .snapshot, .frame, .places, .script, .picture, .exists, .tiles, .style, .styleTiles,
      .tileWork:
      .failed
    }
  }
}
