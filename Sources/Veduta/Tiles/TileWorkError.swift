/// Why tiles could not be made.
package enum TileWorkError: Error, Hashable, Sendable {
  /// Work was begun there and nobody asked to go on with it.
  case begun(path: String)
  /// There is something in the folder already.
  case notEmpty(path: String)
  /// Parts that are not there, such as `2/3`.
  case missingParts([String])
  /// The begun work there is other work than this.
  case otherWork(path: String)
  /// The tiles cannot be stored; the reason in plain words.
  case storage(path: String, reason: String)
  /// It is no MBTiles file of tiles that are pictures made here.
  case noPart(path: String)
  /// Parts of different pictures, sizes or kinds.
  case unlike(path: String, other: String)
}
