/// The name of a property, prepared for being asked of many features.
public struct AttributeKey: Hashable, Sendable {
  /// The name.
  public let name: String
  /// FNV-1a over the name's UTF-8, the same on every machine.
  let hash: UInt64

  /// Prepares a name.
  public init(_ name: String) {
    self.name = name
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash
  }
}

/// Where names stand in a list, to be found by prepared keys without hashing a name again.
package struct AttributeIndex: Sendable {
  private let names: [String]
  /// Places in `names` from 1 on, 0 where there is none; twice as many as there are names, or more.
  private let slots: [UInt32]

  /// Indexes a list of names; of two that are the same the first is found.
  package init(_ names: [String]) {
    var count = 4
    while count < 2 * names.count { count *= 2 }
    var slots = [UInt32](repeating: 0, count: count)
    for (place, name) in names.enumerated() {
      var slot = Int(truncatingIfNeeded: AttributeKey(name).hash) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    }
    self.names = names
    self.slots = slots
  }

  /// The place of a name; nothing if it is not in the list.
  package func place(of key: AttributeKey) -> Int? {
    var slot = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if names[place] == key.name { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
