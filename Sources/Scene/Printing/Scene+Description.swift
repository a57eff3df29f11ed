import Typography

extension Scene: CustomStringConvertible, TextOutputStreamable {
  /// The scene as text: a header, then one item a line in painting order, what lies in a group indented below it.
  ///
  /// Lengths are points, rounded to a thousandth. Equal scenes have equal texts on every machine.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the same text piece by piece, so that it never has to be held as a whole.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    withUnsafeMutablePointer(to: &target) { target in
      _ = print { target.pointee.write(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Hands the text on in pieces, each a whole number of characters.
  ///
  /// - Parameters:
  ///   - sums: Whether shapes that pictures share are told by their digest.
  ///   - drain: Takes the pieces.
  /// - Returns: The faces used, in the order of their numbers in the text.
  func print(sums: Bool = false, _ drain: (UnsafeBufferPointer<UInt8>) -> Void) -> [FaceID] {
    withoutActuallyEscaping(drain) { drain in
      let sink = TextSink(drain: drain)
      var writer = SceneWriter(sink, sums: sums)
      writer.write(self)
      sink.flush()
      return writer.faces
    }
  }
}
