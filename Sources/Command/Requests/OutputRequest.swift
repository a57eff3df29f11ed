/// Where pictures go.
struct OutputRequest: Hashable, Sendable {
  /// The files asked for, as typed; none for a name of our own in `output/`.
  var files: [String] = []
  /// Whether the one picture goes to standard output.
  var isStandardOutput = false
  /// The report's file, if one is asked for.
  var report: String?
  /// Whether the files are compared rather than written.
  var isCheck = false

  /// Kinds of picture that are written.
  static let kinds = ["png"]
  private static let laterKinds = [
    "svg", "pdf", "webp", "jpg", "jpeg", "apng", "gif", "y4m", "rgba", "mp4", "webm",
  ]

  /// Reads the output options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.values(.output)
    isCheck = arguments.has(.check)
    report = arguments.value(.report)
    let format = arguments.value(.format)
    if let format { try Self.checkKind(format, .format, format) }
    try checkFiles(format)
    try checkReport()
    if format != nil, !isStandardOutput, files.allSatisfy({ Self.kind(of: $0) != nil }) {
      throw .noEffect(.format, .nothingToChange("-o - or a name without an extension"))
    }
    if isStandardOutput {
      guard files.count == 1 else { throw .badValue(.output, "-", .form("standard output alone, once")) }
      files = []
      guard format != nil else { throw .missing(.format, becauseOf: .output) }
      if isCheck { throw .noEffect(.check, .nothingToChange("a file")) }
    }
  }

  private mutating func checkFiles(_ format: String?) throws(UsageError) {
    for (index, file) in files.enumerated() {
      guard !file.isEmpty else { throw .missingValue(.output, "FILE") }
      guard !files[..<index].contains(file) else { throw .sameOutput(file) }
      if file == "-" {
        isStandardOutput = true
      } else if let kind = Self.kind(of: file) {
        try Self.checkKind(kind, .output, file)
      } else if format == nil, !file.hasSuffix("/") {
        throw .badValue(.output, file, .fileKind(""))
      }
    }
  }

  private func checkReport() throws(UsageError) {
    guard let report else { return }
    guard Self.kind(of: report) == "json" else {
      throw .badValue(.report, report, .form("a name that ends in .json"))
    }
    if isCheck { throw .noEffect(.report, .beside(.check)) }
  }

  private static func checkKind(_ kind: String, _ name: OptionName, _ value: String) throws(UsageError) {
    guard !kinds.contains(kind.lowercased()) else { return }
    throw .badValue(name, value, laterKinds.contains(kind.lowercased()) ? .laterKind(kind) : .fileKind(kind))
  }

  /// What stands after the last dot of a file's name, if there is one.
  static func kind(of path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let kind = name[name.index(after: dot)...]
    return kind.isEmpty ? nil : String(kind)
  }
}
