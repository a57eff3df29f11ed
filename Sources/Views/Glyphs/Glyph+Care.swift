extension Glyph {
  /// `hospital`: an upright cross of equal arms.
  public static let hospital = drawn(
    "hospital",
    [
      .poly(
        [
          5.3, 1.4, 9.7, 1.4, 9.7, 5.3, 13.6, 5.3, 13.6, 9.7, 9.7, 9.7, 9.7, 13.6, 5.3, 13.6, 5.3, 9.7, 1.4,
          9.7,
          1.4, 5.3, 5.3, 5.3,
        ], 0.5)
    ])

  /// `pharmacy`: a capsule of two halves.
  public static let pharmacy = drawn(
    "pharmacy",
    [.line([4.4, 10.6, 10.6, 4.4], 5.6), .hole(.line([4.5, 10.5, 6, 9], 2.8))])

  /// `doctors`: a stethoscope.
  public static let doctors = drawn(
    "doctors",
    [
      .line([2.2, 1.8, 2.2, 5], 1.5), .arc(5, 5, 2.8, 0, 180, 1.5), .line([7.8, 1.8, 7.8, 5], 1.5),
      .line([5, 7.8, 5, 10.2], 1.5), .arc(8.2, 10.2, 3.2, 0, 180, 1.5), .line([11.4, 10.2, 11.4, 7.4], 1.5),
      .disc(11.4, 5.8, 2.1),
    ])
}
