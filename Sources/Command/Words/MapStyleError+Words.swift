import Veduta

extension MapStyleError {
  /// What to tell the person about a style that cannot be read.
  var message: Message {
    switch self {
    case .json(let path, let line, let column, let reason):
      Message("\(path), line \(line), column \(column): \(reason)", try: "a MapLibre style, which is JSON")
    case .lacksSource(let path, let source):
      Message(
        "\(path) does not say what its source \(quoted(source)) is", try: "--tiles, which is then that source"
      )
    case .notAStyle(let path):
      Message("\(path) is no style: it has no list \"layers\"", try: "a MapLibre style of version 8")
    }
  }
}
