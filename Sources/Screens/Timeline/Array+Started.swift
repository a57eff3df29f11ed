extension Array {
  /// How many elements of a list in the order of their starts have started at a time; halves the rest each time.
  func countOfStarted(by time: Double, start: KeyPath<Element, Double>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle][keyPath: start] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
