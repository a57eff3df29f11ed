public import Geography

/// Items composed as one: moved, clipped, faded and shadowed together.
///
/// The order is: the items are drawn with the transform, clipped, then their joint alpha throws the
/// shadow, then both are laid down with the opacity.
public struct Group: Hashable, Sendable {
  /// A soft shadow of a group's alpha (the alpha blurred, coloured, shifted, drawn beneath).
  public struct Shadow: Hashable, Sendable {
    /// Colour with opacity.
    public var color: Color
    /// Standard deviation of the Gaussian blur, in points; not changed by the group's transform.
    public var radius: Double
    /// Shift right, in points; not changed by the group's transform.
    public var x: Double
    /// Shift down, in points; not changed by the group's transform.
    public var y: Double

    /// Makes a shadow; by default straight beneath.
    public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// What is composed, bottom first.
  public var items: [SceneItem]
  /// Applied to the items (not to clip and shadow); by default none.
  public var transform: Transform
  /// Only what lies inside is kept, in the coordinates outside the transform; by default everything.
  public var clip: Path?
  /// The shadow, if any.
  public var shadow: Shadow?
  /// 0 to 1; by default 1.
  public var opacity: Double

  /// Makes a group.
  public init(
    _ items: [SceneItem], transform: Transform = .identity, clip: Path? = nil, shadow: Shadow? = nil,
    opacity: Double = 1
  ) {
    self.items = items
    self.transform = transform
    self.clip = clip
    self.shadow = shadow
    self.opacity = opacity
  }
}
