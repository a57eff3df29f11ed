/// A font file as bytes, to be added to a library.
public struct FontFile: Hashable, Sendable {
  /// The file's name, for reports.
  public var name: String
  /// Everything in it: OpenType, TrueType, CFF, or a collection of them.
  public var bytes: [UInt8]

  /// Makes a font file from its name and bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
