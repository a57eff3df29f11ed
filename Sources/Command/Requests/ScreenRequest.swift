import JSON
import Screens
import Veduta

/// A screen of an app, as it was asked for.
struct ScreenRequest: Hashable, Sendable {
  /// Where the start and the events come from.
  enum Source: Hashable, Sendable {
    /// From the command line, as a script.
    case typed(JSONValue)
    /// From a file.
    case script(String)
    /// Nowhere: a script to start from is to be written to a file.
    case example(String)
  }

  /// Which screen.
  var kind: ScreenKind
  /// Whether a sheet with the telling moments of all screens is wanted instead.
  var isContactSheet: Bool
  /// Where the start and the events come from.
  var source: Source
  /// The device or size, where it was said.
  var device: Device?
  /// Pixels a point, where it was said.
  var scale: Double?
  /// Whether it is light or dark, where it was said.
  var appearance: MapLook?
  /// How the map looks, and what it is drawn from.
  var look: LookRequest
  /// The moment to show, in seconds, where it was said.
  var time: Double?
  /// Frames a second, where a film is wanted.
  var fps: Double?
  /// How long the film is, in seconds; until all has settled where it was not said.
  var duration: Double?
  /// Which frames to make.
  var part: MoveRequest.Part
  /// The folder with pictures of the places.
  var pictures: String?
  /// The colour of pins and controls.
  var accent: Color?
  /// The ink of the list's rows.
  var rowText: ScreenSetting.RowText
  /// Whether it is laid out from right to left.
  var isMirrored: Bool
  /// Where the pictures go.
  var output: OutputRequest
  /// Frames painted at a time, where it was said.
  var workers: Int?
  /// How much is said.
  var manners: Manners

