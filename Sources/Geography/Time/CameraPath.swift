/// A film's camera: views one after the other, with the moves between them.
///
/// Everything at a time is a function of that time alone, so that any frame can be made by itself.
public struct CameraPath: Hashable, Sendable {
  /// One move of a path.
  public struct Leg: Hashable, Sendable {
    /// When it starts, in seconds.
    public let start: Double
    /// When it ends, in seconds; another leg that starts before interrupts it.
    public let end: Double
    /// How it runs over time.
    public let curve: TimingCurve
    /// From which view to which, and how.
    public let transition: CameraTransition

    /// How long it takes unless it is interrupted, in seconds.
    public var duration: Double { end - start }

    /// How far it has come at a time of the path: 0 up to its start, 1 from its end on.
    public func progress(at time: Double) -> Double {
      curve.value(at: time - start, duration: duration)
    }
  }

  /// What a path says about a time.
  public struct Moment: Hashable, Sendable {
    /// The index of the leg that is under way or was last; nothing if the path has no legs.
    public let leg: Int?
    /// How far that leg has come, eased: what else changes with it follows this.
    public let progress: Double
    /// The view.
    public let viewport: Viewport

    /// Makes a moment; paths make them, see ``CameraPath/moment(at:)``.
    public init(leg: Int?, progress: Double, viewport: Viewport) {
      self.leg = leg
      self.progress = progress
      self.viewport = viewport
    }
  }

  /// The view before the first leg.
  public let start: Viewport
  /// The moves, in the order of their starts.
  public private(set) var legs: [Leg] = []
  /// The length of the film, in seconds, holds included.
  public private(set) var duration = 0.0

  /// Makes a path of no length that stays at a view.
  public init(from start: Viewport) {
    self.start = start
  }

  /// Makes a path of one leg.
  /// - Parameters: As for ``move(to:curve:move:duration:)``.
  /// - Throws: As that.
  public init(
    from start: Viewport, to end: Viewport, curve: TimingCurve = .easeInOut, move: CameraMove = .ease,
    duration: Double? = nil
  ) throws(GeographyError) {
    self.init(from: start)
    try self.move(to: end, curve: curve, move: move, duration: duration)
  }

  /// Makes a path through keyframes.
  ///
  /// Before the first keyframe's time the path stays at its view. The path ends with the last one's hold.
  /// - Throws: ``GeographyError/noKeyframes``, ``GeographyError/invalidTime(_:)``,
  ///   ``GeographyError/invalidDuration(_:)`` for a hold, ``GeographyError/keyframesOutOfOrder(index:)`` or
  ///   ``GeographyError/sizesDiffer(_:_:)``.
  public init(keyframes: [CameraKeyframe]) throws(GeographyError) {
    guard let first = keyframes.first else { throw .noKeyframes }
    self.init(from: first.viewport)
    for (index, keyframe) in keyframes.enumerated() {
      guard keyframe.time >= 0, keyframe.time.isFinite else { throw .invalidTime(keyframe.time) }
      guard keyframe.time >= duration else { throw .keyframesOutOfOrder(index: index) }
      if index > 0 {
        let transition = try CameraTransition(from: end, to: keyframe.viewport, move: keyframe.move)
        append(transition, curve: keyframe.curve, until: keyframe.time)
      }
      duration = keyframe.time
      try hold(for: keyframe.hold)
    }
  }

  /// The view at the end.
  public var end: Viewport { legs.last?.transition.to ?? start }

  /// Adds a move that starts where and when the path ends so far.
  /// - Parameters:
  ///   - viewport: The view to go to, of the size of the others.
  ///   - curve: How the move runs over time.
  ///   - move: How the map goes there.
  ///   - duration: Seconds; by default what the flight's formula gives, or the curve's natural duration.
  /// - Throws: ``GeographyError/sizesDiffer(_:_:)`` or ``GeographyError/invalidDuration(_:)``.
  public mutating func move(
    to viewport: Viewport, curve: TimingCurve = .easeInOut, move: CameraMove = .ease,
    duration: Double? = nil
  ) throws(GeographyError) {
    let transition = try CameraTransition(from: end, to: viewport, move: move)
    try append(transition, curve: curve, lasting: duration)
  }

