/// A glyph at its place relative to the origin of its text, in points; y grows down.
public struct PlacedGlyph: Hashable, Sendable {
  /// The face the glyph comes from.
  public var face: FaceID
  /// The glyph's index in that face.
  public var glyph: UInt32
  /// Pen position on the baseline, points right of the origin.
  public var x: Double
  /// Pen position on the baseline, points below the origin.
  public var y: Double
  /// Turn about the pen position, in degrees clockwise; 0 for upright text.
  public var angle: Double

  /// Makes a placed glyph.
  public init(face: FaceID, glyph: UInt32, x: Double, y: Double, angle: Double = 0) {
    self.face = face
    self.glyph = glyph
    self.x = x
    self.y = y
    self.angle = angle
  }
}
