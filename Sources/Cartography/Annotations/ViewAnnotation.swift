public import Geography
public import Views

/// A view of your own that stands on the map at a coordinate.
///
/// ```swift
/// struct Badge: View, Hashable {
///   var selection: Double
///   var body: some View {
///     Text("Lunch").font(.caption).foregroundStyle(.white).padding(6)
///       .background(ShapeStyle.blue, in: Capsule()).scaleEffect(0.8 + 0.2 * selection)
///   }
/// }
/// let lunch = ViewAnnotation("Lunch", coordinate: square, anchor: .bottom) { Badge(selection: $0) }
/// ```
///
/// The view takes its ideal size. Two annotations are equal if they stand alike and their views are equal.
public struct ViewAnnotation: Sendable {
  /// Where it stands, in degrees.
  public var coordinate: Coordinate
  /// What the report calls it; the view alone decides what is shown.
  public var title: String
  /// The place of the view's box that lies on the coordinate; by default the middle.
  public var anchor: UnitPoint
  /// How far it is selected, 0 (the default) to 1; the view is made for it anew.
  public var selection: Double
  /// How strongly it shows, 0 to 1 (the default).
  public var opacity = 1.0
  private let content: @Sendable (Double) -> any View & Hashable

  /// Makes an annotation.
  /// - Parameters:
  ///   - title: What the report calls it.
  ///   - coordinate: Where it stands, in degrees.
  ///   - anchor: The place of the view's box that lies on the coordinate.
  ///   - selection: How far it is selected, 0 to 1.
  ///   - content: Makes the view as it looks selected that far, 0 to 1. The same selection must give the same view.
  public init<Content: View & Hashable>(
    _ title: String = "", coordinate: Coordinate, anchor: UnitPoint = .center, selection: Double = 0,
    content: @escaping @Sendable (_ selection: Double) -> Content
  ) {
    self.coordinate = coordinate
    self.title = title
    self.anchor = anchor
    self.selection = selection
    self.content = content
  }

  /// The view as it looks now.
  package var view: any View & Hashable { content(selection) }
}

extension ViewAnnotation: Hashable {
  /// Whether two annotations stand alike and show the same.
  public static func == (one: ViewAnnotation, other: ViewAnnotation) -> Bool {
    one.coordinate == other.coordinate && one.title == other.title && one.anchor == other.anchor
      && one.selection == other.selection && one.opacity == other.opacity
      && AnyHashable(one.view) == AnyHashable(other.view)
  }

  /// Adds where it stands and what it shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(coordinate)
    hasher.combine(title)
    hasher.combine(selection)
    hasher.combine(AnyHashable(view))
  }
}
