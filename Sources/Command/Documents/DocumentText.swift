import Veduta

/// The text that shows a picture in a document, to be pasted there.
struct DocumentText {
  /// The kind of document, and the words for the picture.
  var request: DocumentRequest
  /// The picture's files.
  var variants: [Variant]
  /// The picture's size, in points.
  var size: ViewSize

  /// The text, which ends with a line break.
  var text: String {
    switch request.target {
    case .docc: docc
    case .github: github
    }
  }

  /// Markdown; the compiler finds the variants by their names.
  private var docc: String {
    guard let path = variants.first?.paths.first else { return "" }
    var name = String(path.split(separator: "/").last ?? "")
    if let scale = variants.first?.scale, scale != 1 {
      name = name.replacing("@\(NumberText.words(scale))x.", with: ".")
    }
    return "![\(markdown(request.alt))](\(url(name)))\n"
  }

  /// A `picture` element: GitHub keeps `srcset` on its sources only.
  private var github: String {
    var lines = ["<picture>"]
    let appearances = variants.map(\.appearance)
    for appearance in [MapLook.dark, .light] where appearances.contains(appearance) {
      let isOnly = !appearances.contains { $0 != appearance }
      let media = isOnly ? "" : "media=\"(prefers-color-scheme: \(appearance.rawValue))\" "
      lines.append("  <source \(media)srcset=\"\(sources(appearance))\">")
    }
    let first = variants.first?.paths.first ?? ""
    let (width, height) = (NumberText.words(size.width), NumberText.words(size.height))
    lines.append(
      "  <img alt=\"\(html(request.alt))\" src=\"\(url(first))\" width=\"\(width)\" height=\"\(height)\">")
    lines.append("</picture>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func sources(_ appearance: MapLook) -> String {
    variants.filter { $0.appearance == appearance }.map { variant in
      "\(url(variant.paths.first ?? "")) \(NumberText.words(variant.scale))x"
    }.joined(separator: ", ")
  }

  private func html(_ text: String) -> String {
    text.inOneLine.replacingScalars(["&": "&amp;", "\"": "&quot;", "<": "&lt;", ">": "&gt;"])
  }

  private func markdown(_ text: String) -> String {
    let signs = "\\[]`*_<&~|".unicodeScalars.map { ($0, "\\\($0)") }
    return text.inOneLine.replacingScalars(Dictionary(uniqueKeysWithValues: signs))
  }

  /// A path as a relative address: whatever has a meaning there or in a `srcset` is written in hexadecimal.
  private func url(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@".utf8)
    var text = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