  /// Stays at the last view for a time in seconds.
  /// - Throws: ``GeographyError/invalidDuration(_:)`` if the time is negative or no number.
  public mutating func hold(for seconds: Double) throws(GeographyError) {
    guard seconds >= 0, (duration + seconds).isFinite else { throw .invalidDuration(seconds) }
    duration += seconds
  }

  /// The path that follows this one up to a time, and then moves on from what is on screen there.
  ///
  /// Legs after that time are dropped; one under way is left unfinished.
  /// - Parameters:
  ///   - time: When the new move starts, in seconds; after the end the path stays until then.
  ///   - viewport: The view to go to.
  ///   - curve: How the move runs over time.
  ///   - move: How the map goes there.
  ///   - duration: Seconds; by default what the flight's formula gives, or the curve's natural duration.
  /// - Returns: The new path, which ends with the new move.
  /// - Throws: ``GeographyError/invalidTime(_:)``, ``GeographyError/sizesDiffer(_:_:)`` or
  ///   ``GeographyError/invalidDuration(_:)``.
  public func interrupted(
    at time: Double, to viewport: Viewport, curve: TimingCurve = .easeInOut, move: CameraMove = .ease,
    duration: Double? = nil
  ) throws(GeographyError) -> CameraPath {
    guard time >= 0, time.isFinite else { throw .invalidTime(time) }
    var path = self
    path.legs.removeAll { $0.start >= time }
    path.duration = time
    let transition = try CameraTransition(from: self.viewport(at: time), to: viewport, move: move)
    try path.append(transition, curve: curve, lasting: duration)
    return path
  }

  /// Adds a leg of a duration, or of what its move or its curve takes.
  private mutating func append(
    _ transition: CameraTransition, curve: TimingCurve, lasting duration: Double?
  ) throws(GeographyError) {
    let seconds = duration ?? transition.flightDuration ?? curve.naturalDuration
    guard seconds >= 0, (self.duration + seconds).isFinite else { throw .invalidDuration(seconds) }
    append(transition, curve: curve, until: self.duration + seconds)
  }

  private mutating func append(_ transition: CameraTransition, curve: TimingCurve, until end: Double) {
    legs.append(Leg(start: duration, end: end, curve: curve, transition: transition))
    duration = end
  }
}

extension CameraPath {
  /// What the path says about a time: which leg, how far it has come, and the view.
  ///
  /// Before 0 the path has not begun; after its end it stays. A time that is no number counts as 0.
  public func moment(at time: Double) -> Moment {
    guard !legs.isEmpty else { return Moment(leg: nil, progress: 1, viewport: start) }
    let index = max(started(by: time) - 1, 0)
    let progress = legs[index].progress(at: time)
    return Moment(
      leg: index, progress: progress, viewport: legs[index].transition.viewport(at: progress))
  }

  /// The view at a time in seconds.
  public func viewport(at time: Double) -> Viewport {
    moment(at: time).viewport
  }

  /// The times of the film's frames.
  /// - Parameters:
  ///   - framesPerSecond: Frames a second, above 0, not necessarily whole.
  ///   - limit: How many frames there may be at most.
  /// - Returns: The times, which are computed as they are asked for.
  /// - Throws: ``GeographyError/invalidFrameRate(_:)`` or ``GeographyError/tooManyFrames(count:limit:)``.
  public func frameTimes(
    framesPerSecond: Double, limit: Int = FrameTimes.defaultLimit
  ) throws(GeographyError) -> FrameTimes {
    try FrameTimes(duration: duration, framesPerSecond: framesPerSecond, limit: limit)
  }

  /// How many legs have started at a time; halves the rest, as a followed track has a leg for each of its points.
  private func started(by time: Double) -> Int {
    var (low, high) = (0, legs.count)
    while low < high {
      let middle = (low + high) / 2
      if legs[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