  /// Reads the options of a screen.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    isContactSheet = arguments.operands.first == Self.all
    kind = isContactSheet ? .places : try Self.kind(arguments)
    source = try Self.source(arguments, kind)
    let size = try arguments.read(.size, ScreenSizeText.size)
    device = size?.device
    scale = size?.scale
    if let scales = try arguments.read(.scale, SizeRequest.scales) {
      guard scales.count == 1 else {
        throw .badValue(.scale, arguments.value(.scale) ?? "", .form("one scale at a time"))
      }
      if scale != nil { throw .conflict(.scale, .size) }
      scale = scales[0]
    }
    let look = try LookRequest(arguments)
    guard look.appearances.count == 1 else {
      throw .badValue(.style, "both", .form("light or dark, one at a time"))
    }
    appearance = arguments.has(.style) ? look.appearances[0] : nil
    self.look = look
    time = try arguments.read(.time) { text throws(ValueProblem) in try ScreenTimeText.seconds(text) }
    fps = try arguments.read(.fps, MoveRequest.fps)
    duration = try arguments.read(.duration, ScreenTimeText.duration) ?? nil
    part = try MoveRequest.part(arguments)
    pictures = arguments.value(.pictures)
    accent = try arguments.read(.accent, ColorText.color)
    rowText = try Self.word(arguments, .rowText) ?? .accent
    isMirrored = arguments.has(.rtl)
    output = try OutputRequest(arguments)
    workers = try arguments.read(.workers, FramesRequest.workers)
    manners = try Manners(arguments)
    try check(arguments)
  }

  /// Whether frames are wanted rather than one moment.
  var isFilm: Bool {
    if fps != nil || duration != nil || part != .all { return true }
    return time == nil && output.files.contains { (try? FrameNames($0)) != nil && !$0.hasSuffix("/") }
  }

  /// What asks for all screens.
  static let all = "all"
  /// What a sheet of all screens takes.
  private static let sheetOptions: [OptionName] = [.scale, .output, .format, .check, .quiet, .verbose]

  private static func kind(_ arguments: ParsedArguments) throws(UsageError) -> ScreenKind {
    let names = ScreenKind.allCases.map(\.rawValue) + [all]
    guard let word = arguments.operands.first else { throw .missingScreen(names) }
    guard let kind = ScreenKind(rawValue: word) else {
      throw .unknownScreen(word, near: Suggestion.nearest(to: word, among: names), names)
    }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
    return kind
  }

  private static func source(_ arguments: ParsedArguments, _ kind: ScreenKind) throws(UsageError) -> Source {
    if let path = arguments.value(.new) {
      guard !path.isEmpty else { throw .missingValue(.new, "FILE.json") }
      let others = arguments.occurrences.map(\.name).filter { ![.new, .quiet, .verbose].contains($0) }
      if let other = others.first { throw .noEffect(other, .beside(.new)) }
      return .example(path)
    }
    guard let path = arguments.value(.play) else {
      return .typed(try TypedScript(kind, arguments).root)
    }
    guard !path.isEmpty else { throw .missingValue(.play, "FILE.json") }
    if let other = arguments.first(of: [.event, .select, .stage, .era, .move]) {
      throw .conflict(.play, other)
    }
    return .script(path)
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ arguments: ParsedArguments, _ name: OptionName
  ) throws(UsageError) -> Word? {
    guard let text = arguments.value(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      throw .badValue(
        name, text, .word(text, among: words, near: Suggestion.nearest(to: text, among: words)))
    }
    return word
  }

  /// What makes no difference on a screen.
  private static func without(_ kind: ScreenKind) -> [OptionName] {
    switch kind {
    case .places: [.stage, .era]
    case .menu: [.stage, .era]
    case .pinDrop: [.select, .pictures, .rowText]
    case .bucketList: [.select, .stage, .move, .era, .pictures, .rowText, .accent]
    }
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if isContactSheet {
      if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
      let others = arguments.occurrences.map(\.name).filter { !Self.sheetOptions.contains($0) }
      if let other = others.first { throw .noEffect(other, .nothingToChange("one screen")) }
    }
    if let other = Self.without(kind).first(where: arguments.has), !isContactSheet {
      throw .noEffect(other, .onScreen(kind))
    }
    if time != nil, let other = arguments.first(of: [.fps, .duration, .frame, .frames]) {
      throw .conflict(.time, other)
    }
    guard output.files.count <= 1 else { throw .repeated(.output) }
    if isFilm, output.isStandardOutput {
      guard case .one = part else {
        throw .badValue(.output, "-", .form("a pattern such as dir/%04d.png, or one moment"))
      }
    }
    if !isFilm, let workers = arguments.first(of: [.workers]) {
      throw .noEffect(workers, .nothingToChange("a film, --fps or -o dir/%04d.png"))
    }
    if let file = output.files.first, isFilm { _ = try pattern(of: file) }
  }

  /// The pattern of the frames' names.
  func pattern(of file: String) throws(UsageError) -> FrameNames {
    let isOne = if case .one = part { true } else { false }
    return try reading(.output, file) { value throws(ValueProblem) in
      try FrameNames(value, mayBePlain: isOne)
    }
  }
}

/// Reads the sizes of screens.
enum ScreenSizeText {
  /// A device such as `iphone-15`, or a size such as `390x844`, either perhaps with `@2x`.
  static func size(_ text: String) throws(ValueProblem) -> (device: Device, scale: Double?) {
    let name = String(text.prefix { $0 != "@" })
    if let device = Device(named: name.lowercased()) {
      let rest = text.dropFirst(name.count)
      guard !rest.isEmpty else { return (device, nil) }
      guard rest.last == "x" || rest.last == "X" else { throw .form("a scale such as @2x") }
      return (device, try SizeRequest.scale(rest.dropFirst().dropLast()))
    }
    if name.contains("-") || !name.contains(where: \.isNumber) {
      let names = Device.all.compactMap(\.name)
      throw .word(name, among: names, near: Suggestion.nearest(to: name, among: names))
    }
    let size = try SizeRequest.size(text)
    guard let height = size.height else { throw .form("WIDTHxHEIGHT, such as 390x844, or a device") }
    return (Device(size: ViewSize(width: Double(size.width), height: Double(height))), size.scale)
  }
}

/// Reads the times of screens.
enum ScreenTimeText {
  /// A moment: seconds, also before the start.
  static func seconds(_ text: String) throws(ValueProblem) -> Double {
    guard NumberText.trim(text).hasPrefix("-") else { return try NumberText.seconds(text) }
    return -(try NumberText.seconds(NumberText.trim(text).dropFirst()))
  }

  /// How long a film is; nothing for `auto`.
  static func duration(_ text: String) throws(ValueProblem) -> Double? {
    NumberText.trim(text) == "auto" ? nil : try NumberText.seconds(text)
  }
}
