extension JSONReader {
  /// Refuses an object that has a name twice.
  ///
  /// Few names are compared with each other; many are sorted by their bytes first. Sorting by a hash would
  /// be quicker, but a text made of names with one hash would then take for ever.
  func refuseDuplicates(in object: Int) throws(JSONFault) {
    let count = nodes[object].count
    guard count > 1 else { return }
    if count <= 12 { return try compareFew(in: object) }
    let sorted = names(of: object).sorted { first, second in
      let order = order(first, second)
      return order < 0 || (order == 0 && first < second)
    }
    var repeated: Int?
    for (first, second) in zip(sorted, sorted.dropFirst()) where order(first, second) == 0 {
      repeated = min(second, repeated ?? second)
    }
    if let repeated { throw duplicate(repeated) }
  }

  /// Compares each name with those before it, walking over the nodes themselves.
  private func compareFew(in object: Int) throws(JSONFault) {
    let end = nodes[object].end
    var later = next(after: object + 1)
    while later < end {
      var earlier = object + 1
      while earlier < later {
        if isSame(earlier, later) { throw duplicate(later) }
        earlier = next(after: earlier)
      }
      later = next(after: later)
    }
  }

  /// The name after a name and its value.
  @inline(__always)
  private func next(after name: Int) -> Int {
    let value = nodes[name + 1]
    return value.kind == .array || value.kind == .object ? value.end : name + 2
  }

  private func duplicate(_ name: Int) -> JSONFault {
    let text = String(decoding: text(name), as: UTF8.self)
    return JSONFault(cause: .duplicateName(text), offset: Int(nodes[name].offset))
  }

  private func names(of object: Int) -> [Int] {
    var names: [Int] = []
    names.reserveCapacity(nodes[object].count)
    var index = object + 1
    while index < nodes[object].end {
      names.append(index)
      index = next(after: index)
    }
    return names
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (nodes[first], nodes[second])
    let isPlain = a.kind == .string && b.kind == .string
    if isPlain, a.stop - Int(a.start) != b.stop - Int(b.start) { return false }
    return order(first, second) == 0
  }

  /// How two names are ordered: by length, then by their bytes; 0 if they are the same.
  private func order(_ first: Int, _ second: Int) -> Int {
    let (a, b) = (nodes[first], nodes[second])
    guard a.kind == .string, b.kind == .string else { return Self.order(text(first)[...], text(second)[...]) }
    let slices = (bytes[Int(a.start)..<a.stop], bytes[Int(b.start)..<b.stop])
    return Self.order(slices.0, slices.1)
  }

  @inline(__always)
  private static func order<Bytes: RandomAccessCollection<UInt8>>(_ first: Bytes, _ second: Bytes) -> Int {
    if first.count != second.count { return first.count - second.count }
    for (a, b) in zip(first, second) where a != b { return Int(a) - Int(b) }
    return 0
  }

  private func text(_ name: Int) -> [UInt8] {
    let node = nodes[name]
    let raw = Array(bytes[Int(node.start)..<node.stop])
    return node.kind == .string ? raw : JSONEscapes.decode(raw[...])
  }
}
