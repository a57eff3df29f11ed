#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of which parts are read when they are asked for, from any thread.
package final class FileBytes: Sendable {
  private let descriptor: Int32
  /// The length of the file when it was opened.
  package let count: Int

  /// Opens a file for reading with `open` and asks for its length with `fstat`.
  package init(path: String) throws(ArchiveError) {
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile(path: path)
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Reads a part of the file with `pread`; the part must lie within the file as it was opened.
  package func read(_ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
    var failure: ArchiveError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let offset = range.lowerBound + count
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = pread(descriptor, rest.baseAddress, range.count - count, off_t(offset))
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else {
          failure = got == 0 ? .truncated(at: offset) : .cannotRead(code: errno, at: offset)
          return
        }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
