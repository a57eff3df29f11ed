/// An extract of OpenStreetMap in OPL, osmium's text format: one object a line, its fields told by their first letter.
///
/// Only what the cutting of a city needs is understood; all other fields are kept as they are.
struct CityExtract {
  /// A node, way or relation.
  struct Object: Hashable {
    /// `n`, `w` or `r`.
    var kind: Character
    /// Its number among those of its kind.
    var id: Int
    /// Its tags as they stand there, escaped, such as `highway=service`.
    var tags: [String] = []
    /// A way's nodes.
    var nodes: [Int] = []
    /// A relation's members as they stand there, such as `w123@outer`.
    var members: [String] = []
    /// A node's longitude and latitude in degrees.
    var place: SIMD2<Double>?

    /// Whether it has a tag.
    func has(_ tag: String) -> Bool { tags.contains(tag) }
  }

  /// The objects in the order of the file.
  var objects: [Object]

  /// Takes objects.
  init(_ objects: [Object]) { self.objects = objects }

  /// Reads a text.
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The file it comes from, for errors.
  /// - Throws: ``BuildError/damaged(path:offset:)`` at the first line that is no object.
  init(_ bytes: [UInt8], path: String) throws(BuildError) {
    objects = []
    var offset = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !line.isEmpty {
        guard let object = Object(line: String(decoding: line, as: UTF8.self)) else {
          throw .damaged(path: path, offset: offset)
        }
        objects.append(object)
      }
      offset += line.count + 1
    }
  }

  /// The text of the extract.
  var text: String { objects.map { $0.line + "\n" }.joined() }
}

extension CityExtract.Object {
  fileprivate init?(line: String) {
    let fields = line.split(separator: " ")
    guard let head = fields.first, let kind = head.first, "nwr".contains(kind),
      let id = Int(head.dropFirst())
    else { return nil }
    self.init(kind: kind, id: id)
    var position: (x: Double?, y: Double?)
    for field in fields.dropFirst() {
      let value = field.dropFirst()
      switch field.first {
      case "T": tags = value.split(separator: ",").map(String.init)
      case "N": nodes = value.split(separator: ",").compactMap { Int($0.dropFirst()) }
      case "M": members = value.split(separator: ",").map(String.init)
      case "x": position.x = Double(value)
      case "y": position.y = Double(value)
      default: continue
      }
    }
    if let x = position.x, let y = position.y { place = SIMD2(x, y) }
    if kind == "n", place == nil { return nil }
  }

  fileprivate var line: String {
    var fields = ["\(kind)\(id)", "v1", "dV", "c0", "t", "i0", "u", "T" + tags.joined(separator: ",")]
    switch kind {
    case "n": if let place { fields += ["x\(place.x)", "y\(place.y)"] }
    case "w": fields.append("N" + nodes.map { "n\($0)" }.joined(separator: ","))
    default: fields.append("M" + members.joined(separator: ","))
    }
    return fields.joined(separator: " ")
  }
}
