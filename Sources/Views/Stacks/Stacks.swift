package import Geography

/// Views one below the other.
public struct VStack: View {
  private let stack: Stack

  /// Makes a column.
  ///
  /// `spacing` is in points; by default 8, but between two texts only what the
  /// environment says (`textSpacing`), and nothing beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder _ content: () -> [any View]
  ) {
    stack = Stack(
      vertical: true, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
      children: content())
  }

  /// What it is made of.
  public var body: some View { stack }
}

/// Views side by side, the first at the leading edge.
public struct HStack: View {
  private let stack: Stack

  /// Makes a row.
  ///
  /// `spacing` is in points; by default 8, but nothing beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder _ content: () -> [any View]
  ) {
    stack = Stack(
      vertical: false, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
      children: content())
  }

  /// What it is made of.
  public var body: some View { stack }
}

/// Views one upon the other, the first at the bottom.
///
/// SwiftUI's rule: each is offered what the stack is offered, and the stack is as wide as the widest and as high as the highest.
public struct ZStack: BuiltInView {
  private let alignment: Alignment
  package let children: [any View]

  /// Makes a pile; by default the middles lie on each other.
  public init(alignment: Alignment = .center, @ViewBuilder _ content: () -> [any View]) {
    self.alignment = alignment
    children = content()
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    element.children.reduce(.zero) { largest, child in
      let size = child.size(for: proposal)
      return ViewSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    for child in element.children { child.draw(in: box, aligned: alignment, for: proposal, on: &canvas) }
  }
}

/// Room that grows: it pushes its neighbours in a stack apart.
///
/// SwiftUI's rule: it takes all that is offered along the stack and nothing across it, and is never
/// shorter than its least length.
public struct Spacer: BuiltInView {
  private let minLength: Double

  /// Makes a spacer; by default it is at least 8 points long.
  public init(minLength: Double = 8) {
    self.minLength = minLength
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    ViewSize(width: max(minLength, proposal.width ?? 0), height: max(minLength, proposal.height ?? 0))
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {}
}
