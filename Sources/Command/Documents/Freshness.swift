import Veduta

/// How a picture file compares with what would be made now.
enum Freshness: Hashable {
  /// It shows just that.
  case fresh
  /// There is no such file.
  case missing
  /// It carries no digest, so another program made it, or it is broken.
  case unknown
  /// It was made from something else.
  case stale

  /// Compares a file's digest with the one it should have; the picture itself is not read.
  /// - Throws: ``FileError`` for a file that is there but cannot be read.
  init(of path: String, digest: String) throws(FileError) {
    guard let found = try Self.digest(of: path) else {
      self = .missing
      return
    }
    self = found.isEmpty ? .unknown : found == digest ? .fresh : .stale
  }

  /// The digest in a file, empty if it has none; nothing if there is no file.
  private static func digest(of path: String) throws(FileError) -> String? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path, limit: 1 << 31)
    } catch .system(.open, _, let code) where FileError.isMissing(code) {
      return nil
    }
    return ((try? PNGDecoder.digest(of: bytes)) ?? nil) ?? ""
  }
}
