import Veduta

extension TileWorkError {
  /// What to tell the person about tiles that cannot be made.
  var message: Message {
    switch self {
    case .begun(let path):
      Message("\(path) is work that was begun", try: "--resume to go on with it, or removing it first")
    case .notEmpty(let path):
      Message("there is something in \(path) already", try: "a folder that is new or empty")
    case .missingParts(let parts):
      Message(
        "parts are missing: \(parts.prefix(8).joined(separator: ", "))\(parts.count > 8 ? ", ..." : "")",
        try: "all the files that --shard made")
    case .otherWork(let path):
      Message(
        "\(path) is not what this command began", try: "--resume with the same options, or removing it first")
    case .storage(let path, let reason):
      Message("\(path): \(reason)", try: "another disk or folder, or a file that is whole")
    case .noPart(let path):
      Message("\(path) is no .mbtiles file that veduta tile made", try: "files of --shard I/N")
    case .unlike(let path, let other):
      Message(
        "\(path) is a part of other tiles than \(other)",
        try: "parts of one box, one range of zooms and one format")
    }
  }
}
