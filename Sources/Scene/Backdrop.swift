public import Geography

/// A pane of frosted glass: what was painted before shows through it, blurred, more vivid and tinted.
///
/// Inside ``path`` the colour is `mix(saturate(blur(below)), tint, amount)`, laid over what is below with
/// ``opacity``. *Below* is all that was painted before in the whole picture, through all groups round the pane,
/// but without the shadows that those groups throw; at its edges it goes on with its outermost colours.
public struct Backdrop: Hashable, Sendable {
  /// The pane.
  public var path: Path
  /// Standard deviation of the Gaussian blur, in points; grows and shrinks with the groups' transforms.
  public var blur: Double
  /// How vivid the colours become: 0 is grey, 1 as they are.
  public var saturation: Double
  /// What is mixed in, opaque.
  public var tint: Color
  /// The share of the tint, 0 to 1.
  public var amount: Double
  /// The strength of the whole, 0 to 1; what is missing to 1 is the sharp picture below.
  public var opacity: Double

  /// Makes a pane.
  public init(
    _ path: Path, blur: Double, saturation: Double, tint: Color, amount: Double, opacity: Double = 1
  ) {
    self.path = path
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.amount = amount
    self.opacity = opacity
  }
}
