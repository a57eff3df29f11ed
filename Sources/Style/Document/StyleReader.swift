import JSON

/// Gathers issues while a style is read.
struct StyleReader {
  let root: JSON
  var issues: [StyleIssue] = []

  init(_ root: JSON) { self.root = root }

  /// Notes what is wrong with a value, or with a part within it.
  mutating func report(
    _ cause: StyleIssue.Cause, at json: JSON, _ steps: [JSONPath.Step] = [],
    severity: StyleIssue.Severity = .error
  ) {
    let path = JSONPath(json.path.steps + steps)
    issues.append(
      StyleIssue(severity: severity, cause: cause, path: path, position: json.nearest(to: steps).position))
  }

  /// The member of a name, if it is of the kind that is wanted; otherwise that is an issue.
  mutating func value<T>(
    _ name: String, of json: JSON, _ expected: String, _ read: (JSON) -> T?
  ) -> T? {
    guard let member = json[name] else { return nil }
    if let value = read(member) { return value }
    report(.wrongKind(expected: expected), at: member)
    return nil
  }

  mutating func string(_ name: String, of json: JSON) -> String? {
    value(name, of: json, "string") { $0.string }
  }

  mutating func number(_ name: String, of json: JSON) -> Double? {
    value(name, of: json, "number") { $0.number }
  }

  mutating func number(_ name: String, of json: JSON, in range: ClosedRange<Double>) -> Double? {
    guard let number = number(name, of: json) else { return nil }
    if range.contains(number) { return number }
    if let member = json[name] { report(.outOfRange(number, range), at: member) }
    return nil
  }

  mutating func numbers(_ name: String, count: Int, of json: JSON) -> [Double]? {
    value(name, of: json, "\(count) numbers") { member in
      member.numbers.flatMap { $0.count == count ? $0 : nil }
    }
  }

  /// Notes members that nobody knows.
  mutating func reportUnknown(in json: JSON, known: Set<String>) {
    for member in json.members where !known.contains(member.key) {
      report(.unknownMember, at: member.value, severity: .warning)
    }
  }
}

extension JSON {
  /// The value some steps away, or the last one there is on the way.
  func nearest(to steps: [JSONPath.Step]) -> JSON {
    var json = self
    for step in steps {
      let next: JSON? =
        switch step {
        case .key(let key): json[key]
        case .index(let index): json[index]
        }
      guard let next else { break }
      json = next
    }
    return json
  }
}
