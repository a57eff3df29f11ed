import Veduta

/// How the map moves from view to view, as it was asked for.
struct MoveRequest: Hashable, Sendable {
  /// One view at its time.
  struct Keyframe: Hashable, Sendable {
    /// Seconds from the start.
    var time: Double
    /// What is shown then.
    var view: ViewRequest
  }

  /// Which frames to make.
  enum Part: Hashable, Sendable {
    /// Every frame.
    case all
    /// One frame.
    case one(Int)
    /// The frames from one to another, both included.
    case range(Int, Int)
  }

  /// The views, by growing time.
  var keyframes: [Keyframe]
  /// Whether the move takes the time of its curve or, for a fly, of its formula.
  var takesOwnTime = false
  /// Kind of move between views.
  var kind = CameraMove.ease
  /// How the move gathers and loses speed.
  var curve = TimingCurve.easeInOut
  /// Seconds to stay at the last view.
  var hold = 0.0
  /// Frames a second.
  var fps = 60.0
  /// Which frames to make.
  var part = Part.all

  /// Reads the options of a move.
  init(_ arguments: ParsedArguments, _ text: ViewText) throws(UsageError) {
    keyframes = []
    try readHow(arguments)
    try readWhere(arguments, text)
    part = try Self.part(arguments)
  }

  private mutating func readHow(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.value(.move) {
      let words = CameraMove.allCases.map(\.rawValue)
      guard let kind = CameraMove(rawValue: word) else {
        throw .badValue(
          .move, word, .word(word, among: words, near: Suggestion.nearest(to: word, among: words)))
      }
      self.kind = kind
    }
    if let curve = try arguments.read(.curve, CurveText.curve) {
      guard kind != .jump else { throw .noEffect(.curve, .beside(.move)) }
      self.curve = curve
    }
    hold = try arguments.read(.hold) { value throws(ValueProblem) in try NumberText.seconds(value) } ?? 0
    if let fps = try arguments.read(.fps, Self.fps) { self.fps = fps }
  }

  /// Frames a second.
  static func fps(_ text: String) throws(ValueProblem) -> Double {
    let fps = try NumberText.number(text)
    guard fps > 0, fps <= 1000 else { throw .range(fps, "above 0 to 1000") }
    return fps
  }

  private mutating func readWhere(_ arguments: ParsedArguments, _ text: ViewText) throws(UsageError) {
    let keyframes = arguments.values(.keyframe)
    if !keyframes.isEmpty {
      if let other = arguments.first(of: [.from, .to]) { throw .conflict(.keyframe, other) }
      if arguments.has(.duration) { throw .noEffect(.duration, .beside(.keyframe)) }
      try readKeyframes(keyframes, text)
      return
    }
    guard let from = try arguments.read(.from, Self.reader(text)) else {
      throw .missing(.from, becauseOf: arguments.first(of: [.to]))
    }
    guard let to = try arguments.read(.to, Self.reader(text)) else { throw .missing(.to, becauseOf: .from) }
    let asked = try arguments.read(.duration) { value throws(ValueProblem) in try NumberText.seconds(value) }
    if let asked, asked <= 0 {
      throw .badValue(.duration, arguments.value(.duration) ?? "", .range(asked, "above 0 s"))
    }
    takesOwnTime = asked == nil
    self.keyframes = [
      Keyframe(time: 0, view: from), Keyframe(time: asked ?? curve.naturalDuration, view: to),
    ]
  }

  private static func reader(_ text: ViewText) -> (String) throws(ValueProblem) -> ViewRequest {
    { value throws(ValueProblem) in try text.view(FieldList(value)) }
  }

  private mutating func readKeyframes(_ values: [String], _ text: ViewText) throws(UsageError) {
    for value in values {
      let last = keyframes.last?.time
      keyframes.append(
        try reading(.keyframe, value) { value throws(ValueProblem) in
          try Self.keyframe(FieldList(value), after: last, text)
        })
    }
    guard keyframes.count >= 2 else {
      throw .badValue(.keyframe, values[0], .count(expected: "two or more keyframes", found: 1))
    }
  }

  private static func keyframe(
    _ fields: FieldList, after last: Double?, _ text: ViewText
  ) throws(ValueProblem) -> Keyframe {
    var fields = fields
    guard let time = fields.take("t") else { throw .missingKey("t") }
    let seconds = try NumberText.seconds(time)
    if let last {
      guard seconds > last else {
        throw .range(seconds, "later than the keyframe before, \(NumberText.words(last)) s")
      }
    } else {
      guard seconds == 0 else { throw .form("t=0 for the first keyframe") }
    }
    return Keyframe(time: seconds, view: try text.view(fields))
  }

  /// Which frames are asked for.
  static func part(_ arguments: ParsedArguments) throws(UsageError) -> Part {
    if arguments.has(.frame), arguments.has(.frames) { throw .conflict(.frame, .frames) }
    if let frame = try arguments.read(.frame, { value throws(ValueProblem) in try NumberText.count(value) }) {
      return .one(frame)
    }
    guard let range = try arguments.read(.frames, Self.range) else { return .all }
    return .range(range.0, range.1)
  }

  private static func range(_ text: String) throws(ValueProblem) -> (Int, Int) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else { throw .form("FIRST..LAST, such as 10..20") }
    let (first, last) = (try NumberText.count(parts[0]), try NumberText.count(parts[2]))
    guard first <= last else { throw .range(Double(first), "\(last) or less, the end of the range") }
    return (first, last)
  }
}
