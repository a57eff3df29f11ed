extension String {
  /// The text without anything that could begin another line or steer a terminal: each such character becomes a blank.
  var inOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isSteering ? " " : $0 }))
  }
}

extension String {
  /// The text with some signs written otherwise, also where a mark combines with them.
  func replacingScalars(_ words: [Unicode.Scalar: String]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let word = words[scalar] { text += word.unicodeScalars } else { text.append(scalar) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character or a separator of lines or paragraphs.
  fileprivate var isSteering: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
