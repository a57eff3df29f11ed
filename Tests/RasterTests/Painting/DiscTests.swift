import Geography
import Raster
import Scene
import Testing
import Typography

@Suite("A disc")
struct DiscTests {
  private func disc(
    _ radius: Double, blur: Double = 0, color: Color = .black, ring: Double = 0, ringColor: Color = .clear
  ) -> SceneItem {
    .disc(
      Disc(
        center: ViewPoint(x: 20, y: 20), radius: radius, blur: blur, color: color, ringWidth: ring,
        ringColor: ringColor))
  }

  @Test("covers its area, however small", arguments: [0.3, 1, 2.5, 7, 18])
  func area(_ radius: Double) throws {
    let exact = Double.pi * radius * radius
    #expect(abs(try painted(disc(radius)).coveredArea - exact) < 0.02 * 2 * .pi * radius + 0.05)
  }

  @Test("has its ring outside, without the ground between them")
  func ring() throws {
    let white = Color.white
    let ringed = try painted(disc(10, color: white, ring: 4, ringColor: white), background: .black)
    #expect(ringed == (try painted(disc(14, color: white), background: .black)))
    let red = try painted(disc(10, color: white, ring: 4, ringColor: Color(255, 0, 0)))
    #expect(red[20, 20] == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(red[32, 20] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(red.touchedCount == (try painted(disc(14))).touchedCount)
  }

  @Test("without a fill is only its ring")
  func onlyRing() throws {
    let bitmap = try painted(disc(8, color: .clear, ring: 4, ringColor: .black))
    #expect(bitmap.alpha(20, 20) == 0)
    #expect(bitmap.alpha(30, 20) == 255)
    #expect(abs(bitmap.coveredArea - .pi * 80) < 1)
  }

  @Test("with blur fades smoothly inward from its edge")
  func blur() throws {
    let bitmap = try painted(disc(16, blur: 1))
    let ray = bitmap.alphas(row: 20)[20...]
    #expect(zip(ray, ray.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(ray.first.map { $0 >= 250 } == true)
    // Half way out it is half as strong.
    #expect(abs(bitmap.alpha(28, 20) - 128) < 16)
    #expect(bitmap.alpha(37, 20) == 0)
    let half = try painted(disc(16, blur: 0.5))
    #expect(half.alpha(27, 20) == 255)
    #expect(half.alpha(33, 20) > 0 && half.alpha(33, 20) < 128)
  }

  @Test("with a wide blur has noise of less than a level, fixed for each pixel")
  func noise() throws {
    let glow = Disc(center: ViewPoint(x: 150, y: 150), radius: 150, blur: 1, color: Color.white.opacity(0.1))
    let scene = Scene(
      size: ViewSize(width: 300, height: 300), background: Color(0x25, 0x2A, 0x32), items: [.disc(glow)])
    let bitmap = try Painter(fonts: .bundled).paint(scene)
    #expect(bitmap == (try Painter(fonts: .bundled).paint(scene)))
    var switches = 0
    for x in 150..<299 {
      let (here, next) = (Int(bitmap[x, 150]?.red ?? 0), Int(bitmap[x + 1, 150]?.red ?? 0))
      #expect(abs(here - next) <= 1)
      if here != next { switches += 1 }
    }
    // Bands would switch once for each of the 22 levels.
    #expect(switches > 44)
  }

  @Test("follows a transform", arguments: [0.0, 0.5])
  func transformed(_ blur: Double) throws {
    let group = Group(
      [.disc(Disc(center: ViewPoint(x: 5, y: 5), radius: 4, blur: blur, color: .black))],
      transform: .scale(4, 4), opacity: 0.999_999)
    #expect(try painted(.group(group)) == painted(disc(16, blur: blur)))
  }

  @Test("that is none paints nothing", arguments: [0, -3, Double.nan, .infinity])
  func none(_ radius: Double) throws {
    #expect(try painted(disc(radius)).touchedCount == 0)
    #expect(try painted(disc(radius, blur: 0.5)).touchedCount == 0)
  }
}
