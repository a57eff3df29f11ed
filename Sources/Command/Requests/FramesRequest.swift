import Veduta

/// The frames between views, as they were asked for.
struct FramesRequest: Hashable, Sendable {
  /// The views and the way between them.
  var move: MoveRequest
  /// Size, padding, limits, heading.
  var framing: FramingRequest
  /// What stands on the map.
  var content: ContentRequest
  /// How it looks.
  var look: LookRequest
  /// Where the frames go.
  var output: OutputRequest
  /// Frames painted at a time, where it was said.
  var workers: Int?
  /// How much is said.
  var manners: Manners

  /// Reads the options of a film.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .unexpectedOperand(word) }
    let points = CoordinateText(longitudeFirst: arguments.has(.lonlat))
    content = try ContentRequest(arguments, points: points)
    move = try MoveRequest(arguments, ViewText(points: points))
    let views = move.keyframes.map(\.view)
    framing = try FramingRequest(arguments, views: views)
    look = try LookRequest(arguments)
    output = try OutputRequest(arguments)
    manners = try Manners(arguments)
    workers = try arguments.read(.workers, Self.workers)
    if workers != nil, arguments.has(.frame) { throw .conflict(.workers, .frame) }
    try checkViews(arguments, views)
    try checkOnePicture(arguments)
    try checkFiles()
  }

  /// Frames painted at a time.
  static func workers(_ text: String) throws(ValueProblem) -> Int {
    let workers = try NumberText.count(text)
    guard (1...256).contains(workers) else { throw .range(Double(workers), "1 to 256") }
    return workers
  }

  private func checkViews(_ arguments: ParsedArguments, _ views: [ViewRequest]) throws(UsageError) {
    let start: OptionName = arguments.has(.keyframe) ? .keyframe : .from
    if views.contains(where: { $0.target == .fit }), content.items.isEmpty {
      throw .badValue(start, "fit", .form("something to fit: --marker, --pin or --places"))
    }
    guard arguments.has(.lonlat), !arguments.has(.marker), !arguments.has(.pin) else { return }
    let takesPoint = views.contains { view in
      switch view.target {
      case .center, .region, .meters, .camera: true
      case .box, .place, .fit, .tiles: false
      }
    }
    if !takesPoint { throw .noEffect(.lonlat, .nothingToChange("a view or content with a point")) }
  }

  private func checkOnePicture(_ arguments: ParsedArguments) throws(UsageError) {
    guard look.appearances.count == 1 else {
      throw .badValue(.style, "both", .form("light or dark; run frames once for each"))
    }
    guard framing.size.scales.count == 1 else {
      throw .badValue(.scale, arguments.value(.scale) ?? "", .form("one scale; run frames once for each"))
    }
    guard framing.size.height != nil else {
      throw .badValue(.size, arguments.value(.size) ?? "", .openHeight)
    }
  }

  private func checkFiles() throws(UsageError) {
    guard output.files.count <= 1 else { throw .repeated(.output) }
    if output.isStandardOutput {
      guard case .one = move.part else {
        throw .badValue(.output, "-", .form("a pattern such as dir/%04d.png, or --frame N for one picture"))
      }
    }
    if let file = output.files.first { _ = try pattern(of: file) }
  }

  /// The pattern of the frames' names.
  func pattern(of file: String) throws(UsageError) -> FrameNames {
    let isOne = if case .one = move.part { true } else { false }
    return try reading(.output, file) { value throws(ValueProblem) in
      try FrameNames(value, mayBePlain: isOne)
    }
  }
}
