extension Glyph {
  /// `school`: a pencil.
  public static let school = drawn(
    "school",
    [
      .poly([1.3, 13.7, 2.4, 8.8, 10, 1.2, 13.8, 5, 6.2, 12.6], 0.6),
      .hole(.line([8.6, 4.6, 10.4, 6.4], 1)),
    ])

  /// `college`: the square cap of those who leave it.
  public static let college = drawn(
    "college",
    [
      .poly([7.5, 1.8, 14.8, 5.4, 7.5, 9, 0.2, 5.4], 0.4),
      .poly([3.4, 8.2, 7.5, 10.2, 11.6, 8.2, 11.6, 11.4, 7.5, 13.4, 3.4, 11.4], 0.7),
      .line([13.6, 6, 13.6, 11], 1.1),
    ])

  /// `library`: an open book.
  public static let library = drawn(
    "library",
    [
      .poly([6.9, 3.8, 0.9, 2, 0.9, 11.6, 6.9, 13.4], 0.6),
      .poly([8.1, 3.8, 14.1, 2, 14.1, 11.6, 8.1, 13.4], 0.6),
    ])

  /// `art_gallery`: a painter's palette.
  public static let artGallery = drawn(
    "art_gallery",
    [
      .disc(7.5, 7.5, 6.6), .hole(.disc(4, 8, 1.2)), .hole(.disc(5.6, 4.4, 1.2)), .hole(.disc(9.4, 4.2, 1.2)),
      .hole(.disc(10, 10.2, 2.1)),
    ])

  /// `theatre`: a laughing mask.
  public static let theatre = drawn(
    "theatre",
    [
      .poly([1.4, 1.6, 7.5, 2.6, 13.6, 1.6, 13.6, 8, 7.5, 14.6, 1.4, 8], 1.4), .hole(.disc(4.9, 5.8, 1.3)),
      .hole(.disc(10.1, 5.8, 1.3)), .hole(.half(7.5, 8.4, 2.8, 90)),
    ])

  /// `cinema`: a film camera with its reels.
  public static let cinema = drawn(
    "cinema",
    [
      .disc(3.4, 3.4, 2.2), .disc(8, 3.4, 2.2), .box(0.9, 6.2, 9.2, 7.2, 1.3),
      .poly([10.9, 9, 14.2, 6.8, 14.2, 12.8, 10.9, 10.6], 0.4),
    ])

  /// `music`: two notes under a beam.
  public static let music = drawn(
    "music",
    [
      .poly([4.6, 2.8, 13.4, 0.9, 13.4, 4, 4.6, 5.9], 0.2), .box(4.6, 4, 1.7, 8, 0),
      .box(11.7, 2.2, 1.7, 8.4, 0),
      .disc(3.9, 11.9, 2.4), .disc(11, 10.5, 2.4),
    ])

  /// `place_of_worship`: a house with a dome, of no faith above another.
  public static let placeOfWorship = drawn(
    "place_of_worship",
    [
      .box(6.8, 0.8, 1.4, 3.4, 0.6), .half(7.5, 7.6, 4.4, -90), .box(1.6, 8.6, 11.8, 5.4, 0.4),
      .hole(.half(7.5, 11.1, 1.5, -90)), .hole(.box(6, 11.1, 3, 2.9, 0)),
    ])

  /// `monument`: an obelisk.
  public static let monument = drawn(
    "monument",
    [.poly([7.5, 0.8, 9.4, 2.8, 10.3, 11, 4.7, 11, 5.6, 2.8], 0.2), .box(2.8, 11.9, 9.4, 2.1, 0.4)])

  /// `castle`: a wall with battlements and a gate.
  public static let castle = drawn(
    "castle",
    [
      .poly(
        [
          1.2, 1.6, 4, 1.6, 4, 4, 6.1, 4, 6.1, 1.6, 8.9, 1.6, 8.9, 4, 11, 4, 11, 1.6, 13.8, 1.6, 13.8, 13.8,
          1.2,
          13.8,
        ], 0.25), .hole(.poly([6, 13.8, 6, 9.4, 7.5, 8, 9, 9.4, 9, 13.8], 0.3)),
    ])

  /// `viewpoint`: a pair of field glasses.
  public static let viewpoint = drawn(
    "viewpoint",
    [
      .box(2.6, 1.8, 3.4, 3, 0.7), .poly([2.6, 4, 6.2, 4, 6.6, 13.2, 0.7, 13.2], 0.9),
      .box(9, 1.8, 3.4, 3, 0.7),
      .poly([8.8, 4, 12.4, 4, 14.3, 13.2, 8.4, 13.2], 0.9), .box(5.8, 5.4, 3.4, 3.6, 0),
    ])
}
