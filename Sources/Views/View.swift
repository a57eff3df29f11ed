package import Geography

/// A part of a picture as a value: it is described, then measured with a proposed size, then drawn.
///
/// As in SwiftUI a view is either composed (it has a ``body``) or built in. Three steps make the layout:
/// the parent proposes a size, the child chooses its own, the parent places the child. A view never knows
/// where it lies.
///
/// A view of your own says of which others it is made:
///
/// ```swift
/// struct Badge: View {
///   var words: String
///   var body: some View {
///     Text(words).font(.caption).foregroundStyle(.white).padding(6)
///       .background(ShapeStyle.blue, in: Capsule())
///   }
/// }
/// ```
public protocol View: Sendable {
  /// What the view is made of; `Never` for those built in.
  associatedtype Body: View

  /// What the view is made of.
  var body: Body { get }
}

extension View {
  /// The view made ready for one rendering: a built-in one itself, a composed one by its body.
  package func element(in environment: EnvironmentValues) -> Element {
    guard let ready = self as? any EnvironmentReader else { return body.element(in: environment) }
    return ready.ready(in: environment)
  }
}

extension Never: View {
  /// There is none.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Built-in views have no body, and nothing asks for it.
  public var body: Never { preconditionFailure("a built-in view has no body") }
}

/// A view that is not described by a body but makes itself ready, knowing the values it sees.
package protocol EnvironmentReader: View where Body == Never {
  /// The view made ready for one rendering.
  func ready(in environment: EnvironmentValues) -> Element
}

/// A built-in view: it measures and draws itself, and places its children.
package protocol BuiltInView: EnvironmentReader {
  /// The views inside, in drawing order; by default none.
  var children: [any View] { get }

  /// The values that the children see; by default those of the view itself.
  func environment(_ outer: EnvironmentValues) -> EnvironmentValues

  /// The size taken when `proposal` is offered.
  func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize

  /// Draws the view, and its children, in the box it was given.
  func draw(in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas)

  /// Which ends of the view are text, for the spacing in a column; by default neither.
  func textEnds(of element: Element) -> TextEnds
}

extension BuiltInView {
  package var children: [any View] { [] }

  package func environment(_ outer: EnvironmentValues) -> EnvironmentValues { outer }

  package func textEnds(of element: Element) -> TextEnds { TextEnds() }

  package func ready(in environment: EnvironmentValues) -> Element {
    let inner = self.environment(environment)
    return Element(self, environment: environment, children: children.map { $0.element(in: inner) })
  }
}

/// Whether a view begins and ends with a line of text.
package struct TextEnds: Hashable, Sendable {
  /// Its uppermost part is text.
  package var top = false
  /// Its lowest part is text.
  package var bottom = false
}
