/// What a JSON text may ask of its reader.
package struct JSONLimits: Hashable, Sendable {
  /// How many arrays and objects may be open at once; 512 unless told.
  package var depth: Int
  /// How many bytes the text may have; 1 GiB unless told, and never more than 4 GiB.
  package var bytes: Int

  /// Sets limits.
  package init(depth: Int = 512, bytes: Int = 1 << 30) {
    self.depth = depth
    self.bytes = bytes
  }
}
