import Geography
import Typography

/// Sets labels in type and says what room they take.
///
/// A text is set once, at ``referenceSize``, and scaled from there: so it breaks and spaces alike at all sizes that it
/// has on the way through a zoom.
struct LabelSetter: Sendable {
  /// The faces.
  let fonts: FontLibrary
  private let memory = TypeMemory()

  /// Sets labels in faces.
  init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The size that texts are set at, in points.
  private static let referenceSize = 16.0

  /// The font of a label at the reference size, and what stood in for a name that the library lacks.
  func match(_ specification: LabelSpecification) -> FontMatch {
    memory.match(of: specification.fonts) {
      var match = fonts.font(named: specification.fonts, size: Self.referenceSize)
      // One cut at all sizes: a label that grows with the zoom must not change its letters.
      match.font.family = match.font.family ?? "Inter"
      return match
    }
  }

  /// The shapes of an upright label, one a position with text, and the positions with the boxes they take; the icon alone
  /// is the last, where it may stand so.
  func set(_ specification: LabelSpecification) -> ([LabelShape], [LabelCandidate.Position]) {
    var layouts: [LabelSpecification.Justification: TextLayout] = [:]
    var shapes: [LabelShape] = []
    var positions: [LabelCandidate.Position] = []
    let anchors = specification.text.isEmpty ? [] : specification.anchors
    for (choice, anchor) in anchors.enumerated() {
      let lines = specification.justification == .auto ? anchor.justification : specification.justification
      let layout = layouts[lines] ?? layOut(specification, lines)
      layouts[lines] = layout
      guard !layout.glyphs.isEmpty else { return ([], []) }
      let shape = LabelShape(layout, at: anchor, specification: specification)
      shapes.append(shape)
      let text = LabelCandidate.Position(
        choice: choice, boxes: [shape.box.inset(by: -specification.padding)], padding: specification.padding)
      positions.append(adding(specification.icon, to: text))
    }
    if specification.icon != nil, specification.isTextOptional || anchors.isEmpty {
      let bare = LabelCandidate.Position(choice: anchors.count, boxes: [])
      positions.append(adding(specification.icon, to: bare))
    }
    guard positions.allSatisfy({ $0.boxes.allSatisfy { $0.width < 2 * LabelField.widest } }) else {
      return ([], [])
    }
    return (shapes, positions)
  }

  /// The text of a label on one line, to be laid along a curve.
  func shape(_ specification: LabelSpecification) -> ShapedText {
    let key = TypeMemory.Text(specification, lines: nil)
    return memory.shaped(key) { fonts.shape(specification.text, attributes(specification)) }
      .scaled(by: specification.size / Self.referenceSize)
  }

  private func layOut(
    _ specification: LabelSpecification, _ lines: LabelSpecification.Justification
  ) -> TextLayout {
    let layout = memory.layout(TypeMemory.Text(specification, lines: lines)) {
      let justification: ParagraphStyle.Justification =
        switch lines {
        case .left: .left
        case .right: .right
        case .center, .auto: .center
        }
      let style = ParagraphStyle(
        maxWidth: specification.maxWidth * Self.referenceSize, lineHeight: specification.lineHeight,
        justification: justification)
      return fonts.layOut(specification.text, attributes(specification), style)
    }
    return layout.scaled(by: specification.size / Self.referenceSize)
  }

  private func attributes(_ specification: LabelSpecification) -> TextAttributes {
    TextAttributes(
      font: match(specification).font, letterSpacing: specification.letterSpacing * Self.referenceSize)
  }

  private func adding(_ icon: LabelIcon?, to position: LabelCandidate.Position) -> LabelCandidate.Position {
    guard let icon else { return position }
    return position.adding(icon.box.inset(by: -icon.padding), padding: icon.padding)
  }
}
