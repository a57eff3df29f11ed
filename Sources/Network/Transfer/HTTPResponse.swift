/// What a server answered.
package struct HTTPResponse: Sendable {
  /// The status, 100 to 599.
  package var status: Int
  /// The headers of the last answer, names in small letters; of a name that comes twice the values with a comma between.
  package var headers: [String: String]
  /// The body, its transfer's compression undone.
  package var body: [UInt8]

  /// The media type without parameters, in small letters; empty if none is said.
  var mediaType: String {
    let type = (headers["content-type"] ?? "").split(separator: ";", maxSplits: 1).first ?? ""
    return type.lowercased().filter { $0 != " " }
  }
}
