package import Typography

/// What a picture shows, as one number: equal digests mean equal pixels.
///
/// SHA-256 over the format number, the picture's size in pixels, its scale, the scene's text (with the SHA-256 of
/// shapes that pictures share in place of their points), and the SHA-256 of each face used, in the order of the numbers
/// that the text gives them. File names, command lines, the order of a font library and the time never enter.
package enum SceneDigest {
  /// Raised whenever painting changes, so that equal digests never stand for different pixels.
  package static let format = 3

  /// The digest of a scene as 64 hexadecimal digits.
  ///
  /// The text is hashed piece by piece. Lengths count to a thousandth of a point, factors and colours' opacity to
  /// a millionth: scenes that differ by less have the same digest.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - fonts: The library its glyphs come from; a face that it lacks counts as nameless.
  /// - Returns: Lower-case digits.
  package static func hexadecimal(of scene: Scene, fonts: FontLibrary) -> String {
    hexadecimal(of: scene) { fonts.faces.indices.contains($0.index) ? fonts.face($0).sha256 : "none" }
  }

  /// The digest with each used face's hash asked for once.
  static func hexadecimal(of scene: Scene, faceHash: (FaceID) -> String) -> String {
    let hash = Hash()
    let pixels = scene.pixels
    hash.add("veduta \(format)\n\(pixels.width) \(pixels.height) \(scene.scale.bitPattern)\n")
    let faces = scene.print(sums: true) { hash.add($0) }
    for face in faces { hash.add("face \(faceHash(face))\n") }
    return hash.finish()
  }
}
