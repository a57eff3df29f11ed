package import Geography

/// What a finger meets on a screen.
package enum ScreenTarget: Hashable, Sendable {
  /// The strip that opens the list.
  case header
  /// A row of the list, by its place.
  case row(Int)
  /// A pin, by its place.
  case pin(Int)
  /// The card's button for the next place.
  case next
  /// The card's button for the sheet.
  case learnMore
  /// The sheet's button that closes it.
  case cross
  /// The button that asks for the position.
  case locate
  /// The button that removes all items.
  case clear
  /// An item's marker, by its index.
  case item(Int)
  /// The large bubble, or the dimmed screen round it.
  case heroBubble
  /// The button of the rename sheet.
  case save
  /// The field of the rename sheet.
  case field
  /// A marker of the bucket list, by its index.
  case entry(Int)
  /// The map itself.
  case map(Coordinate)
  /// Nothing that answers.
  case nothing
}

/// Says what a finger meets at a point of the view while the screen shows a moment; the same for the same two.
package typealias ScreenHitTest = (ScreenMoment, ViewPoint) -> ScreenTarget
