extension ScreenMoment {
  /// Draws what the screen shows, the maps left out.
  ///
  /// - Parameters:
  ///   - kind: Which screen it is: places and menu share their moments.
  ///   - setting: What it is drawn with.
  ///   - finger: A finger, if nothing but what is under it matters.
  /// - Returns: The screen but for its maps.
  package func render(_ kind: ScreenKind, _ setting: ScreenSetting, for finger: Finger? = nil)
    -> ScreenRendering
  {
    switch self {
    case .places(let moment):
      PlacesScreen(moment, form: kind == .menu ? .menu : .places, setting: setting)
        .render(for: finger)
    case .pinDrop(let moment): PinDropScreen(moment, setting: setting).render(for: finger)
    case .bucketList(let moment): BucketListScreen(moment, setting: setting).render(for: finger)
    }
  }
}
