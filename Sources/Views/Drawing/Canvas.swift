package import Geography
package import Scene

/// Collects the scene items of views as they are drawn, with the box they mark and the boxes of those that have a name.
package struct Canvas {
  /// What was drawn so far, the first at the bottom.
  package private(set) var items: [SceneItem] = []
  /// A box that holds all marks, shadows excluded; nothing before the first mark.
  package private(set) var ink: ViewRect?
  /// The boxes of named views.
  package private(set) var frames: [String: ViewRect] = [:]

  /// An empty canvas.
  package init() {}

  /// Adds an item on top, which marks the picture inside a box.
  package mutating func add(_ item: SceneItem, ink box: ViewRect) {
    items.append(item)
    ink = ink?.union(box) ?? box
  }

  /// Remembers the box of a view by its name.
  package mutating func record(_ box: ViewRect, as name: String) {
    frames[name] = box
  }

  /// Adds what `content` draws, composed as one group: `frame` says how, its own items are not used.
  ///
  /// A group that only moves what it holds takes on the shadow, clip or opacity laid round it, so that
  /// one layer does for all. The meaning is the same: they are applied after the transform.
  package mutating func group(_ frame: Group, _ content: (inout Canvas) -> Void) {
    var inner = Canvas()
    content(&inner)
    for (name, box) in inner.frames { frames[name] = box.bounds(after: frame.transform) }
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
