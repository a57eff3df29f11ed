import Veduta

/// How a picture file compares with what would be made now.
enum Freshness: Hashable {
  /// It shows just that.
  case fresh
  /// There is no such file.
  case missing
  /// It carries no digest, so another program made it.
  case unknown
  /// It carries the digest, but is cut or damaged.
  case damaged
  /// It was made from something else.
  case stale

  /// Compares a file's digest with the one it should have, and reads the picture to see that it is whole.
  ///
  /// What the pixels are is not compared: the digest stands for them.
  /// - Throws: ``FileError`` for what is no regular file, or cannot be read.
  init(of path: String, digest: String, width: Int, height: Int) throws(FileError) {
    let path = FilePath.settled(path)
    try StagedFile.check(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path)
    } catch .system(.open, _, let code) where FileError.isMissing(code) {
      self = .missing
      return
    }
    let found = ((try? PNGDecoder.digest(of: bytes)) ?? nil) ?? ""
    if found != digest {
      self = found.isEmpty ? .unknown : .stale
    } else {
      let bitmap = try? PNGDecoder.decode(bytes)
      self = bitmap?.width == width && bitmap?.height == height ? .fresh : .damaged
    }
  }
}
