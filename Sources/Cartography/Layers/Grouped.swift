/// Shapes gathered by how they are painted, in the order in which each way of painting came up first.
///
/// What is painted alike becomes one item, and an item is painted as one shape: no seam between tiles, no
/// darker joint where translucent lines meet.
struct Grouped<Key: Hashable, Shape> {
  private(set) var groups: [(key: Key, shapes: [Shape])] = []
  private var places: [Key: Int] = [:]

  /// Adds a shape.
  mutating func add(_ shape: Shape, as key: Key) {
    if let last = groups.indices.last, groups[last].key == key {
      groups[last].shapes.append(shape)
    } else if let place = places[key] {
      groups[place].shapes.append(shape)
    } else {
      places[key] = groups.count
      groups.append((key, [shape]))
    }
  }
}
