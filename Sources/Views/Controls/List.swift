import Geography
import Scene

/// Rows one below the other on whatever lies below them, in a window that scrolls.
package struct List: View {
  private let offset: Double
  private let rows: [any View]

  /// Makes a list scrolled by so many points; by default at its beginning.
  package init(offset: Double = 0, @ViewBuilder _ rows: () -> [any View]) {
    self.offset = offset
    self.rows = rows()
  }

  package var body: some View { ScrollView(offset: offset, spacing: 0) { rows } }
}

/// One row of a list: its content, and a line under it.
///
/// The content keeps 20 points from the sides and 11 from the lines; a row is at least 44 points high.
package struct ListRow: View {
  private let separatorInset: Double
  private let content: [any View]

  /// Room beside the content, in points.
  static let margin = 20.0
  /// Room above and below the content, in points.
  static let gap = 11.0
  /// The least height, in points.
  static let minHeight = 44.0

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - separatorInset: How far from the content's leading edge the line begins, in points; by default 0. The
  ///     platform begins it where the first text does.
  ///   - content: What the row shows.
  package init(separatorInset: Double = 0, @ViewBuilder _ content: () -> [any View]) {
    self.separatorInset = separatorInset
    self.content = content()
  }

  package var body: some View {
    HStack { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, Self.margin).padding(.vertical, Self.gap)
      .frame(minHeight: Self.minHeight)
      .overlay(alignment: .bottom) {
        Divider()
          .padding(EdgeInsets(leading: Self.margin + separatorInset, trailing: Self.margin))
      }
  }
}
