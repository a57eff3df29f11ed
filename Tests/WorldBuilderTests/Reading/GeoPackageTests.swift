import Foundation
import Support
import Testing

@testable import WorldBuilder

@Suite("A GeoPackage is read row by row") struct GeoPackageTests {
  @Test("rows come in the order of their numbers, with their polygons and texts")
  func rows() throws {
    let path = NSTemporaryDirectory() + "veduta-\(UUID().uuidString).gpkg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A mark, a version, flags and a reference system; then a polygon of one ring of four points.
    let header = "4750000100000000" + "0103000000" + "01000000" + "04000000"
    let (zero, one) = ("0000000000000000", "000000000000F03F")
    let ring = zero + zero + one + zero + one + one + zero + zero
    try SQLiteScript.run(
      """
      CREATE TABLE lands (fid INTEGER PRIMARY KEY, geom BLOB, NAME TEXT, ISO TEXT);
      INSERT INTO lands VALUES (2, NULL, 'Two', NULL), (1, x'\(header + ring)', 'One', 'ON');
      """, path)
    let package = try GeoPackage(path: path)
    let rows = try package.rows(of: "lands", texts: ["NAME", "ISO"])
    #expect(rows.map(\.texts) == [["One", "ON"], ["Two", nil]])
    #expect(rows.map(\.polygons) == [[[[SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1)]]], []])
    #expect(throws: BuildError.database(path: path, code: 1)) { try package.rows(of: "seas", texts: []) }
    #expect(throws: BuildError.database(path: path + "x", code: 14)) { try GeoPackage(path: path + "x") }
  }
}
