import Scene

/// How a button looks.
package enum ButtonStyle: Hashable, Sendable {
  /// Nothing but its label, in the label's own colours.
  case plain
  /// Nothing but its label, in the tint.
  case link
  /// A quiet grey ground and a label in the tint.
  case bordered
  /// A ground that is a breath of the tint, and a label in the tint.
  case tinted
  /// A ground in the tint and a white label.
  case borderedProminent
}

/// A label that can be tapped.
///
/// A button with a ground is larger than its label by 12 points on the left and right and 7 above and below.
package struct Button: View {
  private let style: ButtonStyle
  private let isPressed: Bool
  private let label: [any View]

  /// Radius of the ground's corners, in points.
  static let cornerRadius = 8.0
  /// The strength of a label under a finger.
  static let pressedOpacity = 0.25
  /// The share of the tint in the ground of a tinted button.
  static let tintedGround = 0.16

  /// Makes a button; by default a plain one that nobody touches.
  package init(_ style: ButtonStyle = .plain, isPressed: Bool = false, @ViewBuilder label: () -> [any View]) {
    self.style = style
    self.isPressed = isPressed
    self.label = label()
  }

  package var body: some View { TintReader { content($0) } }

  private func content(_ tint: ShapeStyle) -> any View {
    let label = HStack { self.label }.opacity(isPressed ? Self.pressedOpacity : 1)
    return switch style {
    case .plain: label
    case .link: label.foregroundStyle(tint)
    case .bordered: grounded(label.foregroundStyle(tint), .fill)
    case .tinted: grounded(label.foregroundStyle(tint), tint.opacity(Self.tintedGround))
    case .borderedProminent: grounded(label.foregroundStyle(.white), tint)
    }
  }

  private func grounded(_ label: some View, _ ground: ShapeStyle) -> any View {
    label.padding(.horizontal, 12).padding(.vertical, 7)
      .background(ground, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
  }
}

/// A view that depends on the tint.
private struct TintReader: EnvironmentReader {
  let content: @Sendable (ShapeStyle) -> any View

  init(_ content: @escaping @Sendable (ShapeStyle) -> any View) {
    self.content = content
  }

  func ready(in environment: EnvironmentValues) -> Element {
    content(environment.tint).element(in: environment)
  }
}
