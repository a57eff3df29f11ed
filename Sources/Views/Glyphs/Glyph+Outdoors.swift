extension Glyph {
  /// `park`: a tree.
  public static let park = drawn(
    "park",
    [.disc(7.5, 4.4, 3.7), .disc(4.5, 7.4, 3.4), .disc(10.5, 7.4, 3.4), .box(6.6, 8, 1.8, 6.4, 0.4)])

  /// `playground`: a swing.
  public static let playground = drawn(
    "playground",
    [
      .line([1.7, 13.4, 4.4, 1.9, 10.6, 1.9, 13.3, 13.4], 1.5), .line([6, 2, 6, 9], 1),
      .line([9, 2, 9, 9], 1),
      .box(4.9, 8.6, 5.2, 1.7, 0.6),
    ])

  /// `zoo`: the print of a paw.
  public static let zoo = drawn(
    "zoo",
    [
      .disc(2.6, 7, 1.7), .disc(5.3, 3.4, 1.9), .disc(9.7, 3.4, 1.9), .disc(12.4, 7, 1.7),
      .poly([3.4, 13.4, 5.6, 7.2, 9.4, 7.2, 11.6, 13.4], 1.9),
    ])

  /// `stadium`: a cup for the winner.
  public static let stadium = drawn(
    "stadium",
    [
      .poly([3.8, 1.2, 11.2, 1.2, 10.6, 6.8, 8.6, 9, 6.4, 9, 4.4, 6.8], 0.6), .arc(3.9, 4, 2, 90, 270, 1.2),
      .arc(11.1, 4, 2, -90, 90, 1.2), .box(6.7, 8.4, 1.6, 4.4, 0), .box(4, 12, 7, 2, 0.6),
    ])

  /// `sports_centre`: a dumb-bell.
  public static let sportsCentre = drawn(
    "sports_centre",
    [
      .box(0.8, 5, 2, 5, 0.8), .box(3.1, 3, 2.4, 9, 0.9), .box(5, 6.6, 5, 1.8, 0), .box(9.5, 3, 2.4, 9, 0.9),
      .box(12.2, 5, 2, 5, 0.8),
    ])

  /// `swimming`: someone who swims, over waves.
  public static let swimming = drawn(
    "swimming",
    [
      .disc(11.6, 5.2, 1.9), .line([1.9, 7.8, 5.4, 3.2, 9, 7.8], 1.9),
      .line([1, 11.2, 3.2, 9.9, 5.4, 11.2, 7.5, 9.9, 9.6, 11.2, 11.8, 9.9, 14, 11.2], 1.3),
      .line([1, 13.8, 3.2, 12.5, 5.4, 13.8, 7.5, 12.5, 9.6, 13.8, 11.8, 12.5, 14, 13.8], 1.3),
    ])

  /// `cemetery`: a headstone.
  public static let cemetery = drawn(
    "cemetery",
    [
      .half(7.5, 5.2, 4.2, -90), .box(3.3, 5.1, 8.4, 8.9, 0.2), .hole(.box(5.2, 6, 4.6, 1.3, 0.4)),
      .hole(.box(5.2, 8.8, 4.6, 1.3, 0.4)), .box(1.8, 12.6, 11.4, 1.4, 0.5),
    ])
}
