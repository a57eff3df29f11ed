/// Where a label lies relative to its point: the part of the label that is put on the point.
package enum Anchor: String, Hashable, Sendable, CaseIterable {
  /// The middle.
  case center
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The top left corner.
  case topLeft = "top-left"
  /// The top right corner.
  case topRight = "top-right"
  /// The bottom left corner.
  case bottomLeft = "bottom-left"
  /// The bottom right corner.
  case bottomRight = "bottom-right"
}

/// Places for a label in order of preference, each with an offset in ems (x right, y down).
package struct VariableAnchorOffsets: Hashable, Sendable {
  /// One place.
  package struct Entry: Hashable, Sendable {
    /// The part of the label that is put on the point.
    package var anchor: Anchor
    /// Ems to the right.
    package var x: Double
    /// Ems down.
    package var y: Double
  }

  /// The places, most wanted first.
  package var entries: [Entry]

  /// Reads `[anchor, [x, y], ...]`; nothing if it is not of that form.
  init?(_ values: [StyleValue]) {
    guard !values.isEmpty, values.count % 2 == 0 else { return nil }
    entries = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard case .string(let name) = values[index], let anchor = Anchor(rawValue: name),
        case .array(let offset) = values[index + 1], offset.count == 2,
        case .number(let x) = offset[0], case .number(let y) = offset[1]
      else { return nil }
      entries.append(Entry(anchor: anchor, x: x, y: y))
    }
  }

  init(entries: [Entry]) { self.entries = entries }

  /// Mixes offsets place by place; nothing if the places differ.
  func mixed(with other: VariableAnchorOffsets, at share: Double) -> VariableAnchorOffsets? {
    guard entries.map(\.anchor) == other.entries.map(\.anchor) else { return nil }
    return VariableAnchorOffsets(
      entries: zip(entries, other.entries).map { first, second in
        Entry(anchor: first.anchor, x: mix(first.x, second.x, share), y: mix(first.y, second.y, share))
      })
  }
}
