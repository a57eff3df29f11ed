public import Geography

/// What a screen shows at one moment.
public enum ScreenMoment: Hashable, Sendable {
  /// The places app, or the menu app.
  case places(PlacesMoment)
  /// The pin drop app.
  case pinDrop(PinDropMoment)
  /// The bucket list app.
  case bucketList(BucketListMoment)

  /// What the map shows.
  public var viewport: Viewport {
    switch self {
    case .places(let moment): moment.viewport
    case .pinDrop(let moment): moment.viewport
    case .bucketList(let moment): moment.viewport
    }
  }
}
