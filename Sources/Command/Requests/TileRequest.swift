import Veduta

/// Tiles of the map, as they were asked for.
struct TileRequest: Hashable, Sendable {
  /// What is to be made.
  enum Work: Hashable, Sendable {
    /// One tile, as a picture.
    case one(TileAddress, path: String)
    /// All tiles in a box at some zooms.
    case pyramid(BoundingBox, ClosedRange<Int>, TileDestination)
    /// What several made, in one.
    case merge([String], TileDestination)
  }

  /// What is to be made.
  var work: Work
  /// How it looks.
  var look: LookRequest
  /// The side of a tile, in points.
  var side = 256
  /// Pixels a point.
  var scale = 1.0
  /// How tiles are written.
  var format = TileFormat.png
  /// Whether work that was cut off goes on.
  var resumes: Bool
  /// Which part of the work is done, counted from 1.
  var shardNumber = 1
  /// Of how many parts.
  var shardCount = 1
  /// Blocks painted at a time, where it was said.
  var workers: Int?
  /// How much is said.
  var manners: Manners

  /// Tiles are made for zooms up to this.
  private static let highestZoom = 22
  private static let mostShards = 10_000

  /// Reads the options of tiles.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    look = try LookRequest(arguments)
    guard look.appearances.count == 1 else {
      throw .badValue(.style, "both", .form("light or dark; run tile once for each"))
    }
    resumes = arguments.has(.resume)
    manners = try Manners(arguments)
    workers = try arguments.read(.workers, FramesRequest.workers)
    let outputs = arguments.values(.output)
    guard outputs.count < 2 else { throw .repeated(.output) }
    guard let output = outputs.first, !output.isEmpty else { throw .missing(.output, becauseOf: nil) }
    let kind = OutputRequest.kind(of: output)?.lowercased()
    if arguments.has(.merge) {
      work = .merge(try Self.parts(arguments), try Self.destination(output, kind))
    } else if let text = arguments.value(.bbox) {
      work = try Self.pyramid(text, arguments, try Self.destination(output, kind))
    } else {
      work = .one(try Self.tile(arguments), path: output)
    }
    try readPicture(arguments, kind)
    try readShard(arguments)
  }

  private static func pyramid(
    _ box: String, _ arguments: ParsedArguments, _ destination: TileDestination
  ) throws(UsageError) -> Work {
    if let word = arguments.operands.first { throw .unexpectedOperand(word) }
    guard let zooms = try arguments.read(.zooms, zooms) else { throw .missing(.zooms, becauseOf: .bbox) }
    let points = CoordinateText(longitudeFirst: false)
    do throws(ValueProblem) {
      return .pyramid(try ViewText(points: points).box(box), zooms, destination)
    } catch {
      throw .badValue(.bbox, box, error)
    }
  }

  /// One tile is `Z/X/Y`.
  private static func tile(_ arguments: ParsedArguments) throws(UsageError) -> TileAddress {
    for name in [OptionName.zooms, .resume, .shard, .workers] where arguments.has(name) {
      throw .noEffect(name, .without([.bbox]))
    }
    guard let word = arguments.operands.first else { throw .missingTile }
    if arguments.operands.count > 1 { throw .severalTiles(arguments.operands[1]) }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { throw .noSuchTile(word) }
    let tile = TileAddress(z: numbers[0], x: numbers[1], y: numbers[2])
    guard (0...highestZoom).contains(tile.z), tile.isValid else { throw .noSuchTile(word) }
    return tile
  }

  private static func zooms(_ text: String) throws(ValueProblem) -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 1 || ends.count == 2 else { throw .form("a zoom or two, such as 12 or 0-14") }
    let (low, high) = (try NumberText.count(ends[0]), try NumberText.count(ends[ends.count - 1]))
    guard low <= high else { throw .form("the lower zoom first: \(high)-\(low)") }
    guard high <= highestZoom else { throw .range(Double(high), "0 to \(highestZoom)") }
    return low...high
  }

  private static func parts(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    let drawing: [OptionName] = [
      .bbox, .zooms, .tileSize, .scale, .style, .tiles, .language, .format, .resume, .shard, .workers,
    ]
    if let name = arguments.first(of: drawing) { throw .noEffect(name, .beside(.merge)) }
    guard !arguments.operands.isEmpty else { throw .missingValue(.merge, "FILE.mbtiles FILE.mbtiles") }
    return arguments.operands
  }

  private static func destination(_ path: String, _ kind: String?) throws(UsageError) -> TileDestination {
    guard path != "-" else {
      throw .badValue(.output, path, .form("a folder, FILE.mbtiles or FILE.pmtiles"))
    }
    switch kind {
    case "mbtiles": return .mbtiles(path)
    case "pmtiles": return .pmtiles(path)
    case "png", "jpg", "jpeg", "webp", "json", "svg", "pdf", "gif", "zip", "tar", "gz":
      throw .badValue(.output, path, .form("a folder, FILE.mbtiles or FILE.pmtiles"))
    default: return .folder(path)
    }
  }

  private mutating func readPicture(_ arguments: ParsedArguments, _ kind: String?) throws(UsageError) {
    if let text = arguments.value(.format) { format = try Self.format(text, .format, text) }
    if case .one(_, let path) = work {
      guard let kind else { throw .badValue(.output, path, .fileKind("")) }
      let named = try Self.format(kind, .output, path)
      guard !arguments.has(.format) else { throw .noEffect(.format, .beside(.output)) }
      format = named
    }
    if let text = arguments.value(.tileSize) {
      guard let side = Int(text), side == 256 || side == 512 else {
        throw .badValue(.tileSize, text, .word(text, among: ["256", "512"], near: nil))
      }
      self.side = side
    }
    if let text = arguments.value(.scale) {
      guard let scale = Double(text), scale == 1 || scale == 2 else {
        throw .badValue(.scale, text, .word(text, among: ["1", "2"], near: nil))
      }
      self.scale = scale
    }
  }

  private static func format(
    _ kind: String, _ name: OptionName, _ value: String
  ) throws(UsageError) -> TileFormat {
    switch kind.lowercased() {
    case "png": return .png
    case "jpg", "jpeg": return .jpg
    case "webp": return .webp
    default:
      let names = TileFormat.allCases.map(\.rawValue)
      throw .badValue(
        name, value, .word(kind, among: names, near: Suggestion.nearest(to: kind, among: names)))
    }
  }

  private mutating func readShard(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.value(.shard) else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      count <= Self.mostShards, (1...count).contains(number)
    else { throw .badValue(.shard, text, .form("a part and how many there are, such as 1/4")) }
    guard case .pyramid(_, _, .mbtiles) = work else {
      throw .badValue(.shard, text, .form("-o FILE.mbtiles, which --merge puts together"))
    }
    (shardNumber, shardCount) = (number, count)
  }
}
