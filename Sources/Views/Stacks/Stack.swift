import Geography

/// A column or row of views; ``VStack`` and ``HStack`` are made of it.
///
/// SwiftUI's rule: what the gaps leave is shared. The children are asked in order of how much they can
/// give way, the least flexible first, each offered an equal share of what is still left; of equally flexible ones the first
/// comes first. The stack is as large as its children.
struct Stack: BuiltInView {
  /// Whether it is a column.
  let vertical: Bool
  /// Where children smaller than the stack lie across it.
  let alignment: Alignment
  /// Points between neighbours; nothing for the default.
  let spacing: Double?
  let children: [any View]

  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    let (parts, gaps) = layout(element.children, for: proposal)
    let length = parts.reduce(gaps.reduce(0, +)) { $0 + main($1.size) }
    return make(main: length, cross: parts.reduce(0) { max($0, cross($1.size)) })
  }

  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas) {
    let (parts, gaps) = layout(element.children, for: proposal)
    let direction = element.environment.layoutDirection
    var position = 0.0
    for (index, part) in parts.enumerated() {
      var origin = alignment.origin(of: part.size, in: box, direction)
      if vertical {
        origin.y = box.y + position
      } else {
        let isMirrored = direction == .rightToLeft
        origin.x = isMirrored ? box.maxX - position - part.size.width : box.x + position
      }
      element.children[index].draw(at: origin, for: part.proposal, on: &canvas)
      position += main(part.size) + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Text in a column follows text by the rule for two texts, whatever stack it is in.
  func textEnds(of element: Element) -> TextEnds {
    guard vertical, let first = element.children.first, let last = element.children.last else {
      return TextEnds()
    }
    return TextEnds(top: first.textEnds.top, bottom: last.textEnds.bottom)
  }

  private typealias Part = (proposal: ProposedViewSize, size: ViewSize)

  private func layout(_ children: [Element], for proposal: ProposedViewSize) -> ([Part], gaps: [Double]) {
    let gaps = zip(children, children.dropFirst()).map(gap)
    var parts = children.map { _ in Part(.unspecified, .zero) }
    let breadth = vertical ? proposal.width : proposal.height
    guard let length = vertical ? proposal.height : proposal.width else {
      for (index, child) in children.enumerated() {
        parts[index].proposal = offer(nil, breadth)
        parts[index].size = size(of: child, for: parts[index].proposal)
      }
      return (parts, gaps)
    }
    var left = length - gaps.reduce(0, +)
    for (turn, index) in byFlexibility(children, breadth).enumerated() {
      parts[index].proposal = offer(max(0, left / Double(children.count - turn)), breadth)
      parts[index].size = size(of: children[index], for: parts[index].proposal)
      left -= main(parts[index].size)
    }
    return (parts, gaps)
  }

  /// A spacer is told by the stack which way to grow: it takes no room across.
  private func size(of child: Element, for proposal: ProposedViewSize) -> ViewSize {
    let size = child.size(for: proposal)
    return child.isSpacer ? make(main: main(size), cross: 0) : size
  }

  private func byFlexibility(_ children: [Element], _ breadth: Double?) -> [Int] {
    let flexibility = children.map { child in
      let largest = main(child.size(for: offer(.infinity, breadth)))
      return largest.isFinite ? largest - main(child.size(for: offer(0, breadth))) : .infinity
    }
    return children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
  }

  private func gap(_ before: Element, _ after: Element) -> Double {
    if let spacing { return spacing }
    if before.isSpacer || after.isSpacer { return 0 }
    guard vertical, before.textEnds.bottom, after.textEnds.top else {
      return before.environment.defaultSpacing
    }
    return before.environment.textSpacing
  }

  private func main(_ size: ViewSize) -> Double { vertical ? size.height : size.width }
  private func cross(_ size: ViewSize) -> Double { vertical ? size.width : size.height }
  private func make(main: Double, cross: Double) -> ViewSize {
    vertical ? ViewSize(width: cross, height: main) : ViewSize(width: main, height: cross)
  }
  private func offer(_ main: Double?, _ cross: Double?) -> ProposedViewSize {
    vertical ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
  }
}
