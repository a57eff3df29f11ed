package import Geography
import Scene

/// Rows one below the other on whatever lies below them, in a window that scrolls.
///
/// SwiftUI's rules: it takes all that is offered, and only rows that can be seen are made.
package struct List: BuiltInView {
  private let offset: Double
  private let count: Int
  private let row: @Sendable (Int) -> any View

  /// Makes a list scrolled by so many points; by default at its beginning.
  package init(offset: Double = 0, @ViewBuilder _ rows: () -> [any View]) {
    let rows = rows()
    self.init(offset: offset, count: rows.count) { rows[$0] }
  }

  /// Makes a list of so many rows, each made when it is needed.
  package init(offset: Double = 0, count: Int, row: @escaping @Sendable (Int) -> any View) {
    self.offset = offset
    self.count = count
    self.row = row
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    if let width = proposal.width, let height = proposal.height {
      return ViewSize(width: max(width, 0), height: height)
    }
    let content = contentSize(for: ProposedViewSize(width: proposal.width, height: nil), of: element)
    return ViewSize(
      width: proposal.width.map { max($0, 0) } ?? content.width, height: proposal.height ?? content.height)
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let offered = ProposedViewSize(width: box.width, height: nil)
    var start = box.y
    if offset > 0 {
      let height = contentSize(for: offered, of: element).height
      start = box.y - min(offset, max(0, height - box.height))
    }
    var (position, seen) = (0.0, [(row: Element, origin: ViewPoint)]())
    for index in 0..<count where start + position <= box.maxY {
      let row = row(index).element(in: element.environment)
      let size = row.size(for: offered)
      if start + position + size.height >= box.y {
        seen.append((row, ViewPoint(x: box.x + (box.width - size.width) / 2, y: start + position)))
      }
      position += size.height
    }
    func draw(_ canvas: inout Canvas) {
      for (row, origin) in seen { row.draw(at: origin, for: offered, on: &canvas) }
    }
    // All is there unless something reaches beyond the window.
    guard start < box.y || start + position > box.maxY else { return draw(&canvas) }
    canvas.group(Group([], clip: .rectangle(box)), draw)
  }

  private func contentSize(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    (0..<count).reduce(into: .zero) { content, index in
      let size = row(index).element(in: element.environment).size(for: proposal)
      content.width = max(content.width, size.width)
      content.height += size.height
    }
  }
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
