import Geography
import Support
import Tiles

extension Benchmark {
  /// Everything in dense city tiles: all layers, all properties with their texts, all geometries.
  static var decodeTiles: Benchmark {
    Benchmark(name: "decode-tiles") { try work(decodeAll) }
  }

  /// What a look needs that draws two layers and asks each feature for two properties.
  static var openTwoLayers: Benchmark {
    Benchmark(name: "open-two-layers") { try work(openTwoLayerTiles) }
  }
}

private func decodeAll(_ bytes: [UInt8]) throws -> Int {
  var check = 0
  var geometry = TileGeometry()
  for layer in try VectorTile(bytes).layers() {
    for feature in layer.features {
      feature.visitProperties { check += length($1) }
      try feature.decodeGeometry(into: &geometry)
      check += geometry.points.count
    }
  }
  return check
}

private func openTwoLayerTiles(_ bytes: [UInt8]) throws -> Int {
  var check = 0
  let tile = try VectorTile(bytes)
  for name in ["transportation", "building"] {
    guard let layer = try tile.layer(named: name) else { continue }
    for feature in layer.features {
      check += feature.value(named: "class").map(length) ?? 0
      check += feature.value(named: "render_height").map(length) ?? 0
    }
  }
  return check
}

private func length(_ value: PropertyValue) -> Int {
  if case .string(let text) = value { return text.utf8.count }
  return 1
}

private func work(_ read: @escaping ([UInt8]) throws -> Int) throws -> Benchmark.Work? {
  guard let tiles = try inflatedTiles("bench/paris.mbtiles") else { return nil }
  return Benchmark.Work(amount: megabytes(tiles), unit: "MB", note: note(tiles)) {
    try tiles.reduce(0) { try $0 + read($1) }
  }
}

private func megabytes(_ tiles: [[UInt8]]) -> Double {
  Double(tiles.map(\.count).reduce(0, +)) / 1e6
}

private func note(_ tiles: [[UInt8]]) -> String {
  "\(tiles.count) tiles, \(Int(megabytes(tiles))) MB"
}

private func inflatedTiles(_ path: String) throws -> [[UInt8]]? {
  guard let folder = TestData.maps else { return nil }
  return try storedTiles("\(folder)/\(path)").map { try Gzip.inflate($0, limit: 1 << 26) }
}
