extension JSONReader {
  /// Refuses an object that has a name twice.
  ///
  /// Few names are compared with each other; many are sorted by a hash first, so that no text makes this
  /// quadratic.
  func refuseDuplicates(in object: Int) throws(JSONFault) {
    let count = nodes[object].count
    guard count > 1 else { return }
    if count <= 12 {
      try compareAll(names(of: object))
      return
    }
    let hashed = names(of: object).map { (hash: hash($0), name: $0) }.sorted { $0.hash < $1.hash }
    var start = 0
    for index in 1...hashed.count where index == hashed.count || hashed[index].hash != hashed[start].hash {
      if index - start > 1 { try compareAll(hashed[start..<index].map(\.name).sorted()) }
      start = index
    }
  }

  private func names(of object: Int) -> [Int] {
    var names: [Int] = []
    names.reserveCapacity(nodes[object].count)
    var index = object + 1
    while index < nodes[object].end {
      names.append(index)
      let value = nodes[index + 1]
      index = value.kind == .array || value.kind == .object ? value.end : index + 2
    }
    return names
  }

  private func compareAll(_ names: [Int]) throws(JSONFault) {
    for later in 1..<max(1, names.count) {
      for earlier in 0..<later where isSame(names[earlier], names[later]) {
        let name = String(decoding: text(names[later]), as: UTF8.self)
        throw JSONFault(cause: .duplicateName(name), offset: Int(nodes[names[later]].offset))
      }
    }
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (nodes[first], nodes[second])
    if a.kind == .string && b.kind == .string {
      let length = a.stop - Int(a.start)
      guard length == b.stop - Int(b.start) else { return false }
      for offset in 0..<length where bytes[Int(a.start) + offset] != bytes[Int(b.start) + offset] {
        return false
      }
      return true
    }
    return text(first) == text(second)
  }

  private func text(_ name: Int) -> [UInt8] {
    let node = nodes[name]
    let raw = Array(bytes[Int(node.start)..<node.stop])
    return node.kind == .string ? raw : JSONEscapes.decode(raw[...])
  }

  /// FNV-1a over the text of a name.
  private func hash(_ name: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text(name) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
