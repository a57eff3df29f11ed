/// How the map goes from one view to another.
public enum CameraMove: String, Hashable, Sendable, CaseIterable {
  /// The centre goes straight on the map, the short way round; the zoom changes evenly.
  case ease
  /// Out, across and in again along the smoothest path, which can take any distance.
  case fly
  /// The new view is there at once, as soon as any progress is made.
  case jump
}
