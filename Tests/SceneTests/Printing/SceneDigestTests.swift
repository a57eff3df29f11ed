import Geography
import Scene
import Testing
import Typography

@Suite("A scene's digest")
struct SceneDigestTests {
  private func digest(_ scene: Scene) -> String {
    SceneDigest.hexadecimal(of: scene, fonts: .bundled)
  }

  @Test("is 64 hexadecimal digits and the same for equal scenes")
  func form() {
    let digest = digest(.sample)
    #expect(digest.count == 64)
    #expect(digest.allSatisfy { "0123456789abcdef".contains($0) })
    #expect(digest == self.digest(.sample))
  }

  @Test("of an empty scene is the SHA-256 of what it says it hashes")
  func value() {
    // printf 'veduta 3\n2 2 4607182418800017408\nscene 2x2 scale 1 background #000000/0\n' | sha256sum
    let scene = Scene(size: ViewSize(width: 2, height: 2))
    #expect(digest(scene) == "6d66529c536b6b673d3ec5e93c4157352f8e93930de0780082686c6e091a3817")
  }

  @Test("changes with whatever can be seen", arguments: 0..<9)
  func changes(_ index: Int) {
    var scene = Scene.sample
    switch index {
    case 0: scene.scale = 1
    case 1: scene.size.width += 1
    case 2: scene.background = .white
    case 3: scene.items.removeLast()
    case 4: scene.items.swapAt(0, 1)
    case 5: scene.items.append(scene.items[0])
    case 6: scene.items[4] = .disc(Disc(center: .zero, radius: 4.001, color: .white))
    case 7: scene.scale = 2.000_000_1
    default: scene.items = [.group(Group(scene.items))]
    }
    #expect(digest(scene) != digest(.sample))
  }

  @Test("tells faces apart, though their numbers in the text are the same")
  func faces() {
    func scene(_ face: Int) -> Scene {
      let glyph = PlacedGlyph(face: FaceID(index: face), glyph: 1, x: 0, y: 0)
      return Scene(
        size: ViewSize(width: 9, height: 9),
        items: [.text(GlyphRun(origin: .zero, size: 9, glyphs: [glyph], color: .black))])
    }
    #expect(scene(0).description == scene(1).description)
    #expect(digest(scene(0)) != digest(scene(1)))
    #expect(digest(scene(999)) == digest(scene(1000)))
  }
}
