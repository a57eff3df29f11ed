/// Names one face of a font library: an index into its list of faces, stable within a process.
public struct FaceID: Hashable, Sendable {
  /// Position in the library's list.
  public let index: Int

  /// Makes an identifier from a position.
  public init(index: Int) {
    self.index = index
  }
}
