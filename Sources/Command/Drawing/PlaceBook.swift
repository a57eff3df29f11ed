import Veduta

/// The places that can be named: those of a file, or the five of the sample app.
struct PlaceBook {
  /// The places, in the order of their list.
  var places: [Place]
  /// The file they come from; nothing for the sample places.
  var file: String?

  /// Reads a list of places.
  init(_ file: String?) throws(CommandError) {
    self.file = file
    guard let file else {
      places = Place.samples
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(file)
    } catch {
      throw .file(error)
    }
    do throws(PlaceListError) {
      places = try PlaceList.read(bytes)
    } catch {
      throw .places(path: file, error)
    }
  }

  /// The index of a place by its name or identity; case makes no difference where no name fits exactly.
  func index(_ name: String) throws(CommandError) -> Int {
    let wanted = name.lowercased()
    if let index = places.firstIndex(where: { $0.name == name || $0.id == name })
      ?? places.firstIndex(where: { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted })
    {
      return index
    }
    let names = places.map(\.name)
    throw .unknownPlace(name, near: Suggestion.nearest(to: name, among: names), among: names, file: file)
  }

  /// A place by its name.
  func place(_ name: String) throws(CommandError) -> Place {
    places[try index(name)]
  }
}
