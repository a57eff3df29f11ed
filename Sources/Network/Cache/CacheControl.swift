import CCurl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long an answer may be used again, as its headers say (RFC 9111, as a private cache reads them).
struct CacheControl: Hashable, Sendable {
  /// Whether it may be kept at all.
  var mayStore = true
  /// Seconds for which it need not be asked for again; 0 if nothing is said.
  var lifetime = 0

  /// The longest that is believed: a year.
  private static let longest = 31_536_000

  /// Reads the headers, names in small letters.
  init(_ headers: [String: String]) {
    var maxAge: Int?
    var mustAsk = false
    for directive in (headers["cache-control"] ?? "").lowercased().split(separator: ",") {
      let words = directive.filter { $0 != " " && $0 != "\"" }.split(separator: "=", maxSplits: 1)
      switch words.first {
      case "no-store": mayStore = false
      case "no-cache": mustAsk = true
      case "max-age": maxAge = words.count == 2 ? Int(words[1]) : nil
      default: continue
      }
    }
    if mustAsk { return }
    let said = maxAge ?? Self.seconds(from: headers["date"], to: headers["expires"])
    let age = Int(headers["age"] ?? "") ?? 0
    lifetime = min(max((said ?? 0) - max(age, 0), 0), Self.longest)
  }

  private static func seconds(from date: String?, to expiry: String?) -> Int? {
    guard let expiry else { return nil }
    let end = curl_getdate(expiry, nil)
    let start = date.map { curl_getdate($0, nil) } ?? time(nil)
    return end > 0 && start > 0 ? end - start : 0
  }
}
