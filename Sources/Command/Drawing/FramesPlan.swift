import Veduta

/// A film with its places looked up and its views settled.
struct FramesPlan {
  /// Names in the lists of places that mean nothing there.
  var unknownNames: [String]
  /// What stands on the map.
  var content: Content
  /// The frames.
  var sequence: FrameSequence
  /// The frames to make.
  var range: Range<Int>
  /// The names of their files.
  var names: FrameNames

  /// Settles what was asked for.
  init(_ request: FramesRequest) throws(CommandError) {
    let book = try PlaceBook(request.content.placesFiles)
    let views = request.move.keyframes.map(\.view)
    content = Content(request.content, book: book, views: views)
    unknownNames = book.unknownNames
    var viewports: [Viewport] = []
    var selections: [[Double]] = []
    var presences: [[Double]] = []
    for view in views {
      let resolver = ViewResolver(
        framing: request.framing, places: book, annotations: try content.annotations(in: view),
        attribution: request.look.attribution)
      viewports.append(try resolver.viewport(view))
      selections.append(try content.selections(in: view))
      presences.append(content.presences(in: view))
    }
    let tiles = try request.look.openTiles()
    do throws(GeographyError) {
      sequence = try FrameSequence(
        path: try Self.path(request.move, viewports), framesPerSecond: request.move.fps,
        annotations: content.annotations, selections: selections,
        scale: request.framing.size.scales.first ?? 1,
        appearance: request.look.appearances.first ?? .light, attribution: request.look.attribution)
      sequence.presences = presences
      sequence.tiles = tiles
    } catch {
      throw .view(error)
    }
    range = try Self.range(request.move.part, count: sequence.count)
    do throws(UsageError) {
      names = try request.pattern(of: request.output.files.first ?? PictureNames.pattern(for: views))
    } catch {
      throw .usage(error)
    }
  }

  private static func path(_ move: MoveRequest, _ viewports: [Viewport]) throws(GeographyError) -> CameraPath
  {
    if move.takesOwnTime, let first = viewports.first, let last = viewports.last {
      var path = try CameraPath(from: first, to: last, curve: move.curve, move: move.kind)
      try path.hold(for: move.hold)
      return path
    }
    var keyframes = zip(move.keyframes, viewports).map { keyframe, viewport in
      CameraKeyframe(time: keyframe.time, viewport: viewport, curve: move.curve, move: move.kind)
    }
    if !keyframes.isEmpty { keyframes[keyframes.count - 1].hold = move.hold }
    return try CameraPath(keyframes: keyframes)
  }

  /// The numbers of the frames that are asked for, of so many.
  static func range(_ part: MoveRequest.Part, count: Int) throws(CommandError) -> Range<Int> {
    switch part {
    case .all: return 0..<count
    case .one(let frame):
      guard frame < count else { throw .usage(.badValue(.frame, "\(frame)", .frame(frame, last: count - 1))) }
      return frame..<frame + 1
    case .range(let first, let last):
      guard last < count else {
        throw .usage(.badValue(.frames, "\(first)..\(last)", .frame(last, last: count - 1)))
      }
      return first..<last + 1
    }
  }
}
