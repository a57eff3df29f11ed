package import Geography

/// A size that a parent offers to a child; the child answers with the size it takes.
///
/// SwiftUI's rule: nothing for a dimension asks for the ideal size, 0 for the smallest, infinity for
/// the largest, and a number is an offer that the child may fall short of or exceed.
package struct ProposedViewSize: Hashable, Sendable {
  /// Offered width in points, or nothing for the ideal one.
  package var width: Double?
  /// Offered height in points, or nothing for the ideal one.
  package var height: Double?

  /// Asks for the ideal size.
  package static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the smallest size.
  package static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  package static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from its two dimensions.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  package init(_ size: ViewSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, what is not specified taken from `ideal`.
  package func replacingUnspecified(by ideal: ViewSize) -> ViewSize {
    ViewSize(width: width ?? ideal.width, height: height ?? ideal.height)
  }

  /// The proposal with each given dimension made smaller, never below 0.
  func reduced(width: Double, height: Double) -> ProposedViewSize {
    ProposedViewSize(
      width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }
}
