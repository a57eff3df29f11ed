import Veduta

/// The places that can be named: those of the lists that were given, or the five of the sample app.
struct PlaceBook {
  /// The places of each list, in the order of the lists.
  private(set) var lists: [[Place]]
  /// Names in the files that mean nothing there, each with its place.
  private(set) var unknownNames: [String] = []
  /// The files they come from; none for the sample places.
  private let files: [String]

  /// Reads lists of places.
  init(_ files: [String]) throws(CommandError) {
    self.files = files
    lists = files.isEmpty ? [Place.samples] : []
    for file in files {
      let list = try Self.read(file)
      lists.append(list.places)
      unknownNames += list.unknownNames.map {
        "\(quoted($0.name)) means nothing there: \($0.location.text(file))"
      }
    }
  }

  private static func read(_ file: String) throws(CommandError) -> PlaceList {
    let bytes = try fileErrors { () throws(FileError) in try FileContents.read(file) }
    do throws(PlaceListError) {
      return try PlaceList(parsing: bytes)
    } catch {
      throw .places(path: file, error)
    }
  }

  /// All places, one list after the other.
  var places: [Place] { lists.flatMap(\.self) }

  /// The index of a place by its name or identity; case makes no difference where no name fits exactly.
  func index(_ name: String) throws(CommandError) -> Int {
    let places = places
    let wanted = name.lowercased()
    if let index = places.firstIndex(where: { $0.name == name || $0.id == name })
      ?? places.firstIndex(where: { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted })
    {
      return index
    }
    let names = places.map(\.name)
    throw .unknownPlace(name, near: Suggestion.nearest(to: name, among: names), among: names, files: files)
  }

  /// A place by its name.
  func place(_ name: String) throws(CommandError) -> Place {
    places[try index(name)]
  }
}
