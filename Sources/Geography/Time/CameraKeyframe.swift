/// A view that a film shows at a time, and how it comes to it.
public struct CameraKeyframe: Hashable, Sendable {
  /// When the view is reached, in seconds.
  public var time: Double
  /// The view.
  public var viewport: Viewport
  /// How long it stays before the next leg starts, in seconds.
  public var hold: Double
  /// The curve of the leg that leads to it; without meaning for the first keyframe.
  public var curve: TimingCurve
  /// The move of the leg that leads to it; without meaning for the first keyframe.
  public var move: CameraMove

  /// Makes a keyframe; by default it is reached by an easing move and left at once.
  public init(
    time: Double, viewport: Viewport, hold: Double = 0, curve: TimingCurve = .easeInOut,
    move: CameraMove = .ease
  ) {
    self.time = time
    self.viewport = viewport
    self.hold = hold
    self.curve = curve
    self.move = move
  }
}
