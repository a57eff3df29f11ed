import Screens

/// A way in which what was typed cannot be meant; each names the option it is about.
enum UsageError: Error, Hashable, Sendable {
  /// A verb that does not exist, and the nearest one that does.
  case unknownVerb(String, near: String?)
  /// A verb to be helped with that does not exist, and the nearest one that does.
  case unknownTopic(String, near: String?)
  /// An option that does not exist, and the nearest one that does.
  case unknownOption(String, near: String?)
  /// A verb, option or value whose time has not come.
  case notYet(String)
  /// An option of other verbs.
  case wrongVerb(OptionName, Verb)
  /// An option without its value.
  case missingValue(OptionName, String)
  /// A value for an option that takes none.
  case unexpectedValue(OptionName)
  /// An option given twice that may be given once.
  case repeated(OptionName)
  /// A word that belongs to no option.
  case unexpectedOperand(String)
  /// A value that the option cannot take.
  case badValue(OptionName, String, ValueProblem)
  /// Two options of which only one may be given.
  case conflict(OptionName, OptionName)
  /// An option that would do nothing, for lack of another or because of it.
  case noEffect(OptionName, NoEffect)
  /// An option that has to be given here.
  case missing(OptionName, becauseOf: OptionName?)
  /// No screen is named; those that there are.
  case missingScreen([String])
  /// A screen that does not exist, the nearest one that does, and all of them.
  case unknownScreen(String, near: String?, [String])
  /// A tile after the one that is made.
  case severalTiles(String)
  /// No shell is named; those that are known.
  case missingShell([String])
  /// A shell that is not known, the nearest one that is, and all of them.
  case unknownShell(String, near: String?, [String])
  /// A script of another screen than the one that was asked for.
  case otherScreen(ScreenKind, ScreenKind)
  /// One file would be written twice.
  case sameOutput(String)
  /// A variable of the environment that says neither yes nor no.
  case badEnvironment(String, String)
  /// Neither a tile nor a box of tiles is named.
  case missingTile
  /// A tile that the map does not have.
  case noSuchTile(String)
  /// A file that is read would be written over.
  case outputIsInput(String)
  /// A file would be written into a folder of tiles that are read.
  case outputAmongTiles(String, String)
  /// One output would have to be a folder, as another is to lie in it.
  case outputIsFolder(String, of: String)
  /// A word that is not UTF-8, counted from 1, as far as it can be read.
  case notUTF8(Int, String)

  /// Why an option would do nothing.
  enum NoEffect: Hashable, Sendable {
    /// It needs one of these beside it.
    case without([OptionName])
    /// This other option leaves it nothing to do.
    case beside(OptionName)
    /// This screen has nothing that it could change.
    case onScreen(ScreenKind)
    /// Nothing that was asked for takes it; what would.
    case nothingToChange(String)
  }
}

/// What is wrong with a value, apart from where it was given.
enum ValueProblem: Error, Hashable, Sendable {
  /// Not a number in plain decimals.
  case notNumber(String)
  /// Not as many numbers as there should be.
  case count(expected: String, found: Int)
  /// A latitude beyond the poles; the reading with both swapped, if that one is possible.
  case latitude(Double, swapped: String?)
  /// A longitude beyond 180 degrees, and the same meridian within them.
  case longitude(Double, same: Double)
  /// A number out of its range.
  case range(Double, String)
  /// A box without area, or with south above north; the likely reading.
  case box(String)
  /// Degrees and metres mixed.
  case mixedUnits
  /// Not the form that is asked for.
  case form(String)
  /// None of the words that are possible, and the nearest of them.
  case word(String, among: [String], near: String?)
  /// A key that is not known here, and the nearest that is.
  case key(String, among: [String], near: String?)
  /// A key given twice.
  case repeatedKey(String)
  /// A view needs this key.
  case missingKey(String)
  /// More pixels a side than are possible.
  case pixels(Double)
  /// A colour that cannot be read.
  case color(String)
  /// Not a kind of file that is known; what works.
  case fileKind(String)
  /// A kind of picture whose time has not come.
  case laterKind(String)
  /// The height is left open, and what is shown has no shape of its own.
  case openHeight
  /// A frame that the sequence does not have; the number of the last one.
  case frame(Int, last: Int)
  /// Too many frames.
  case frameCount(Double)
  /// Padding that leaves nothing of the picture.
  case padding
}
