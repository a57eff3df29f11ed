import Veduta

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the network is to be used for tiles of a server.
struct NetworkRequest: Hashable, Sendable {
  /// The options that say so.
  static let names: [OptionName] = [
    .cache, .offline, .userAgent, .header, .certificates, .timeout, .retries, .allowMissingTiles,
  ]
  /// Who asks, where nobody is named.
  private static let userAgent =
    "Veduta/\(Program.version) (a person's own run; --user-agent names a contact)"
  private static let mostRetries = 20.0
  private static let longestTimeout = 3600.0

  /// As the library takes it.
  private(set) var options = NetworkOptions(userAgent: userAgent)

  /// Reads the network options; without tiles of a server none may be given but for what tiles of any kind take.
  init(_ arguments: ParsedArguments, isRemote: Bool, hasOwnTiles: Bool) throws(UsageError) {
    options.allowsMissingTiles = arguments.has(.allowMissingTiles)
    if !hasOwnTiles, options.allowsMissingTiles {
      throw .noEffect(.allowMissingTiles, .nothingToChange("--tiles other than the embedded world"))
    }
    guard isRemote else {
      let idle = Self.names.filter { $0 != .allowMissingTiles }
      if let name = arguments.first(of: idle) { throw .noEffect(name, .nothingToChange("--tiles URL")) }
      return
    }
    if let folder = arguments.value(.cache) ?? Self.environment("VEDUTA_CACHE") {
      guard !folder.isEmpty else { throw .missingValue(.cache, "DIR") }
      options.cache = folder == "none" ? nil : folder
    }
    let isSwitchedOff = try Self.isSwitchedOn("VEDUTA_OFFLINE")
    options.isOffline = arguments.has(.offline) || isSwitchedOff
    if let agent = arguments.value(.userAgent) {
      options.userAgent = try Self.headerText(agent, .userAgent, "NAME/VERSION (contact)")
    }
    for header in arguments.values(.header) { options.headers.append(try Self.header(header)) }
    options.certificates = arguments.value(.certificates)
    if let text = arguments.value(.timeout) {
      options.timeout = try Self.number(text, .timeout, 0.1...Self.longestTimeout, "0.1 to 3600 seconds")
    }
    if let text = arguments.value(.retries) {
      options.retries = Int(try Self.number(text, .retries, 0...Self.mostRetries, "0 to 20 tries"))
    }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable of the environment says yes.
  private static func isSwitchedOn(_ name: String) throws(UsageError) -> Bool {
    guard let value = environment(name) else { return false }
    switch value.lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default: throw .badEnvironment(name, value)
    }
  }

  private static func header(_ text: String) throws(UsageError) -> String {
    let text = try headerText(text, .header, "NAME: VALUE")
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { throw .badValue(.header, text, .form("NAME: VALUE, such as \"Authorization: Bearer abc\"")) }
    return text
  }

  /// A text that can stand in a header: one line.
  private static func headerText(
    _ text: String, _ name: OptionName, _ value: String
  ) throws(UsageError) -> String {
    guard !text.isEmpty else { throw .missingValue(name, value) }
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw .badValue(name, text, .form("one line of text"))
    }
    return text
  }

  private static func number(
    _ text: String, _ name: OptionName, _ range: ClosedRange<Double>, _ words: String
  ) throws(UsageError) -> Double {
    do throws(ValueProblem) {
      let value = name == .retries ? Double(try NumberText.count(text)) : try NumberText.seconds(text)
      guard range.contains(value) else { throw .range(value, words) }
      return value
    } catch {
      throw .badValue(name, text, error)
    }
  }
}
