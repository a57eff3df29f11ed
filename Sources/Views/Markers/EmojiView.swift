import Scene
import Typography

/// An emoji on a white disc as high as a line of its text, in the middle of a box of 40 × 40 points.
public struct EmojiView: View, Hashable {
  /// The emoji.
  public var emoji: String

  /// The place of the layout box that lies on the coordinate.
  public static let anchor = UnitPoint.center
  /// Width and height of the box, in points.
  static let side = 40.0

  /// Makes the marker of an emoji.
  public init(_ emoji: String) {
    self.emoji = emoji
  }

  /// What it is made of.
  public var body: some View {
    let height = TextStyle.title.size * TextLayout.lineBoxHeight
    return Text(emoji).font(.title).fixedSize().frame(width: height, height: height)
      .background(.white).clipShape(Circle()).id("disc")
      .frame(width: Self.side, height: Self.side)
  }
}
