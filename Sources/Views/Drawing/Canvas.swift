package import Geography
package import Scene

/// Collects the scene items of views as they are drawn, with the box they mark and the boxes of those that have a name.
package struct Canvas {
  /// What was drawn so far, the first at the bottom.
  package private(set) var items: [SceneItem] = []
  /// For each item a box that holds what it marks, shadows excluded.
  package private(set) var marks: [ViewRect] = []
  /// The boxes of named views, as far as they are not cut off.
  package private(set) var frames: [String: ViewRect] = [:]
  /// Characters of texts that no face has, in drawing order.
  package private(set) var missing: [MissingGlyphs] = []

  /// A box that holds all marks; nothing before the first mark.
  package var ink: ViewRect? {
    marks.first.map { marks.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// An empty canvas.
  package init() {}

  /// Adds an item on top, which marks the picture inside a box.
  package mutating func add(_ item: SceneItem, ink box: ViewRect) {
    items.append(item)
    marks.append(box)
  }

  /// Remembers the box of a view by its name.
  package mutating func record(_ box: ViewRect, as name: String) {
    frames[name] = box
  }

  /// Remembers that a text was set without some of its characters.
  package mutating func report(_ gap: MissingGlyphs) {
    missing.append(gap)
  }

  /// Adds what `content` draws, composed as one group: `frame` says how, its own items are not used.
  ///
  /// A group that only moves what it holds takes on the shadow, clip or opacity laid round it, so that
  /// one layer does for all. The meaning is the same: they are applied after the transform.
  package mutating func group(_ frame: Group, _ content: (inout Canvas) -> Void) {
    var inner = Canvas()
    content(&inner)
    missing += inner.missing
    for (name, box) in inner.frames {
      frames[name] = box.bounds(after: frame.transform).clipped(to: frame.clip?.bounds)
    }
    guard let marked = inner.ink?.bounds(after: frame.transform).clipped(to: frame.clip?.bounds) else {
      return
    }
    var group = frame
    group.items = inner.items
    if frame.transform == .identity, inner.items.count == 1, case .group(let only) = inner.items[0],
      only.isMerelyMoved
    {
      group.items = only.items
      group.transform = only.transform
    }
    add(.group(group), ink: marked)
  }
}

extension Group {
  /// Whether nothing but a transform is done to the items.
  fileprivate var isMerelyMoved: Bool { clip == nil && shadow == nil && opacity == 1 }
}

extension ViewRect {
  /// The smallest upright rectangle round the four corners after a transform.
  func bounds(after transform: Transform) -> ViewRect {
    guard transform != .identity else { return self }
    return Path.rectangle(self).applying(transform).bounds ?? self
  }

  /// What is left inside another rectangle, if one is given; nothing where they do not meet.
  fileprivate func clipped(to clip: ViewRect?) -> ViewRect? {
    guard let clip else { return self }
    let (left, top) = (max(minX, clip.minX), max(minY, clip.minY))
    let (right, bottom) = (min(maxX, clip.maxX), min(maxY, clip.maxY))
    guard left <= right, top <= bottom else { return nil }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
