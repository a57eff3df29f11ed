import Cartography
import Geography
import Raster
import Veduta

extension Benchmark {
  /// A frame of the world, 1280 by 720, over and over: everything is read already.
  static var worldFrame: Benchmark {
    Benchmark(name: "world-frame") { try frame(48, 12, zoom: 4, width: 1280, height: 720) }
  }

  /// A phone's screen of a city with its quarters, two pixels a point.
  static var cityFrame: Benchmark {
    Benchmark(name: "city-frame") {
      try frame(41.8902, 12.4922, zoom: 11.42, width: 390, height: 844, scale: 2)
    }
  }

  /// The same frame in its parts.
  static var worldCompose: Benchmark {
    Benchmark(name: "world-compose") {
      let picture = try worldPicture(48, 12, zoom: 4, width: 1280, height: 720)
      return Work(amount: 1, unit: "frames") { try MapRenderer.shared.compose(picture).scene.items.count }
    }
  }

  static var worldPaint: Benchmark {
    Benchmark(name: "world-paint") {
      let map = try MapRenderer.shared.compose(try worldPicture(48, 12, zoom: 4, width: 1280, height: 720))
      return Work(amount: 1, unit: "frames") { try MapRenderer.shared.paint(map).pixels.checksum }
    }
  }

  static var worldEncode: Benchmark {
    Benchmark(name: "world-encode") {
      let snapshot = try MapRenderer.shared.snapshot(
        try worldPicture(48, 12, zoom: 4, width: 1280, height: 720))
      return Work(amount: 1, unit: "frames") { try snapshot.pngData(effort: .frame).count }
    }
  }

  private static func frame(
    _ latitude: Double, _ longitude: Double, zoom: Double, width: Double, height: Double, scale: Double = 1
  ) throws -> Work {
    let picture = try worldPicture(
      latitude, longitude, zoom: zoom, width: width, height: height, scale: scale)
    return Work(amount: 1, unit: "frames") {
      try MapRenderer.shared.snapshot(picture).bitmap.pixels.checksum
    }
  }

  private static func worldPicture(
    _ latitude: Double, _ longitude: Double, zoom: Double, width: Double, height: Double, scale: Double = 1
  ) throws -> MapPicture {
    let center = Coordinate(latitude: latitude, longitude: longitude)
    let viewport = try Viewport(
      center: center, zoom: zoom, size: ViewSize(width: width, height: height))
    return MapPicture(
      viewport: viewport, scale: scale, appearance: .light, annotations: [], attribution: .automatic)
  }
}

extension [UInt32] {
  /// A number that depends on every pixel.
  fileprivate var checksum: Int {
    var sum: UInt64 = 0
    for pixel in self { sum = sum &* 31 &+ UInt64(pixel) }
    return Int(truncatingIfNeeded: sum >> 1)
  }
}
