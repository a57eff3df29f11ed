import Cartography
import Geography
import Raster
import Veduta

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One run beside other renderers, told as a line of JSON; see CONTRIBUTING.
///
///     Benchmarks peer --style FILE --data FOLDER still SCENE
///     Benchmarks peer --style FILE --data FOLDER flight SCENE FOLDER
struct PeerRun {
  private let scene: PeerScene
  private let name: String
  private let folder: String?
  private let tiles: MapTiles

  /// Why there was no run.
  enum Failure: Error {
    case usage
    case cannotWrite(String)
  }

  /// Reads the words after `peer`.
  init(_ arguments: [String]) throws {
    var (words, style, data) = (arguments, "", ".")
    while let word = words.first, word.hasPrefix("--"), words.count > 1 {
      if word == "--style" { style = words[1] } else { data = words[1] }
      words.removeFirst(2)
    }
    guard words.count > 1, let scene = words[0] == "still" ? PeerScene.still(words[1]) : .flight(words[1])
    else { throw Failure.usage }
    (self.scene, name) = (scene, words[1])
    folder = words[0] == "flight" && words.count > 2 ? words[2] : nil
    tiles = try MapTiles(
      contentsOf: "\(data)/\(scene.tiles).mbtiles", style: try MapStyle(contentsOf: style))
  }

  /// Draws, and prints the line.
  func run() async throws {
    let ready = ContinuousClock.now
    if let folder { try await flight(into: folder) } else { try still(since: ready) }
  }

  private func still(since ready: ContinuousClock.Instant) throws {
    let png = try drawn(0, workers: FrameSequence.cores).pngData(effort: .frame)
    let first = ContinuousClock.now - ready
    var (whole, painted): ([Double], [Double]) = ([], [])
    let repeats = getenv("REPEATS").flatMap { Int(String(cString: $0)) } ?? 10
    for _ in 0..<repeats {
      let begin = ContinuousClock.now
      let snapshot = try drawn(0, workers: FrameSequence.cores)
      painted.append((ContinuousClock.now - begin) / .seconds(1))
      guard try snapshot.pngData(effort: .frame) == png else { fatalError("two stills differ") }
      whole.append((ContinuousClock.now - begin) / .seconds(1))
    }
    let sum = png.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    say([
      ("what", "\"still\""), ("first_s", "\(first / .seconds(1))"),
      ("warm_median_s", whole.median ?? "null"), ("warm_no_png_median_s", painted.median ?? "null"),
      ("png_bytes", "\(png.count)"), ("sha", "[\"\(String(sum, radix: 16))\"]"),
    ])
  }

  private func flight(into folder: String) async throws {
    let begin = ContinuousClock.now
    let times = Locked<[Double]>([])
    try await OrderedWork.run(0..<scene.frames, workers: FrameSequence.cores) { index in
      let start = ContinuousClock.now
      let bytes = try drawn(index).pngData(effort: .frame)
      times.withLock { $0.append((ContinuousClock.now - start) / .seconds(1)) }
      return bytes
    } deliver: { index, bytes in
      let digits = String(index)
      try write(bytes, to: "\(folder)/f\(String(repeating: "0", count: 4 - digits.count))\(digits).png")
    }
    let total = (ContinuousClock.now - begin) / .seconds(1)
    let (first, sorted) = times.withLock { ($0.first ?? 0, $0.sorted()) }
    say([
      ("what", "\"flight\""), ("total_s", "\(total)"), ("frame_median_s", sorted.median ?? "null"),
      ("frame_p95_s", "\(sorted[sorted.count * 95 / 100])"), ("frame_max_s", "\(sorted.last ?? 0)"),
      ("first_frame_s", "\(first)"),
    ])
  }

  private func drawn(_ frame: Int, workers: Int = 1) throws -> Snapshot {
    try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: tiles, viewport: try scene.viewport(at: frame), scale: scene.scale, appearance: .light,
        annotations: [], attribution: .none), workers: workers)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw Failure.cannotWrite(path) }
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Prints a line of JSON, with the most memory that the process has had.
  private func say(_ values: [(String, String)]) {
    var usage = rusage()
    // 0 is RUSAGE_SELF, which the two systems give different types.
    getrusage(0, &usage)
    #if os(Linux)
      let peak = Double(usage.ru_maxrss) / 1024
    #else
      let peak = Double(usage.ru_maxrss) / 1_048_576
    #endif
    let all = [("peer", "\"veduta\""), ("scene", "\"\(name)\"")] + values + [("peak_mb", "\(peak)")]
    print("{" + all.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}")
  }
}

extension [Double] {
  /// The middle one, as text; nothing without numbers.
  fileprivate var median: String? { isEmpty ? nil : "\(sorted()[count / 2])" }
}
