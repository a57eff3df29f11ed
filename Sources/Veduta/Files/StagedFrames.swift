#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbered files of one folder that are written into a hidden folder in it, and take their names only when all are
/// whole.
///
/// Given up before ``commit(and:)``, it leaves nothing behind, not even folders that were made for it, and what was
/// there before is untouched. Files may be written from several threads at once.
package final class StagedFrames: Sendable {
  private let range: Range<Int>
  private let name: @Sendable (Int) -> String
  private let staging: String

  /// Makes the hidden folder, and the folders that are missing.
  /// - Parameters:
  ///   - range: The numbers of the files.
  ///   - name: The path of the file of a number; all lie in one folder.
  /// - Throws: ``FileError/system(_:path:code:)``.
  package init(_ range: Range<Int>, name: @escaping @Sendable (Int) -> String) throws(FileError) {
    self.range = range
    self.name = { FilePath.settled(name($0)) }
    staging = try TemporaryFiles.createFolder(in: FilePath.folder(of: self.name(range.lowerBound)))
  }

  deinit {
    TemporaryFiles.remove(staging)
  }

  /// Writes one of the files, by `write`, and makes sure that it is on the disk (`fsync`).
  /// - Throws: ``FileError``, also where something other than a file is in its place.
  package func write(_ bytes: [UInt8], as index: Int) throws(FileError) {
    let path = name(index)
    let mode = try StagedFile.mode(of: path)
    let descriptor = try TemporaryFiles.createFile(temporary(index))
    defer { close(descriptor) }
    if let mode { fchmod(descriptor, mode & 0o7777) }
    try writeAll(bytes, to: descriptor, path: path)
    try StagedFile.flush(descriptor, path: path)
  }

  /// Gives all files their names, and one more file with them, or none.
  /// - Throws: ``FileError``.
  package func commit(and other: consuming StagedFile? = nil) throws(FileError) {
    let last = try other?.ready()
    for index in range { try StagedFile.check(name(index)) }
    try TemporaryFiles.move(count: range.count + (last == nil ? 0 : 1)) { index in
      guard index < range.count else { return last ?? TemporaryFiles.Move(temporary: "", path: "") }
      let index = range.lowerBound + index
      return TemporaryFiles.Move(temporary: temporary(index), path: name(index))
    }
  }

  private func temporary(_ index: Int) -> String { "\(staging)/\(index)" }
}
