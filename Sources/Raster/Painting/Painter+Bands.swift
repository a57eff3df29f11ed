import Dispatch
import Geography
import Scene
import Synchronization

extension Painter {
  /// Bands a painter, so that one who is done early can help with what is left.
  private static let bandsEach = 2
  /// Rows of a band, at least; shapes that lie in two bands are walked twice.
  private static let leastRows = 128

  /// Paints items in order, plain ones in bands by several painters at a time.
  func paint(_ items: [SceneItem], at place: Place, with others: [Painter]) throws(RasterError) {
    var rest = items[...]
    while !rest.isEmpty {
      let plain = rest.prefix(while: \.isPlain)
      if plain.isEmpty {
        try paint([rest.removeFirst()], at: place)
      } else {
        try paint(Array(plain), at: place, inBandsWith: others)
        rest = rest.dropFirst(plain.count)
      }
    }
  }

  private func paint(
    _ items: [SceneItem], at place: Place, inBandsWith others: [Painter]
  ) throws(RasterError) {
    let painters = [self] + others
    let rect = place.layer.rect
    let count = min(Painter.bandsEach * painters.count, rect.height / Painter.leastRows)
    guard count > 1 else { return try paint(items, at: place) }
    let work = Bands(items: items, place: place, painters: painters, count: count)
    DispatchQueue.concurrentPerform(iterations: painters.count) { work.paint(by: $0) }
  }

  /// Rows that several painters share out among them.
  ///
  /// Safe to share: no painter is used by two threads, and no two write the same rows.
  private final class Bands: @unchecked Sendable {
    private let items: [SceneItem]
    private let place: Place
    private let painters: [Painter]
    private let count: Int
    private let next = Atomic(0)

    init(items: [SceneItem], place: Place, painters: [Painter], count: Int) {
      (self.items, self.place, self.painters, self.count) = (items, place, painters, count)
    }

    /// Lets a painter work as long as there are bands left.
    func paint(by index: Int) {
      let rect = place.layer.rect
      while true {
        let band = next.add(1, ordering: .relaxed).oldValue
        guard band < count else { return }
        var part = place
        part.layer = place.layer.band(
          rect.top + rect.height * band / count..<rect.top + rect.height * (band + 1) / count)
        for item in items { painters[index].paintPlain(item, at: part) }
      }
    }
  }

  /// Paints an item that is plain.
  fileprivate func paintPlain(_ item: SceneItem, at place: Place) {
    switch item {
    case .fill(let fill): paint(fill, at: place)
    case .stroke(let stroke): paint(stroke, at: place)
    case .disc(let disc): paint(disc, at: place)
    case .text, .image, .backdrop, .group: break
    }
  }
}

extension SceneItem {
  /// Whether each pixel of it hangs on the item and the pixel below alone.
  fileprivate var isPlain: Bool {
    switch self {
    case .fill, .stroke, .disc: true
    case .text, .image, .backdrop, .group: false
    }
  }
}
