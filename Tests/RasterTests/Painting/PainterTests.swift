import Geography
import Raster
import Scene
import Support
import Testing
import Typography

@Suite("A painter")
struct PainterTests {
  @Test(
    "refuses pictures that cannot be, before painting",
    arguments: [
      (0.0, 10.0, 0, 10), (10, -1, 10, 0), (16_385, 10, 16_385, 10), (10, 1e300, 10, Int.max),
      (.nan, 1, 0, 1),
      (.infinity, .infinity, Int.max, Int.max),
    ])
  func sizes(_ width: Double, _ height: Double, _ wide: Int, _ high: Int) {
    let scene = Scene(size: ViewSize(width: width, height: height))
    #expect(throws: RasterError.size(width: wide, height: high)) { try Painter(fonts: .bundled).paint(scene) }
  }

  @Test("refuses scales that are none", arguments: [0, -1, Double.infinity])
  func scales(_ scale: Double) {
    let scene = Scene(size: ViewSize(width: 9, height: 9), scale: scale)
    #expect(throws: RasterError.scale(scale)) { try Painter(fonts: .bundled).paint(scene) }
  }

  @Test("paints the widest picture")
  func widest() throws {
    let bitmap = try painted(fill(rectangle(16_000, 0, 500, 1)), width: 16_384, height: 1)
    #expect(bitmap.coveredArea == 384)
  }

  @Test("lays the background down premultiplied")
  func background() throws {
    let bitmap = try painted(background: Color(200, 100, 50, alpha: 0.5))
    #expect(Set(bitmap.pixels) == [0x80_64_32_19])
  }

  @Test("lays colours over one another with one rounding", arguments: [0.25, 0.5, 0.9])
  func blending(_ alpha: Double) throws {
    for (over, under) in [(0, 255), (255, 0), (10, 20), (201, 3), (128, 129)] {
      let bitmap = try painted(
        fill(rectangle(0, 0, 9, 9), color: Color(over, over, over, alpha: alpha)),
        background: Color(under, under, under))
      let exact = Double(over) * alpha + Double(under) * (1 - alpha)
      #expect(abs(Double(bitmap[4, 4]?.red ?? 0) - exact) <= 0.501)
    }
  }

  @Test(
    "leaves out what has a coordinate that is no number or too far away",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e10, -1e300,
    ])
  func strangeCoordinates(_ value: Double) throws {
    let path = polygon((5, 5), (value, 20), (20, 30))
    let group = Group([fill(rectangle(0, 0, 9, 9))], transform: .translation(x: value, y: 0), opacity: 0.5)
    let bitmap = try painted(
      fill(path), .stroke(Stroke([path], width: 3, color: .black)),
      .stroke(Stroke([path], width: 3, blur: 2, color: .black)),
      .disc(Disc(center: ViewPoint(x: value, y: 3), radius: 4, color: .black)), .group(group),
      fill(rectangle(1, 1, 1, 1)))
    #expect(bitmap.touchedCount == 1)
  }

  @Test("gives the same pixels on several threads, and whatever was painted before")
  func parallel() async throws {
    let scenes = (0..<6).map { RandomScene(seed: $0).scene }
    let fresh = try scenes.map { try Painter(fonts: .bundled).paint($0) }
    try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let painter = Painter(fonts: .bundled)
          return try scenes.map { try painter.paint($0) }
        }
      }
      for try await bitmaps in group { #expect(bitmaps == fresh) }
    }
  }

  @Test(
    "never traps, whatever the scene, and never makes a colour stronger than its alpha", arguments: 0..<60)
  func random(_ seed: UInt64) throws {
    let bitmap = try Painter(fonts: .bundled).paint(RandomScene(seed: seed, isWild: true).scene)
    let isSound = bitmap.pixels.allSatisfy { word in
      let alpha = word >> 24
      return word & 0xFF <= alpha && word >> 8 & 0xFF <= alpha && word >> 16 & 0xFF <= alpha
    }
    #expect(isSound, "seed \(seed)")
  }

  @Test("covers the same in tiles as in one window")
  func tiles() throws {
    var random = SeededGenerator(seed: 11)
    func place() -> (Double, Double) {
      (Double.random(in: -40...740, using: &random), .random(in: -40...340, using: &random))
    }
    let triangles = (0..<40).map { _ in polygon((0..<3).map { _ in place() }) }
    // Many small paths are worked off in tiles, one path of many points is not.
    var joined = Path()
    for triangle in triangles { joined.append(triangle) }
    let tiled = try painted(.fill(Fill(triangles, paint: .color(.black))), width: 700, height: 300)
    let whole = try painted(.fill(Fill([joined], paint: .color(.black))), width: 700, height: 300)
    let worst = zip(tiled.pixels, whole.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect(worst.map { $0 <= 1 } == true)
  }
}

