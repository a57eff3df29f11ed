extension Glyph {
  /// `shop`: a carrier bag.
  public static let shop = drawn(
    "shop",
    [.poly([2.2, 5, 12.8, 5, 13.6, 14, 1.4, 14], 0.9), .arc(7.5, 4.6, 2.8, 180, 360, 1.4)])

  /// `grocery`: a trolley.
  public static let grocery = drawn(
    "grocery",
    [
      .line([1.1, 2, 3, 2, 4.8, 9.9, 12.6, 9.9], 1.4), .poly([3.6, 3.6, 14, 3.6, 12.6, 8.2, 4.6, 8.2], 0.4),
      .disc(5.8, 12.6, 1.4), .disc(11.4, 12.6, 1.4),
    ])

  /// `clothing_store`: a shirt.
  public static let clothingStore = drawn(
    "clothing_store",
    [
      .poly(
        [
          5, 1.6, 6.2, 3.2, 8.8, 3.2, 10, 1.6, 14.3, 4, 12.7, 7.6, 11.3, 7, 11.3, 13.6, 3.7, 13.6, 3.7, 7,
          2.3,
          7.6, 0.7, 4,
        ], 0.4)
    ])

  /// `hairdresser`: a pair of scissors.
  public static let hairdresser = drawn(
    "hairdresser",
    [
      .line([4.5, 9.6, 10.8, 1.6], 1.5), .line([10.5, 9.6, 4.2, 1.6], 1.5),
      .disc(3.9, 11.4, 2.5), .hole(.disc(3.9, 11.4, 1)), .disc(11.1, 11.4, 2.5), .hole(.disc(11.1, 11.4, 1)),
    ])

  /// `bank`: a banknote.
  public static let bank = drawn(
    "bank",
    [
      .box(0.8, 3.2, 13.4, 8.6, 1.1), .hole(.disc(7.5, 7.5, 2.4)), .hole(.disc(3.2, 7.5, 0.8)),
      .hole(.disc(11.8, 7.5, 0.8)),
    ])

  /// `post`: an envelope.
  public static let post = drawn(
    "post",
    [
      .poly([0.9, 2.8, 14.1, 2.8, 7.5, 7.8], 0.3),
      .poly([0.9, 4.5, 7.5, 9.6, 14.1, 4.5, 14.1, 12.4, 0.9, 12.4], 0.5),
    ])

  /// `police`: a badge with a star.
  public static let police = drawn(
    "police",
    [
      .poly([7.5, 0.8, 13.2, 2.8, 13.2, 8.4, 7.5, 14.4, 1.8, 8.4, 1.8, 2.8], 1.4),
      .hole(
        .poly(
          [
            7.5, 3.5, 8.5, 5.7, 10.8, 5.9, 9.1, 7.5, 9.5, 9.8, 7.5, 8.6, 5.5, 9.8, 5.9, 7.5, 4.2, 5.9, 6.5,
            5.7,
          ], 0.1)),
    ])

  /// `town_hall`: a house with a clock tower.
  public static let townHall = drawn(
    "town_hall",
    [
      .poly([7.5, 0.8, 10.2, 3.6, 10.2, 8, 4.8, 8, 4.8, 3.6], 0.3), .hole(.disc(7.5, 4.6, 1.1)),
      .box(1, 7.4, 13, 6.6, 0.4), .hole(.box(2.7, 9.4, 1.5, 2.2, 0.2)), .hole(.box(10.8, 9.4, 1.5, 2.2, 0.2)),
      .hole(.box(6.3, 9.8, 2.4, 4.3, 0.2)),
    ])

  /// `fire_station`: a flame.
  public static let fireStation = drawn(
    "fire_station",
    [
      .poly([7.9, 0.6, 11.6, 5.4, 12.6, 9, 11, 13, 7.5, 14.2, 4, 13, 2.4, 9, 4.2, 5.6, 5.9, 7], 1),
      .hole(.poly([7.5, 8, 9.6, 10.6, 7.5, 12.9, 5.4, 10.6], 0.9)),
    ])

  /// `toilets`: a man and a woman.
  public static let toilets = drawn(
    "toilets",
    [
      .disc(3.7, 2.6, 1.7), .box(1.7, 4.9, 4, 5.2, 1.2), .box(2.5, 8.6, 2.4, 5.6, 0.5),
      .disc(11.3, 2.6, 1.7), .poly([11.3, 3.9, 14.4, 10.4, 8.2, 10.4], 1), .box(10.1, 9.4, 2.4, 4.8, 0.5),
    ])

  /// `information`: the letter i.
  public static let information = drawn(
    "information",
    [
      .disc(7.5, 2.7, 1.9), .box(4.8, 5.6, 4.2, 2.2, 0.3), .box(6.2, 5.6, 2.8, 7, 0.3),
      .box(4.2, 11.8, 6.6, 2.2, 0.3),
    ])
}
