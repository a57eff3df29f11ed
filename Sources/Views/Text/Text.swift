package import Geography
import Scene
import Typography

/// Lines of text, set as the environment says.
///
/// SwiftUI's rule: a text is as wide as its longest line and never fills what is left over; offered too
/// little, it breaks. A single line is 1.19336 times the size high; each further one adds the line distance of its style.
public struct Text: BuiltInView {
  private let string: String

  /// Makes a text.
  public init(_ string: String) {
    self.string = string
  }

  package func size(for proposal: ProposedViewSize, of element: Element) -> ViewSize {
    layout(for: proposal, in: element.environment).size
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let environment = element.environment
    let layout = layout(for: proposal, in: environment)
    if !layout.missing.isEmpty { canvas.report(MissingGlyphs(text: string, scalars: layout.missing)) }
    guard let ink = layout.bounds?.offset(x: box.x, y: box.y) else { return }
    let color = environment.foregroundStyle.color(for: environment.colorScheme)
    let halo = environment.textHalo
    for part in layout.parts {
      canvas.add(
        .text(
          .init(
            origin: ViewPoint(x: box.x, y: box.y), size: environment.font.size,
            glyphs: Array(layout.glyphs[part.glyphs]), embolden: part.embolden, color: color,
            halo: halo.map {
              .init(width: $0.width, blur: $0.blur, color: $0.style.color(for: environment.colorScheme))
            })),
        ink: ink.inset(by: -(halo?.width ?? 0)))
    }
  }

  package func textEnds(of element: Element) -> TextEnds { TextEnds(top: true, bottom: true) }

  private func layout(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> TextLayout {
    let (font, wrapping) = (environment.font, environment.textWrapping)
    let attributes = TextAttributes(
      size: font.size, weight: environment.fontWeight?.rawValue ?? font.weight)
    let paragraph = ParagraphStyle(
      maxWidth: wrapping == .singleLine ? .infinity : proposal.width ?? .infinity,
      lineHeight: font.lineDistance / font.size,
      justification: environment.multilineTextAlignment.justification(environment.layoutDirection),
      breaking: wrapping == .balanced ? .balanced : .filled)
    let whole = environment.fonts.layOut(string, attributes, paragraph)
    guard let limit = environment.lineLimit, whole.lines.count > limit else { return whole }
    return Self.cut(string, to: limit) { environment.fonts.layOut($0, attributes, paragraph) }
  }

  /// The longest beginning of a text that, an ellipsis after it, has no more lines than allowed.
  ///
  /// A longer beginning never has fewer lines, so halving finds it.
  private static func cut(
    _ string: String, to limit: Int, _ layOut: (String) -> TextLayout
  ) -> TextLayout {
    let characters = Array(string)
    var (best, fits, tooLong) = (layOut("…"), 0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      var beginning = String(characters[..<middle])
      while beginning.last?.isWhitespace == true { beginning.removeLast() }
      let layout = layOut(beginning + "…")
      if layout.lines.count <= limit { (best, fits) = (layout, middle) } else { tooLong = middle }
    }
    return best
  }
}

extension TextAlignment {
  /// The side of the box on which lines stand.
  fileprivate func justification(_ direction: LayoutDirection) -> ParagraphStyle.Justification {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.center, _): .center
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    }
  }
}

extension View {
  /// Sets size, line distance and weight of the texts inside.
  public func font(_ style: TextStyle) -> some View { environment(\.font, style) }

  /// Sets the weight of the texts inside, whatever their font says.
  public func fontWeight(_ weight: FontWeight?) -> some View { environment(\.fontWeight, weight) }

  /// Says how texts inside are broken; by default filled.
  public func textWrapping(_ wrapping: TextWrapping) -> some View { environment(\.textWrapping, wrapping) }

  /// Says where the lines of the texts inside stand; by default leading.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Lets the texts inside have no more lines than this, the last one cut with an ellipsis; nothing for any number.
  public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit.map { max(1, $0) }) }

  /// Gives the texts inside a halo.
  public func textHalo(_ halo: TextHalo) -> some View { environment(\.textHalo, halo) }
}
