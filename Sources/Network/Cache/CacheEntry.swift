/// What a cache keeps of an answer.
struct CacheEntry: Hashable, Sendable {
  /// The address it came from.
  var url: String
  /// What tells its version, as the server wrote it.
  var entityTag: String?
  /// When it was last changed, as the server wrote it.
  var lastModified: String?
  /// Until when it need not be asked for again, in seconds since 1970.
  var freshUntil: Int
  /// Its media type.
  var mediaType: String
  /// Its bytes.
  var body: [UInt8]

  private static let magic = "veduta cache 1"

  /// As a file: lines of `name: value`, an empty line, the bytes.
  var file: [UInt8] {
    var lines = [Self.magic, "url: \(url)", "fresh-until: \(freshUntil)", "type: \(mediaType)"]
    if let entityTag { lines.append("etag: \(entityTag)") }
    if let lastModified { lines.append("last-modified: \(lastModified)") }
    lines += ["length: \(body.count)", "check: \(Self.check(body))"]
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + body
  }

  /// A number by which damage is seen: the 64 bits of FNV-1a, in hexadecimal.
  private static func check(_ body: [UInt8]) -> String {
    String(body.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } as UInt64, radix: 16)
  }

  /// Reads a file; nothing if it is none of this kind, is cut or damaged.
  init?(file: [UInt8]) {
    var fields: [String: String] = [:]
    var position = file.startIndex
    var isFirst = true
    while true {
      guard let end = file[position...].firstIndex(of: 0x0A), end - position < 16_384 else { return nil }
      let line = String(decoding: file[position..<end], as: UTF8.self)
      position = end + 1
      if line.isEmpty { break }
      if isFirst {
        guard line == Self.magic else { return nil }
        isFirst = false
      } else if let colon = line.firstIndex(of: ":") {
        fields[String(line[..<colon])] = String(line[line.index(after: colon)...].dropFirst())
      }
    }
    guard !isFirst, let url = fields["url"], let until = fields["fresh-until"].flatMap({ Int($0) }),
      let length = fields["length"].flatMap({ Int($0) }), length == file.count - position
    else { return nil }
    let body = Array(file[position...])
    guard fields["check"] == Self.check(body) else { return nil }
    self.init(
      url: url, entityTag: fields["etag"], lastModified: fields["last-modified"], freshUntil: until,
      mediaType: fields["type"] ?? "", body: body)
  }

  init(
    url: String, entityTag: String?, lastModified: String?, freshUntil: Int, mediaType: String, body: [UInt8]
  ) {
    self.url = url
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.freshUntil = freshUntil
    self.mediaType = mediaType
    self.body = body
  }
}
