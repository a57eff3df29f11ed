/// The screens of the reference apps.
public enum ScreenKind: String, CaseIterable, Sendable {
  /// Five sights on a map, with header, cards and detail.
  case places
  /// The same map with the header and its menu only.
  case menu
  /// A marker for every resting place of the map.
  case pinDrop = "pin-drop"
  /// Places added by tapping, renamed by pressing long.
  case bucketList = "bucket-list"
}
