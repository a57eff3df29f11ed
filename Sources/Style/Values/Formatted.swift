/// The name of an image in the style's sprite or among the images given.
package struct ResolvedImage: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Whether there is an image of that name, as far as the evaluation was told which there are.
  package var isAvailable: Bool

  /// Makes a name of an image.
  package init(name: String, isAvailable: Bool = false) {
    self.name = name
    self.isAvailable = isAvailable
  }
}

/// Text in sections of different looks, with images in between.
package struct Formatted: Hashable, Sendable {
  /// How a section stands to the line.
  package enum VerticalAlignment: String, Hashable, Sendable {
    /// On the bottom of the line.
    case bottom
    /// In its middle.
    case center
    /// At its top.
    case top
  }

  /// A run of text, or an image.
  package struct Section: Hashable, Sendable {
    /// The text; empty for an image.
    package var text: String
    /// The image that stands here in place of text.
    package var image: ResolvedImage?
    /// Factor of the text size; the layer's own if there is none.
    package var scale: Double?
    /// Font names, most wanted first; the layer's own if there are none.
    package var fontStack: [String]?
    /// Colour; the layer's own if there is none.
    package var color: CSSColor?
    /// Place in the line; the bottom if none is said.
    package var alignment: VerticalAlignment?

    /// Makes a section.
    package init(
      text: String, image: ResolvedImage? = nil, scale: Double? = nil, fontStack: [String]? = nil,
      color: CSSColor? = nil, alignment: VerticalAlignment? = nil
    ) {
      self.text = text
      self.image = image
      self.scale = scale
      self.fontStack = fontStack
      self.color = color
      self.alignment = alignment
    }
  }

  /// The sections in order.
  package var sections: [Section]

  /// Makes a formatted text from sections.
  package init(sections: [Section]) { self.sections = sections }

  /// Makes a formatted text of one plain section.
  package init(_ text: String) { sections = [Section(text: text)] }

  /// The text of all sections, without looks and images.
  package var text: String { sections.map(\.text).joined() }

  /// Whether there is neither text nor image in it.
  package var isEmpty: Bool { sections.allSatisfy { $0.text.isEmpty && $0.image == nil } }
}
