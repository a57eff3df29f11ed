extension Glyph {
  /// `railway`: a train from the front, on its rails.
  public static let railway = drawn(
    "railway",
    [
      .box(2.8, 1, 9.4, 10.4, 2.4), .hole(.box(4.4, 3, 6.2, 3.4, 0.7)), .hole(.disc(5.2, 8.8, 1)),
      .hole(.disc(9.8, 8.8, 1)), .line([4.2, 12, 2.8, 13.9], 1.4), .line([10.8, 12, 12.2, 13.9], 1.4),
    ])

  /// `subway`: a train as round as its tunnel, over the platform's edge.
  public static let subway = drawn(
    "subway",
    [
      .box(1.9, 1.2, 11.2, 10.4, 5), .hole(.box(4.2, 3.8, 6.6, 3, 0.8)), .hole(.disc(4.9, 9, 1)),
      .hole(.disc(10.1, 9, 1)), .box(1.2, 12.6, 12.6, 1.5, 0.7),
    ])

  /// `tram`: a tram from the front, under its wire.
  public static let tram = drawn(
    "tram",
    [
      .line([4.2, 1.4, 10.8, 1.4], 1.3), .box(6.9, 1.4, 1.2, 3, 0), .box(3, 3.6, 9, 8.6, 1.8),
      .hole(.box(4.5, 5.2, 6, 3, 0.5)), .hole(.disc(7.5, 10.2, 1)), .line([4, 13.5, 11, 13.5], 1.3),
    ])

  /// `bus`: a bus from the front.
  public static let bus = drawn(
    "bus",
    [
      .box(2.2, 1.4, 10.6, 10.6, 2), .hole(.box(3.8, 3.6, 7.4, 3.8, 0.5)), .hole(.disc(4.8, 9.6, 1)),
      .hole(.disc(10.2, 9.6, 1)), .box(3.2, 11.4, 2.4, 2.6, 0.6), .box(9.4, 11.4, 2.4, 2.6, 0.6),
    ])

  /// `ferry_terminal`: a ship.
  public static let ferryTerminal = drawn(
    "ferry_terminal",
    [
      .poly([0.6, 8, 14.4, 8, 11.8, 13.4, 3.2, 13.4], 0.7), .box(3.6, 4.6, 7.8, 2.5, 0.4),
      .box(6.2, 1.2, 2.6, 3.6, 0.3),
    ])

  /// `harbor`: an anchor.
  public static let harbor = drawn(
    "harbor",
    [
      .disc(7.5, 2.8, 2.1), .hole(.disc(7.5, 2.8, 0.8)), .box(6.7, 4.6, 1.6, 9, 0),
      .line([4.8, 6.4, 10.2, 6.4], 1.4),
      .arc(7.5, 8, 5.4, 10, 170, 1.6),
    ])

  /// `airport`: an airliner from above.
  public static let airport = drawn(
    "airport",
    [
      .box(6.4, 0.5, 2.2, 13.2, 1.1),
      .poly([7.5, 4.6, 14.5, 9, 14.5, 10.8, 7.5, 8.8, 0.5, 10.8, 0.5, 9], 0.4),
      .poly([7.5, 11, 10.8, 13, 10.8, 14.4, 7.5, 13.6, 4.2, 14.4, 4.2, 13], 0.3),
    ])

  /// `bicycle`: a bicycle.
  public static let bicycle = drawn(
    "bicycle",
    [
      .disc(3.6, 9.6, 3.3), .hole(.disc(3.6, 9.6, 2)), .disc(11.4, 9.6, 3.3), .hole(.disc(11.4, 9.6, 2)),
      .line([3.6, 9.6, 5.8, 5.4, 9.8, 5.4, 7.2, 9.6, 3.6, 9.6], 1.2), .line([7.2, 9.6, 5.2, 3.6], 1.2),
      .line([4, 3.4, 6.4, 3.4], 1.3), .line([11.4, 9.6, 9.2, 2.6, 11.2, 2.6], 1.2),
    ])

  /// `parking`: the letter P.
  public static let parking = drawn(
    "parking",
    [
      .box(3.6, 1.4, 2.6, 12.2, 0.4), .box(3.6, 1.4, 4.6, 2.4, 0.4), .box(3.6, 7, 4.6, 2.4, 0.4),
      .arc(8, 5.4, 2.8, -90, 90, 2.4),
    ])

  /// `fuel`: a petrol pump.
  public static let fuel = drawn(
    "fuel",
    [
      .box(1.8, 1.2, 7.4, 12, 1.1), .hole(.box(3.5, 3, 4, 3.2, 0.4)), .box(1, 12.4, 9, 1.6, 0.4),
      .line([10.6, 2.8, 12.9, 5, 12.9, 10.8], 1.3), .arc(11.9, 10.8, 1, 0, 180, 1.3),
      .line([10.9, 10.8, 10.9, 8, 9, 8], 1.3),
    ])

  /// `lodging`: a bed with a sleeper.
  public static let lodging = drawn(
    "lodging",
    [
      .line([1.5, 3, 1.5, 12.8], 1.5), .box(1.5, 8.2, 12.7, 3, 0.4), .line([13.4, 10, 13.4, 12.8], 1.5),
      .disc(4.5, 5.7, 1.8), .box(6.9, 4.6, 7.3, 3, 1.2),
    ])
}
