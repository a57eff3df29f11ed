/// What text is set in: a size, a weight and a slant.
public struct Font: Hashable, Sendable {
  /// Size, in points per em.
  public var size: Double
  /// Weight, 100 to 900, of which the nearest there is gets used; by default 400.
  public var weight: Int
  /// Whether the text slants; by default it does not.
  public var isItalic: Bool
  /// The family; by default nothing, which is Inter below ``displaySize`` and Inter Display from there on.
  public var family: String?

  /// From this size on, in points, the display cut is used unless a family is named.
  public static let displaySize = 20.0

  /// Makes a font.
  public init(size: Double, weight: Int = 400, isItalic: Bool = false, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
  }
}
