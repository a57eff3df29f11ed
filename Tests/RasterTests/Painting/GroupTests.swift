import Geography
import Raster
import Scene
import Testing
import Typography

@Suite("A group")
struct GroupTests {
  private let square = fill(rectangle(10, 10, 20, 20))

  @Test("without anything to compose is its items", arguments: [true, false])
  func plain(_ isNested: Bool) throws {
    let group = SceneItem.group(Group([square]))
    #expect(try painted(isNested ? .group(Group([group])) : group) == painted(square))
  }

  @Test("moves its items, the inner group first")
  func transforms() throws {
    let inner = SceneItem.group(Group([fill(rectangle(0, 0, 10, 5))], transform: .translation(x: 4, y: 0)))
    let outer = SceneItem.group(Group([inner], transform: .scale(2, 3)))
    #expect(try painted(outer) == painted(fill(rectangle(8, 0, 20, 15))))
  }

  @Test("fades as one")
  func opacity() throws {
    let pair = Group([square, fill(rectangle(5, 5, 20, 20), color: .white)], opacity: 0.5)
    let bitmap = try painted(.group(pair), background: Color(0, 0, 255))
    // Where they overlap nothing of the lower one shows.
    #expect(bitmap[20, 20] == bitmap[7, 7])
    #expect(bitmap[7, 7] == Bitmap.Pixel(red: 128, green: 128, blue: 255, alpha: 255))
    #expect(bitmap[28, 28] == Bitmap.Pixel(red: 0, green: 0, blue: 127, alpha: 255))
    #expect(bitmap[2, 2] == Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test("with no opacity is nothing", arguments: [0, -1, Double.nan])
  func clear(_ opacity: Double) throws {
    #expect(try painted(.group(Group([square], opacity: opacity))).touchedCount == 0)
  }

  @Test("keeps what lies in its clip, with soft edges")
  func clip() throws {
    let disc = polygon(
      (0..<90).map { index in
        let point = Transform.rotation(degrees: Double(index) * 4).apply(ViewPoint(x: 12, y: 0))
        return (20 + point.x, 20 + point.y)
      })
    let bitmap = try painted(.group(Group([fill(rectangle(0, 0, 40, 40))], clip: disc)))
    #expect(bitmap == (try painted(fill(disc))))
  }

  @Test("clipped along pixels is cut there", arguments: [1.0, 2.0])
  func pixelClip(_ scale: Double) throws {
    let clipped = Group([fill(rectangle(-9, -9, 90, 90))], clip: rectangle(3, 4, 10, 11))
    let bitmap = try painted(.group(clipped), scale: scale)
    #expect(bitmap == (try painted(fill(rectangle(3, 4, 10, 11)), scale: scale)))
  }

  @Test("has its clip in the coordinates outside its transform")
  func clipCoordinates() throws {
    let clipped = Group(
      [fill(rectangle(0, 0, 10, 10))], transform: .scale(4, 4), clip: rectangle(2.5, 2.5, 10, 10))
    #expect(abs(try painted(.group(clipped)).coveredArea - 100) < 0.1)
  }

  @Test("throws a shadow as soft as a Gaussian of its radius", arguments: [1.0, 2.0])
  func shadow(_ scale: Double) throws {
    // Half a plane: the shadow's edge lies at x = 40.
    let group = Group(
      [fill(rectangle(-200, -200, 240, 600))],
      clip: nil, shadow: .init(color: .black, radius: 10, x: 40 * 0 + 60))
    let bitmap = try painted(.group(group), width: 160, height: 40, scale: scale)
    // The items reach to 40 and hide what is beneath; the shadow's edge lies at 100.
    for (distance, exact) in [(-20.0, 0.9772), (-10, 0.8413), (0, 0.5), (10, 0.1587), (20, 0.0228)] {
      let x = Int((100 + distance) * scale)
      // The edge between two pixels: the mean of both.
      let level = Double(bitmap.alpha(x - 1, 20) + bitmap.alpha(x, 20)) / 2 / 255
      #expect(abs(level - exact) < 0.01, "at \(distance)")
    }
  }

  @Test("throws shadows of small radii right, too", arguments: [0.4, 1.0, 1.9, 2.5, 5])
  func smallShadow(_ radius: Double) throws {
    let group = Group(
      [fill(rectangle(-200, -200, 210, 600))], shadow: .init(color: .black, radius: radius, x: 20))
    let bitmap = try painted(.group(group), width: 60, height: 40)
    // The variance of the edge's slope is that of the blur.
    let levels = bitmap.alphas(row: 20).map { Double($0) / 255 }
    var (weight, mean, variance) = (0.0, 0.0, 0.0)
    for x in 11..<59 { weight += levels[x] - levels[x + 1] }
    for x in 11..<59 { mean += (levels[x] - levels[x + 1]) * Double(x + 1) / weight }
    for x in 11..<59 {
      let offset = Double(x + 1) - mean
      variance += (levels[x] - levels[x + 1]) * offset * offset / weight
    }
    #expect(abs(mean - 30) < 0.05)
    #expect(abs(variance.squareRoot() - radius) < max(0.06 * radius, 0.06))
  }

  @Test("throws its shadow beneath itself, by an offset that no transform changes")
  func shadowOffset() throws {
    let group = Group(
      [fill(rectangle(2, 2, 5, 5), color: .white)], transform: .scale(2, 2),
      shadow: .init(color: .black, radius: 0, x: 3, y: 12))
    let bitmap = try painted(.group(group))
    #expect(bitmap[5, 5] == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(bitmap[8, 20] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap.coveredArea == 100 + 100)
  }

  @Test("spreads a shadow that lies between pixels over both")
  func shadowBetweenPixels() throws {
    let group = Group([fill(rectangle(5, 5, 5, 5))], shadow: .init(color: .black, radius: 0, x: 10.25, y: 0))
    let bitmap = try painted(.group(group))
    #expect(bitmap.alphas(row: 6)[14...21] == [0, 191, 255, 255, 255, 255, 64, 0])
  }

  @Test("whose items lie outside still throws its shadow into the picture")
  func shadowFromOutside() throws {
    let group = Group([fill(rectangle(-30, 5, 20, 20))], shadow: .init(color: .black, radius: 0, x: 35, y: 0))
    #expect(try painted(.group(group)).coveredArea == 400)
  }

  @Test("fades together with its shadow")
  func shadowOpacity() throws {
    let group = Group(
      [fill(rectangle(5, 5, 20, 20), color: .white)], shadow: .init(color: .black, radius: 0, x: 5, y: 5),
      opacity: 0.5)
    let bitmap = try painted(.group(group), background: Color(0, 0, 255))
    #expect(bitmap[20, 20] == bitmap[7, 7])
    #expect(bitmap[28, 28] == Bitmap.Pixel(red: 0, green: 0, blue: 127, alpha: 255))
  }

  @Test("throws the same shadow from a painter that remembers it")
  func remembered() throws {
    let group = Group([square], shadow: .init(color: .black, radius: 3, x: 1.5))
    let scene = Scene(size: ViewSize(width: 40, height: 40), items: [.group(group)])
    let painter = Painter(fonts: .bundled)
    let first = try painter.paint(scene)
    var other = scene
    other.items = [.group(Group([square], shadow: .init(color: .black, radius: 3.5, x: 1.5)))]
    #expect(try painter.paint(other) != first)
    #expect(try painter.paint(scene) == first)
  }

  @Test("too deep in others is refused")
  func nesting() throws {
    var item = square
    for _ in 0..<Painter.nestingLimit { item = .group(Group([item])) }
    #expect(try painted(item) == painted(square))
    let deeper = SceneItem.group(Group([item], opacity: 0.5))
    #expect(throws: RasterError.nesting(limit: Painter.nestingLimit)) { try painted(deeper) }
  }
}
