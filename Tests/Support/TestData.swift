#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Folders of other projects' data, which tests use where they are there.
public enum TestData {
  /// The folder of other projects' test suites, from `VEDUTA_CONFORMANCE`.
  public static let conformance = folder("VEDUTA_CONFORMANCE")
  /// The folder of real map data, from `VEDUTA_DATA`.
  public static let maps = folder("VEDUTA_DATA")

  /// The names of what a folder holds, sorted; none if it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// All bytes of a file, nothing if it cannot be read.
  public static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func folder(_ variable: String) -> String? {
    guard let value = getenv(variable), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
