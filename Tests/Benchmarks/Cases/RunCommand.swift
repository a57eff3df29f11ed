import Raster
import Veduta

extension Benchmark {
  /// The options of the still that ``coldStill`` makes.
  private static let still = [
    "still", "--center", "20,0", "--zoom", "1", "--size", "800x600@2x", "--style", "light",
  ]

  /// A still of the world, 800 by 600 at two pixels a point, by a process of its own.
  static var coldStill: Benchmark {
    Benchmark(name: "cold-still") {
      let folder = TemporaryFolder()
      let output = folder.path + "/still.png"
      return Work(amount: 1, unit: "stills") {
        _ = try ChildProcess(ChildProcess.veduta, still + ["-o", output])
        return try FileContents.read(output).count
      }
    }
  }

  /// What it costs to write that very picture with libpng, level 6, no filter: the yardstick for ``coldStill``.
  static var libpngStill: Benchmark {
    Benchmark(name: "libpng-still") {
      let folder = TemporaryFolder()
      let output = folder.path + "/still.png"
      _ = try ChildProcess(ChildProcess.veduta, still + ["-o", output])
      let bitmap = try PNGDecoder.decode(try FileContents.read(output))
      let rows = bitmap.rgb
      return Work(amount: 1, unit: "stills") {
        encodeWithLibpng(rows, width: bitmap.width, height: bitmap.height)
      }
    }
  }

  /// A flight of 120 frames, 1280 by 720, written by one and by two workers.
  static var oneWorker: Benchmark { Benchmark(name: "flight-1-worker") { flight(workers: 1) } }
  static var twoWorkers: Benchmark { Benchmark(name: "flight-2-workers") { flight(workers: 2) } }

  private static func flight(workers: Int, frames: Int = 120) -> Work {
    let folder = TemporaryFolder()
    return Work(amount: Double(frames), unit: "frames") {
      _ = try ChildProcess(ChildProcess.veduta, flightOptions(frames, workers, folder.path))
      return try FileContents.read(folder.path + "/0010.png").count
    }
  }

  private static func flightOptions(_ frames: Int, _ workers: Int, _ folder: String) -> [String] {
    [
      "frames", "--from", "region=48,2,20,20", "--to", "region=41.9,12.5,6,6", "--size", "1280x720", "--fps",
      "30",
      "--duration", "\(Double(frames - 1) / 30)s", "--workers", "\(workers)", "-o", folder + "/%04d.png",
    ]
  }

  /// The most memory that flights of 30 and of 300 frames take, which should be the same.
  static func printPeakMemory() throws {
    let folder = TemporaryFolder()
    let peaks = try [30, 300].map { frames in
      try ChildProcess(ChildProcess.veduta, flightOptions(frames, 2, folder.path)).peakMemory
    }
    let texts = peaks.map { "\(Int($0.rounded())) MB" }
    print("peak-memory          30 frames \(texts[0]), 300 frames \(texts[1])")
  }
}

extension Bitmap {
  /// Three bytes a pixel, row after row; what is translucent counts as opaque.
  fileprivate var rgb: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 3)
    for y in 0..<height {
      for x in 0..<width {
        if let pixel = self[x, y] { bytes += [pixel.red, pixel.green, pixel.blue] }
      }
    }
    return bytes
  }
}
