import Testing

@testable import Typography

@Suite("Font library")
struct FontLibraryTests {
  let library = FontLibrary.bundled

  @Test("The table of bundled faces says what the fonts say of themselves")
  func table() throws {
    for face in library.faces {
      let bytes = [UInt8](face.data.bytes.buffer)
      let added = try FontLibrary(adding: [FontFile(name: face.fileName, bytes: bytes)])
      let read = try #require(added.faces.last)
      #expect(added.faces.count == library.faces.count + 1)
      #expect(read.family == face.family, "\(face.fileName)")
      #expect(read.weight == face.weight, "\(face.fileName)")
      #expect(read.isItalic == face.isItalic, "\(face.fileName)")
      #expect(read.isColor == face.isColor, "\(face.fileName)")
      #expect(read.sha256 == face.sha256)
    }
  }

  @Test(
    "Faces are the files that were chosen",
    arguments: [
      (0, "Inter-Regular.otf", "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"),
      (9, "InterDisplay-Bold.otf", "2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6"),
      (28, "DroidSansFallback.ttf", "56d3edfb377a8bc3c4b77f4476405c770173c0e31221ad7c77d0a8e1f3039a3e"),
      (29, "NotoColorEmoji.ttf", "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"),
    ])
  func digests(index: Int, file: String, digest: String) {
    #expect(library.faces[index].fileName == file)
    #expect(library.faces[index].sha256 == digest)
  }

  @Test("Identifiers are places in the list")
  func identifiers() {
    for (index, face) in library.faces.enumerated() { #expect(face.id.index == index) }
  }

  @Test("Metrics are those of the faces, in ems")
  func metrics() {
    let inter = library.faces[0]
    #expect(inter.unitsPerEm == 2816)
    #expect(inter.ascender == 2728.0 / 2816)
    #expect(inter.descender == 680.0 / 2816)
    #expect(inter.xHeight == 1536.0 / 2816)
    #expect(inter.capHeight == 2048.0 / 2816)
    #expect(library.faces[28].unitsPerEm == 256)
  }

  @Test(
    "A font is set in the nearest face",
    arguments: [
      (Font(size: 19.9), "Inter Regular"), (Font(size: 20), "Inter Display Regular"),
      (Font(size: 12, weight: 500), "Inter Medium"), (Font(size: 22, weight: 900), "Inter Display Black"),
      (Font(size: 12, weight: 100), "Inter Regular"), (Font(size: 12, weight: 800), "Inter Black"),
      (Font(size: 12, weight: 450), "Inter Regular"), (Font(size: 12, weight: 550), "Inter Semi Bold"),
      (Font(size: 12, isItalic: true), "Inter Italic"),
      (Font(size: 30, isItalic: true), "Inter Display Italic"),
      (Font(size: 12, weight: 700, isItalic: true), "Inter Italic"),
      (Font(size: 30, weight: 700, family: "inter"), "Inter Bold"),
      (Font(size: 12, weight: 700, family: "Noto Sans Thai"), "Noto Sans Thai Bold"),
      (Font(size: 12, weight: 600, family: "No Such Family"), "Inter Semi Bold"),
    ])
  func nearest(font: Font, name: String) {
    #expect(library.face(library.face(for: font)).name == name)
  }

  @Test("Only what is lighter than wanted is made bolder")
  func embolden() {
    let han = FaceID(index: 28)
    #expect(library.embolden(han, for: Font(size: 12)) == 0)
    #expect(library.embolden(han, for: Font(size: 12, weight: 300)) == 0)
    #expect(abs(library.embolden(han, for: Font(size: 12, weight: 600)) - 0.18) < 1e-12)
    #expect(abs(library.embolden(han, for: Font(size: 12, weight: 900)) - 0.36) < 1e-12)
    #expect(library.embolden(FaceID(index: 29), for: Font(size: 12, weight: 900)) == 0)
    #expect(library.embolden(FaceID(index: 3), for: Font(size: 12, weight: 600)) == 0)
  }
}
