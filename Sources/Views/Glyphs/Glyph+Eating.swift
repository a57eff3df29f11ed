extension Glyph {
  /// `restaurant`: a fork and a knife.
  public static let restaurant = drawn(
    "restaurant",
    [
      .box(1.9, 1, 1.3, 5.4, 0.5), .box(4.1, 1, 1.3, 5.4, 0.5), .box(6.3, 1, 1.3, 5.4, 0.5),
      .box(1.9, 4.6, 5.7, 3, 1.4), .box(3.9, 6.6, 1.7, 7.4, 0.7),
      .poly([10, 1, 13.2, 3.4, 13.2, 9.2, 10, 9.2], 0.8), .box(10, 6.6, 1.8, 7.4, 0.7),
    ])

  /// `cafe`: a steaming cup on its saucer.
  public static let cafe = drawn(
    "cafe",
    [
      .box(1.8, 4.6, 8.8, 7, 2.4), .box(1.8, 4.6, 8.8, 3, 0.4), .arc(10.6, 7.3, 2, -90, 90, 1.4),
      .box(1.2, 12.5, 10, 1.5, 0.7), .line([4.6, 1.4, 4.6, 3], 1.2), .line([7.8, 1.4, 7.8, 3], 1.2),
    ])

  /// `bar`: a cocktail glass.
  public static let bar = drawn(
    "bar",
    [
      .poly([1.2, 1.8, 13.8, 1.8, 8.3, 8.6, 6.7, 8.6], 0.5), .box(6.7, 8, 1.6, 5.4, 0),
      .box(3.8, 12.5, 7.4, 1.5, 0.7),
    ])

  /// `beer`: a mug with its head of foam.
  public static let beer = drawn(
    "beer",
    [
      .box(2.2, 3.6, 7.8, 10.4, 1), .arc(10, 8.8, 2.6, -90, 90, 1.5),
      .disc(3.4, 3.6, 1.9), .disc(6.1, 2.9, 2), .disc(8.9, 3.6, 1.9),
      .hole(.box(3.9, 7, 1.3, 4.8, 0.5)), .hole(.box(7, 7, 1.3, 4.8, 0.5)),
    ])

  /// `fast_food`: a burger.
  public static let fastFood = drawn(
    "fast_food",
    [
      .half(7.5, 7, 6, -90), .box(1, 8, 13, 2.2, 1.1), .box(1.5, 11.3, 12, 2.7, 1.2),
    ])

  /// `ice_cream`: a scoop in a cone.
  public static let iceCream = drawn(
    "ice_cream",
    [.disc(7.5, 4.6, 3.8), .box(3.2, 5.4, 8.6, 2, 1), .poly([4.2, 8.2, 10.8, 8.2, 7.5, 14.4], 0.5)])

  /// `bakery`: a loaf with its cuts.
  public static let bakery = drawn(
    "bakery",
    [
      .line([3.6, 11.4, 11.4, 3.6], 5), .hole(.line([3.9, 9, 6, 11.1], 1)),
      .hole(.line([6.5, 6.4, 8.6, 8.5], 1)), .hole(.line([9.1, 3.8, 11.2, 5.9], 1)),
    ])
}
