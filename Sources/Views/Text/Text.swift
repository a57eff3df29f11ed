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
    layout(for: proposal, of: element).size
  }

  package func draw(
    in box: ViewRect, for proposal: ProposedViewSize, of element: Element, on canvas: inout Canvas
  ) {
    let environment = element.environment
    let layout = layout(for: proposal, of: element)
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

  /// The text set for a proposal: shaped once and set once for each width.
  private func layout(for proposal: ProposedViewSize, of element: Element) -> TextLayout {
    let environment = element.environment
    let memory = element.memory as? TextMemory ?? TextMemory(string, environment)
    element.memory = memory
    let isOneLine = environment.textWrapping == .singleLine
    return memory.layout(width: isOneLine ? .infinity : proposal.width ?? .infinity, environment)
  }
}

/// A text as it was shaped, and what came of it at each width that was asked for.
private final class TextMemory {
  private let string: String
  private let attributes: TextAttributes
  private let whole: PreparedText
  private var layouts: [Double: TextLayout] = [:]

  init(_ string: String, _ environment: EnvironmentValues) {
    self.string = string
    let font = environment.font
    attributes = TextAttributes(
      size: font.size, weight: environment.fontWeight?.rawValue ?? font.weight)
    whole = environment.fonts.prepare(string, attributes)
  }

  func layout(width: Double, _ environment: EnvironmentValues) -> TextLayout {
    if let known = layouts[width] { return known }
    let style = ParagraphStyle(
      maxWidth: width, lineHeight: environment.font.lineDistance / environment.font.size,
      justification: environment.multilineTextAlignment.justification(environment.layoutDirection),
      breaking: environment.textWrapping == .balanced ? .balanced : .filled)
    let limit = environment.lineLimit ?? .max
    let layout = whole.layOut(style, limit: limit) ?? cut(to: limit, style, environment.fonts)
    layouts[width] = layout
    return layout
  }

  /// The longest beginning of the text that, an ellipsis after it, has no more lines than allowed.
  ///
  /// A longer beginning never has fewer lines, so doubling and halving finds it; no beginning much longer is looked at.
  private func cut(to limit: Int, _ style: ParagraphStyle, _ fonts: FontLibrary) -> TextLayout {
    var (best, fits, tooLong) = (fonts.prepare("…", attributes).layOut(style), 0, Int.max)
    while tooLong - fits > 1 {
      // As many as are likely to fit at first, then twice as many.
      let count = tooLong < .max ? (fits + tooLong) / 2 : max(2 * fits, guess(limit, style))
      if let text = beginning(count), let layout = fonts.prepare(text, attributes).layOut(style, limit: limit)
      {
        (best, fits) = (layout, count)
      } else {
        tooLong = count
      }
    }
    return best
  }

  /// The first letters with an ellipsis; nothing if these are all there are.
  private func beginning(_ count: Int) -> String? {
    guard let end = string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex),
      end < string.endIndex
    else { return nil }
    var beginning = string[..<end]
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return String(beginning) + "…"
  }

  /// About how many letters so many lines hold, half an em wide each; from 1 to 4,000.
  private func guess(_ limit: Int, _ style: ParagraphStyle) -> Int {
    let letters = Double(min(limit, 100)) * style.maxWidth / (attributes.font.size / 2)
    return letters > 1 ? Int(min(letters, 4_000)) : 1
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
