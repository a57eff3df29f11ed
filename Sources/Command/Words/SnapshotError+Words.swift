import Tiles
import Veduta

extension SnapshotError {
  /// What to tell the person about a picture that could not be made.
  var message: Message {
    switch self {
    case .alreadyLoading, .cancelled: Message("the picture was given up", try: "the command again")
    case .view(let error): error.message
    case .file(let error): error.message
    case .map(let error): error.message
    case .picture(let error): error.message
    }
  }
}

extension RasterError {
  /// What to tell the person about pixels that cannot be made or read.
  var message: Message {
    switch self {
    case .size(let width, let height):
      Message(
        "the picture would be \(width) x \(height) pixels",
        try: "1 to \(SizeRequest.longestSide) pixels a side: another --size or --scale")
    case .memory(let width, let height):
      Message(
        "\(width) x \(height) pixels do not fit into memory",
        try: "a smaller --size or --scale, or --workers 1")
    case .encoding: Message("the picture does not fit into memory", try: "a smaller --size or --scale")
    case .composition(let status):
      Message(
        "the picture could not be composed (cairo status \(status))", try: "a smaller --size or --scale")
    case .scale(let scale):
      Message("\(NumberText.words(scale)) is no scale", try: "0.1 to 16 pixels a point")
    case .nesting(let limit):
      Message("more than \(limit) parts lie in one another", try: "views of your own that are built flatter")
    case .notPNG(let offset): Message("byte \(offset) is not that of a PNG", try: "a PNG")
    case .decoding(let reason): Message("the PNG is broken: \(reason)", try: "another picture")
    }
  }
}

extension SnapshotError.Map {
  /// What to tell the person about a map that could not be composed.
  var message: Message {
    switch self {
    case .style: Message("a built-in style does not read", try: "a build of veduta that passed its tests")
    case .tile(let address, _, let reason, let trouble?):
      Message(
        "the tile of zoom \(address.z), column \(address.x), row \(address.y) "
          + "(vector tiles count zooms one lower than --zoom): \(reason)",
        try: trouble == .missing
          ? "--allow-missing-tiles to draw what lower zooms have in its place, or another view"
          : trouble.advice)
    case .tile(let address, let source, let reason, nil):
      Message(
        "\(source), tile \(address.z)/\(address.x)/\(address.y): \(reason)",
        try: source.contains("://")
          ? "another address; what stands at this one is something else"
          : "the tiles made anew, or fetched again")
    case .noTiles(let source, let reach):
      Message(
        "no map here: the view lies outside of the tiles of \(source)",
        try: (reach.map { "a view of where they are, --bbox \(CoordinateText.words($0)), or " } ?? "")
          + "--allow-missing-tiles for a picture without a map")
    case .tooManyTiles(let zoom):
      Message("the view needs too many tiles of zoom \(zoom)", try: "a smaller --size or another view")
    case .tooManyAnnotations(let limit):
      Message(
        "more than \(limit) pins and markers are to be drawn, on all the worlds that the view shows",
        try: "a closer view, where the world is not repeated, or fewer places")
    case .pitch: Message("a tilted view cannot be drawn yet", try: "a view without a pitch")
    }
  }
}
