#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Screens
import Veduta

extension CommandError {
  /// What to tell the person.
  var message: Message {
    switch self {
    case .usage(let error): error.message
    case .file(let error): error.message
    case .view(let error): error.message
    case .snapshot(let error): error.message
    case .frame(let index, let error):
      Message("frame \(index): \(error.message.what)", try: error.message.advice)
    case .places(let path, let error): error.message(path: path)
    case .beyondWorld(let latitude):
      Message(
        "the map ends at 85.0511 degrees, and latitude \(NumberText.words(latitude)) lies beyond",
        try: "a latitude from -85.0511 to 85.0511")
    case .script(let path, let error): error.message(path: path)
    case .picture(let path, let error): error.message(path: path)
    case .tiles(let error): error.message
    case .style(let error): error.message
    case .styleTiles(let style, let path, let code):
      Message(
        FileError.system(.open, path: path, code: code).message.what + ", the tiles that \(style) names",
        try: "the file there (a style names it as seen from its own folder), or --tiles, which says others")
    case .tileWork(let error): error.message
    case .exists(let path):
      Message("\(path) is there already, and is left as it is", try: "another name, or removing it first")
    case .unknownPlace(let name, let near, let among, let files):
      Message(
        "there is no place \(quoted(name)) in \(files.isEmpty ? "the sample places" : files.joined(separator: ", "))",
        try: Self.choice(near.map { "--place \(ShellText.quoted($0))" }, among))
    }
  }

  private static func choice(_ near: String?, _ names: [String]) -> String {
    guard !names.isEmpty else { return "a --places file that has some" }
    return Suggestion.advice(near: near, among: names, most: 8)
  }
}

extension FileError {
  /// What to tell the person.
  var message: Message {
    switch self {
    case .notRegular(let path, .folder):
      return Message(
        "\(path) is a folder, where a file is to be written",
        try: "another name, or one in it, such as \(inside(path))")
    case .notRegular(let path, .link):
      return Message("\(path) is a symbolic link and is left alone", try: "the path it points to")
    case .notRegular(let path, .device), .notRegular(let path, .pipe):
      return Message(
        "\(path) is not a regular file and is left alone", try: "another name, or -o - --format png")
    case .notReadable(let path, .pipe):
      return Message(
        "\(path) is a named pipe, and nobody may ever write into it",
        try: "a file, or /dev/stdin and what writes before it: ... | veduta ... /dev/stdin")
    case .notReadable(let path, _):
      return Message("\(path) is a device or a socket, and no file", try: "a file, or /dev/stdin")
    case .halfDone(let path, let code, let kept):
      return Message(
        "only some files were replaced: \(path) could not be (\(Self.reason(code))), nor the others put back",
        try: "the same again; the older files are kept as \(kept) and beside it")
    case .tooLarge(let path, let limit):
      return Message("\(path) is larger than \(limit >> 20) MB", try: "a smaller file")
    case .system(.create, let folder, ENOENT), .system(.makeFolder, let folder, ENOENT):
      return Message(
        "nothing can be written into \(folder): no file can be made there", try: "another folder")
    case .system(let action, let path, let code):
      return Message("\(action.words) \(path): \(Self.reason(code))", try: Self.advice(action, code))
    }
  }

  private func inside(_ folder: String) -> String {
    folder.hasSuffix("/") ? folder + "map.png" : folder + "/map.png"
  }

  /// The system's own words for an `errno`, by `strerror`; no locale is ever set here.
  private static func reason(_ code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words).lowercased()
  }

  private static func advice(_ action: Action, _ code: Int32) -> String {
    switch code {
    case EACCES, EPERM, EROFS: "a folder you may \(action == .open || action == .read ? "read" : "write") in"
    case ENOSPC, EDQUOT: "making room on the disk, or another folder"
    case EFBIG: "a smaller --size, or a higher limit (ulimit -f)"
    case ENOENT: "the right path; veduta looks from the current folder"
    case ENOTDIR: "a path whose folders are folders"
    case EISDIR: "a file rather than a folder"
    case ENAMETOOLONG: "a shorter name"
    case EPIPE: "a reader that waits for the end of the picture"
    default: "another path"
    }
  }
}

extension FileError.Action {
  /// What was being done, up to the path.
  fileprivate var words: String {
    switch self {
    case .makeFolder: "cannot make the folder"
    case .create: "cannot write"
    case .write: "cannot write"
    case .rename: "cannot give the finished file its name"
    case .open: "cannot open"
    case .read: "cannot read"
    }
  }
}
