extension ScreenMoment {
  /// Draws what the screen shows, the maps left out.
  ///
  /// - Parameters:
  ///   - kind: Which screen it is: places and menu share their moments.
  ///   - setting: What it is drawn with.
  /// - Returns: The screen but for its maps.
  package func render(_ kind: ScreenKind, _ setting: ScreenSetting) -> ScreenRendering {
    switch self {
    case .places(let moment):
      PlacesScreen(moment, form: kind == .menu ? .menu : .places, setting: setting).render()
    case .pinDrop(let moment): PinDropScreen(moment, setting: setting).render()
    case .bucketList(let moment): BucketListScreen(moment, setting: setting).render()
    }
  }
}