/// A scene of items taken at random, in wild ones with numbers that make no sense.
private struct RandomScene {
  private var random: SeededGenerator
  private let isWild: Bool
  private(set) var scene: Scene

  init(seed: UInt64, isWild: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isWild = isWild
    scene = Scene(size: ViewSize(width: 90, height: 70), scale: seed % 2 == 0 ? 1 : 1.7)
    scene.items = items(depth: 0)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1, 1e9, -9e8, 16_384.5, .leastNonzeroMagnitude,
    ]
    if isWild && Int.random(in: 0..<12, using: &random) == 0 {
      return odd[Int.random(in: 0..<odd.count, using: &random)]
    }
    return Double.random(in: range, using: &random)
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func point() -> ViewPoint { ViewPoint(x: number(-20...110), y: number(-20...90)) }

  private mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<pick(9) {
      switch pick(5) {
      case 0: path.move(to: point())
      case 1: path.cubic(point(), point(), to: point())
      case 2: path.close()
      default: path.line(to: point())
      }
    }
    return path
  }

  private mutating func paint() -> Paint {
    if pick(3) > 0 { return .color(color()) }
    let stops = (0..<pick(4)).map { _ in LinearGradient.Stop(location: number(0...1), color: color()) }
    return .linearGradient(LinearGradient(start: point(), end: point(), stops: stops))
  }

  private mutating func stroke() -> Stroke {
    Stroke(
      (0..<pick(4)).map { _ in path() }, width: number(0...20), cap: [.butt, .round, .square][pick(3)],
      join: [.miter, .bevel, .round][pick(3)], miterLimit: number(0...6),
      dashes: (0..<pick(4)).map { _ in number(0...9) }, dashPhase: number(-5...5),
      blur: pick(3) == 0 ? number(0...9) : 0, color: color())
  }

  private mutating func text() -> GlyphRun {
    let isTurned = pick(3) == 0
    let glyphs = (0..<pick(6)).map { _ in
      PlacedGlyph(
        face: FaceID(index: isWild ? pick(40) - 2 : pick(3)), glyph: UInt32(pick(900)), x: number(0...50),
        y: number(-5...20), angle: isTurned ? number(-90...90) : 0)
    }
    let halo = pick(2) == 0 ? nil : GlyphRun.Halo(width: number(0...3), blur: number(0...3), color: color())
    return GlyphRun(
      origin: point(), size: number(5...90), glyphs: glyphs, embolden: pick(3) == 0 ? number(0...1) : 0,
      color: color(), halo: halo, opacity: number(0...1))
  }

  private mutating func group(depth: Int) -> Group {
    let transform = Transform(
      a: number(-2...2), b: number(-1...1), c: number(-1...1), d: number(-2...2), tx: number(-50...50),
      ty: number(-50...50))
    let shadow = Group.Shadow(color: color(), radius: number(0...12), x: number(-9...9), y: number(-9...9))
    return Group(
      items(depth: depth + 1), transform: pick(2) == 0 ? transform : .identity,
      clip: pick(2) == 0 ? path() : nil,
      shadow: pick(2) == 0 ? shadow : nil, opacity: number(0...1))
  }

  private mutating func items(depth: Int) -> [SceneItem] {
    (0..<(depth == 0 ? 12 : pick(4))).map { _ in
      switch pick(depth > 3 ? 4 : 5) {
      case 0:
        return .fill(
          Fill((0..<pick(5)).map { _ in path() }, rule: pick(2) == 0 ? .nonZero : .evenOdd, paint: paint()))
      case 1: return .stroke(stroke())
      case 2:
        return .disc(
          Disc(
            center: point(), radius: number(0...30), blur: number(0...1), color: color(),
            ringWidth: number(0...4),
            ringColor: color()))
      case 3: return .text(text())
      default: return .group(group(depth: depth))
      }
    }
  }
}
