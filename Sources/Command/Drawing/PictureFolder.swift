import Veduta

/// Pictures of places, read from a folder of the person's own.
struct PictureFolder {
  /// The pictures by the names that places call them by.
  private(set) var pictures: [String: Picture] = [:]
  /// Names that the folder has no picture for, in order.
  private(set) var missing: [String] = []

  /// The kinds of file that are looked for, likeliest first.
  private static let kinds = ["png", "jpg", "jpeg", "PNG", "JPG", "JPEG"]

  /// Reads the pictures of names; none without a folder.
  /// - Throws: ``CommandError/picture(path:_:)`` for a file that is no picture, or why it cannot be read.
  init(_ folder: String?, names: [String]) throws(CommandError) {
    guard let folder else { return }
    for name in names where pictures[name] == nil && !missing.contains(name) {
      guard let picture = try Self.picture(named: name, in: folder) else {
        missing.append(name)
        continue
      }
      pictures[name] = picture
    }
  }

  private static func picture(named name: String, in folder: String) throws(CommandError) -> Picture? {
    guard !name.contains("/"), !name.isEmpty else { return nil }
    let base = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    for path in [base] + kinds.map({ base + "." + $0 }) where FileContents.isFile(path) {
      let bytes = try fileErrors { () throws(FileError) in try FileContents.read(path) }
      do throws(PictureError) { return try Picture(data: bytes) } catch {
        throw .picture(path: path, error)
      }
    }
    return nil
  }
}
