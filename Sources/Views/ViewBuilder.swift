/// Collects the views written one after another in braces into a list.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: any View) -> [any View] { [view] }

  /// Several views, already in a list.
  public static func buildExpression(_ views: [any View]) -> [any View] { views }

  /// One after another.
  public static func buildBlock(_ parts: [any View]...) -> [any View] { parts.flatMap { $0 } }

  /// `if` without `else`.
  public static func buildOptional(_ part: [any View]?) -> [any View] { part ?? [] }

  /// The first branch of a choice.
  public static func buildEither(first part: [any View]) -> [any View] { part }

  /// The other branch of a choice.
  public static func buildEither(second part: [any View]) -> [any View] { part }

  /// A loop.
  public static func buildArray(_ parts: [[any View]]) -> [any View] { parts.flatMap { $0 } }
}
