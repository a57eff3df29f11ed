import Foundation
import Testing
import Veduta

/// The README's example, compiled: what stands between the two marks is what stands there.
enum ReadmeExample {
  static func run() async throws {
    // The example begins.
    let rome = CoordinateRegion(
      center: Coordinate(latitude: 41.8902, longitude: 12.4922),
      span: CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    let snapshotter = MapSnapshotter(region: rome, size: ViewSize(width: 390, height: 844), scale: 2)
    let snapshot = try await snapshotter.start()
    try snapshot.write(to: "rome.png")
    print(snapshot.point(for: rome.center))
    // The example ends.
  }
}

@Suite("The README's example is what is compiled") struct ReadmeExampleTests {
  private static let source = URL(fileURLWithPath: #filePath)

  private static func lines(_ file: URL, from start: String, to end: String) throws -> [String] {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let first = try #require(lines.firstIndex(of: start))
    let last = try #require(lines[first...].firstIndex(of: end))
    return lines[(first + 1)..<last].filter { !$0.isEmpty }
  }

  @Test("line for line, in ten lines at most")
  func same() throws {
    let readme = Self.source.deletingLastPathComponent().appendingPathComponent("../../README.md")
      .standardized
    let written = try Self.lines(readme, from: "```swift", to: "```")
    let compiled = try Self.lines(Self.source, from: "// The example begins.", to: "// The example ends.")
    #expect(written == ["import Veduta"] + compiled)
    #expect(written.count <= 10)
  }
}
