package import JSON
package import Style

/// A style of a person's own: a MapLibre style document (version 8) that draws a map's tiles instead of a built-in look.
///
/// What it asks for and is not drawn is told with the picture's warnings, each with the file, the line and the path.
public final class MapStyle: Sendable {
  /// The name of its file, for warnings.
  package let name: String
  /// What it says.
  package let document: StyleDocument
  /// Whether the embedded world stands in for tiles that it does not name, or not so that they can be opened.
  let lacksTiles: Bool

  /// Reads a style.
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - name: The name of its file, for warnings and errors.
  /// - Throws: ``MapStyleError``.
  package init(parsing bytes: [UInt8], name: String) throws(MapStyleError) {
    do throws(StyleError) { document = try StyleDocument(parsing: bytes) } catch {
      switch error {
      case .json(let error): throw .json(path: name, error)
      case .notAnObject: throw .notAStyle(path: name)
      }
    }
    guard document.json["layers"]?.array != nil else { throw .notAStyle(path: name) }
    self.name = name
    lacksTiles = false
  }

  private init(_ style: MapStyle, lacksTiles: Bool) {
    name = style.name
    document = style.document
    self.lacksTiles = lacksTiles
  }

  /// The same style where the embedded world stands in for its tiles, which is told with the warnings.
  package func lackingTiles() -> MapStyle { MapStyle(self, lacksTiles: tileSource != nil) }

  /// Whether what stands on the map is drawn for a dark ground: the style's metadata say `"veduta:scheme": "dark"`.
  package var isDark: Bool { document.json["metadata"]?["veduta:scheme"]?.string == "dark" }

  /// The source that gives the tiles: the first that layers draw from, vector tiles or pictures.
  package var tileSource: StyleSource? {
    let used = Set(document.layers.compactMap(\.source))
    return document.sources.first { used.contains($0.id) && [.vector, .raster].contains($0.kind) }
  }

  /// The source that layers draw from though the style does not say what it is, where it names no tiles itself: with
  /// tiles of another's choice that source is them.
  package var openSource: String? {
    guard tileSource == nil else { return nil }
    let said = Set(document.sources.map(\.id))
    return document.layers.compactMap(\.source).first { !said.contains($0) }
  }

  /// The name of the source whose layers are drawn.
  var drawnSource: String? { tileSource?.id ?? openSource }

  /// The address of its tiles: a TileJSON, a template, or a file; nothing if it names none.
  package var address: String? {
    guard let address = tileSource.flatMap({ $0.url ?? $0.tiles?.first }), !address.isEmpty else {
      return nil
    }
    let scheme = "pmtiles://"
    let file = address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : address
    if file.contains("://") { return file.hasPrefix("http") ? file : nil }
    guard !file.hasPrefix("/"), let end = name.lastIndex(of: "/") else { return file }
    return String(name[...end]) + file
  }

  /// Whom its source credits.
  var attribution: String? { tileSource?.attribution?.withoutTags }
}

/// Why a style cannot be read.
public enum MapStyleError: Error, Hashable, Sendable {
  /// It is no JSON.
  case json(path: String, line: Int, column: Int, reason: String)
  /// It is JSON, but no style: there are no layers.
  case notAStyle(path: String)
  /// Its layers draw from a source that it does not say, and no tiles were chosen for it.
  case lacksSource(path: String, source: String)

  package static func json(path: String, _ error: JSONError) -> MapStyleError {
    .json(
      path: path, line: error.position.line, column: error.position.column, reason: error.cause.reason)
  }
}

extension JSONError.Cause {
  /// What is wrong with a JSON text, in plain words.
  package var reason: String {
    switch self {
    case .unexpectedEnd: "the file ends too early"
    case .unexpectedByte(_, let expected): "\(expected.words) expected"
    case .malformedNumber, .numberOutOfRange: "this is no number that JSON knows"
    case .malformedEscape, .loneSurrogate, .controlCharacter:
      "a text has a character that must be escaped otherwise"
    case .malformedUTF8: "the file is not UTF-8"
    case .duplicateName(let name): "\"\(name)\" stands twice in one object"
    case .tooDeep(let limit): "more than \(limit) brackets within one another"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }
}

extension JSONError.Expectation {
  /// What could stand there.
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .name: "a name in quotation marks"
    case .colon: "a colon"
    case .commaOrBracket: "a comma or ]"
    case .commaOrBrace: "a comma or }"
    case .quotationMark: "a quotation mark"
    case .end: "nothing more"
    }
  }
}
