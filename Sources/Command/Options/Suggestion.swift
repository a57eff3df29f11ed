/// Finds the known word that a misspelt one was meant to be.
enum Suggestion {
  /// The nearest of the candidates, or nothing if none is near enough to be worth naming.
  ///
  /// A word of three letters or more that a candidate begins with means that one. Else near enough is one slip in
  /// three letters, at least one; case is no difference. The first of equals wins where there is one slip; with more
  /// nobody can tell which was meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = word.lowercased()
    // What was begun rightly and not ended is likelier than what was misspelt.
    if wanted.count >= 3, let begun = candidates.first(where: { $0.lowercased().hasPrefix(wanted) }) {
      return candidates.first { $0.lowercased() == wanted } ?? begun
    }
    let distances = candidates.map { distance(wanted, $0.lowercased()) }
    let least = distances.min() ?? Int.max
    let best = zip(candidates, distances).filter { $0.1 == least }.map(\.0)
    guard least <= max(1, word.count / 3), least == 1 || best.count == 1 || least == 0 else {
      return candidates.first { beginsLike($0.lowercased(), wanted) }
    }
    return best.first
  }

  /// What to try where a word is none of those that are possible: the one that was likely meant, and all.
  /// - Parameters:
  ///   - near: The likely one, if there is one.
  ///   - words: All of them.
  ///   - most: How many of them are listed.
  /// - Returns: The advice.
  static func advice(near: String?, among words: [String], most: Int = 20) -> String {
    let some = words.prefix(most).joined(separator: ", ")
    let list = "one of " + some + (words.count > most ? " and \(words.count - most) more" : "")
    return near.map { "\($0), or else \(list)" } ?? list
  }

  /// How many letters have to be added, dropped, changed or swapped with their neighbour.
  ///
  /// The optimal string alignment distance; words longer than 64 letters are far from everything.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard a.count <= 64, b.count <= 64 else { return Int.max }
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// Whether one of the words starts with the other, for three letters or more ("trevi", "Trevi Fountain").
  private static func beginsLike(_ candidate: String, _ word: String) -> Bool {
    word.count >= 3 && (candidate.hasPrefix(word) || word.hasPrefix(candidate))
  }
}
