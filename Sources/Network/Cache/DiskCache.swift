import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers kept in a folder, a file each, which several processes may share.
///
/// A file is written beside its place and then moved there, so that nobody ever reads a part. What cannot be read or
/// written is as if it were not there: a cache makes things quicker and never makes them fail.
package struct DiskCache: Sendable {
  /// The folder.
  package let path: String

  /// Keeps answers in a folder, which is made when the first comes.
  package init(path: String) {
    self.path = path
  }

  /// The folder for a person's caches: `$XDG_CACHE_HOME/veduta`, else `~/.cache/veduta`; nothing without a home.
  package static var standardPath: String? {
    if let base = environment("XDG_CACHE_HOME"), base.hasPrefix("/") { return base + "/veduta" }
    return environment("HOME").map { $0 + "/.cache/veduta" }
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether answers can be kept in it; the folder is made if it is not there.
  var isUsable: Bool {
    makeFolder(path) && access(path, R_OK | W_OK | X_OK) == 0 && access(path + "/.", F_OK) == 0
  }

  /// What is kept of an address.
  func entry(for url: String) -> CacheEntry? {
    guard let file = try? FileBytes(path: place(of: url)), file.count < 64 << 20,
      let bytes = try? file.read(0..<file.count), let entry = CacheEntry(file: bytes), entry.url == url
    else { return nil }
    return entry
  }

  /// Keeps an answer, if the disk allows.
  func keep(_ entry: CacheEntry) {
    let place = place(of: entry.url)
    let folder = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    guard makeFolder(folder) else { return }
    var name = Array("\(place).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return }
    let isWhole = write(entry.file, to: file)
    let isClosed = close(file) == 0
    if !isWhole || !isClosed || rename(name, place) != 0 { unlink(name) }
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      position += count
    }
    return true
  }

  private func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return false }
    guard makeFolder(String(path[..<slash])) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Two numbers of the address name its file; who reads it compares the address itself.
  private func place(of url: String) -> String {
    let (first, second) = (Self.hash(url, 0xCBF2_9CE4_8422_2325), Self.hash(url, 0x8422_2325_CBF2_9CE4))
    let name = Self.hexadecimal(first) + Self.hexadecimal(second)
    return "\(path)/\(name.prefix(2))/\(name)"
  }

  /// The FNV-1a hash from a start.
  private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
