import Veduta

/// Pictures of places, read from a folder of the person's own.
struct PictureFolder {
  /// The pictures by the names that places call them by.
  private(set) var pictures: [String: Picture] = [:]
  /// The files that were read.
  private(set) var files: [String] = []
  /// Names that the folder has no picture for, in order.
  private(set) var missing: [String] = []

  /// The kinds of file that are looked for, likeliest first.
  private static let kinds = ["png", "jpg", "jpeg", "webp", "PNG", "JPG", "JPEG", "WEBP"]

  /// Reads the pictures of names; none without a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; nothing for no pictures.
  ///   - names: What the pictures are called, with or without the kind of file.
  ///   - side: The longest side of what they are shown on, in pixels; larger ones are halved as often as that allows.
  /// - Throws: ``CommandError/picture(path:_:)`` for a file that is no picture, or why it cannot be read.
  init(_ folder: String?, names: [String], side: Double) throws(CommandError) {
    guard let folder else { return }
    try fileErrors { () throws(FileError) in try FileContents.checkFolder(folder) }
    for name in names where pictures[name] == nil && !missing.contains(name) {
      guard let (picture, file) = try Self.picture(named: name, in: folder) else {
        missing.append(name)
        continue
      }
      pictures[name] = picture.halved(downTo: side)
      files.append(file)
    }
  }

  private static func picture(
    named name: String, in folder: String
  ) throws(CommandError) -> (Picture, file: String)? {
    guard !name.contains("/"), !name.isEmpty else { return nil }
    let base = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    for path in [base] + kinds.map({ base + "." + $0 }) where FileContents.isFile(path) {
      let bytes = try fileErrors { () throws(FileError) in try FileContents.read(path) }
      do throws(PictureError) { return (try Picture(data: bytes), path) } catch {
        throw .picture(path: path, error)
      }
    }
    return nil
  }
}
