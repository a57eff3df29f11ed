/// The long name of an option, without its dashes.
enum OptionName: String, CaseIterable, Sendable {
  // What to show.
  case center, zoom, region, bbox, camera, place, fit
  case padding
  case minZoom = "min-zoom"
  case maxZoom = "max-zoom"
  case heading, lonlat
  // How large.
  case size, scale
  // What stands on it.
  case marker, pin, places
  // How it looks.
  case style, tiles, language, attribution
  // Tiles of a server.
  case cache, offline
  case userAgent = "user-agent"
  case header
  case certificates = "ca-file"
  case timeout, retries
  case allowMissingTiles = "allow-missing-tiles"
  // The move.
  case from, to, keyframe, duration, fps, curve, move, hold, frame, frames
  // Tiles of the map.
  case zooms
  case tileSize = "tile-size"
  case resume, shard, merge
  // Screens.
  case play, new, event
  case time = "t"
  case select, era, stage, pictures, accent
  case rowText = "row-text"
  case rtl
  // Where it goes.
  case output, format, report, json, check
  case target = "for"
  case alt
  // Manners.
  case workers, quiet, verbose, help, version

  /// As it is typed.
  var flag: String { "--" + rawValue }
}
