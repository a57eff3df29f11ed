/// The generation of the platform whose defaults a screen follows.
public enum Era: String, Hashable, Sendable, CaseIterable {
  /// Before iOS 17: the default animation is easeInOut in 0.35 s.
  case ios14
  /// iOS 17 and later: the default animation is a spring of response 0.55 and damping ratio 1.
  case ios17

  /// The curve of an animation that names none.
  public var defaultCurve: TimingCurve {
    switch self {
    case .ios14: .easeInOut
    case .ios17: .spring(.platformDefault)
    }
  }
}
