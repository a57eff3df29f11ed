import Veduta

/// Reads points of the globe as people type them.
struct CoordinateText {
  /// Whether plain pairs are longitude first in this run.
  var longitudeFirst = false

  private static let pair = "two numbers, latitude and longitude,"

  /// A point from `48.85,2.35`, `48.85N,2.35E` (in either order) or `geo:48.85,2.35`.
  func coordinate(_ text: some StringProtocol) throws(ValueProblem) -> Coordinate {
    let trimmed = NumberText.trim(text)
    if trimmed.lowercased().hasPrefix("geo:") {
      let pair = trimmed.dropFirst(4).split(separator: ";").first ?? ""
      let numbers = try NumberText.list(pair)
      guard numbers.count == 2 || numbers.count == 3 else {
        throw .count(expected: Self.pair, found: numbers.count)
      }
      return try checked(latitude: numbers[0], longitude: numbers[1])
    }
    let parts = trimmed.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .count(expected: Self.pair, found: parts.count) }
    return try coordinate(parts[0], parts[1])
  }

  /// A point from its two halves.
  func coordinate(_ first: Substring, _ second: Substring) throws(ValueProblem) -> Coordinate {
    let (a, b) = (try Half(first), try Half(second))
    switch (a.axis, b.axis) {
    case (nil, nil):
      return longitudeFirst
        ? try checked(latitude: b.degrees, longitude: a.degrees)
        : try checked(latitude: a.degrees, longitude: b.degrees)
    case (.latitude, .longitude): return try checked(latitude: a.degrees, longitude: b.degrees)
    case (.longitude, .latitude): return try checked(latitude: b.degrees, longitude: a.degrees)
    default: throw .form("a letter on both halves, such as 48.85N,2.35E, or on neither")
    }
  }

  private func checked(latitude: Double, longitude: Double) throws(ValueProblem) -> Coordinate {
    guard abs(latitude) <= 90 else {
      let possible = abs(longitude) <= 90 && abs(latitude) <= 180
      let pair = longitudeFirst ? (latitude, longitude) : (longitude, latitude)
      let swapped = possible ? "\(NumberText.words(pair.0)),\(NumberText.words(pair.1))" : nil
      throw .latitude(latitude, swapped: swapped)
    }
    guard abs(longitude) <= 180 else {
      let turns = ((longitude + 180) / 360).rounded(.down)
      throw .longitude(longitude, same: longitude - 360 * turns)
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A box as it is typed: west, south, east and north, to about a metre.
  static func words(_ box: BoundingBox) -> String {
    [box.west, box.south, box.east, box.north].map { NumberText.words(($0 * 1e5).rounded() / 1e5 + 0) }
      .joined(separator: ",")
  }

  /// One number of a point, perhaps with the letter of its direction.
  private struct Half {
    enum Axis { case latitude, longitude }

    var degrees: Double
    var axis: Axis?

    init(_ text: Substring) throws(ValueProblem) {
      let trimmed = NumberText.trim(text)
      switch trimmed.last {
      case "N", "n": self = try Half(trimmed, sign: 1, axis: .latitude)
      case "S", "s": self = try Half(trimmed, sign: -1, axis: .latitude)
      case "E", "e": self = try Half(trimmed, sign: 1, axis: .longitude)
      case "W", "w": self = try Half(trimmed, sign: -1, axis: .longitude)
      default: degrees = try NumberText.number(trimmed)
      }
    }

    private init(_ text: String, sign: Double, axis: Axis) throws(ValueProblem) {
      guard let value = try? NumberText.number(text.dropLast()) else { throw .notNumber(text) }
      guard value >= 0 else { throw .form("either a sign or a letter, not both: \(text)") }
      degrees = sign * value
      self.axis = axis
    }
  }
}
