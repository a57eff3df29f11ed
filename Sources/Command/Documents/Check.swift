import Veduta

/// Compares picture files with what would be made now and tells which are stale.
struct Check {
  /// A file and the digest it should have.
  struct Due {
    /// Where the file is.
    var path: String
    /// What it should carry.
    var digest: String
    /// How wide and high it should be, in pixels.
    var pixels: (width: Int, height: Int)

    /// The file that a composed map should be in.
    init(path: String, _ map: ComposedMap) {
      self.path = path
      digest = MapRenderer.shared.digest(of: map)
      pixels = map.scene.pixels
    }
  }

  /// How much is said.
  var manners: Manners
  /// What was typed.
  var typed: [String]

  /// Says which files are stale, and prints the command that renews them.
  func run(_ files: [Due]) throws(CommandError) -> ExitCode {
    let notes = Notes(manners: manners)
    var isStale = false
    for file in files {
      let freshness = try fileErrors { () throws(FileError) in
        try Freshness(
          of: file.path, digest: file.digest, width: file.pixels.width, height: file.pixels.height)
      }
      guard freshness != .fresh else { continue }
      isStale = true
      notes.say("\(file.path) \(freshness.words)")
    }
    guard isStale else {
      notes.say("up to date")
      return .done
    }
    let command = ShellText.renewing(typed)
    try fileErrors { () throws(FileError) in try Console.output(command + "\n") }
    return .stale
  }
}

extension Freshness {
  /// What is said of a file.
  var words: String {
    switch self {
    case .fresh: "is up to date"
    case .missing: "is missing"
    case .unknown: "is not a picture made by veduta"
    case .damaged: "is damaged"
    case .stale: "is stale"
    }
  }
}
