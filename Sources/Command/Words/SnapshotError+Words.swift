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
    case .encoding: Message("the picture does not fit into memory", try: "a smaller --size or --scale")
    case .composition(let status):
      Message(
        "the picture could not be composed (cairo status \(status))", try: "a smaller --size or --scale")
    default: Message("the picture cannot be painted: \(self)", try: "another --size or --scale")
    }
  }
}

extension MapError {
  /// What to tell the person about a map that could not be composed.
  var message: Message {
    Message("the map cannot be composed: \(self)", try: "another view, or a newer veduta")
  }
}

extension PlaceListError {
  /// What to tell the person about a list of places that cannot be read.
  func message(path: String) -> Message {
    Message("\(path): \(self)", try: "a JSON list of places, each with name, latitude and longitude")
  }
}
