import Foundation
import Support
import Testing

@Suite("Tiles of one's own give the view, and where they are not there is no map") struct OwnTilesRunTests {
  private let folder: Folder

  /// A tile with a layer of streets in which there are none.
  private static let streets: [UInt8] = [0x1A, 18, 0x0A, 14] + Array("transportation".utf8) + [0x78, 2]

  init() throws {
    folder = try Folder()
  }

  /// Makes a folder of tiles in which only these are, with what is said of them.
  private func make(
    _ metadata: String?, _ tiles: [String] = ["0/0/0", "14/8624/5745"]
  ) throws {
    for tile in tiles {
      let file = URL(fileURLWithPath: "\(folder.path)/alps/\(tile).pbf")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.streets).write(to: file)
    }
    if let metadata { folder["alps/metadata.json"] = Array(metadata.utf8) }
  }

  private static let box = #""minzoom": 0, "maxzoom": 14, "bounds": [9.4, 47, 9.7, 47.3]"#

  @Test(
    "their centre is shown, at the zoom that their tiles count; one at which they are a speck is none",
    arguments: [
      ("[9.5, 47.1, 13]", "center   47.1, 9.5", "zoom     14 "),
      (#""9.5,47.1,11.5""#, "center   47.1, 9.5", "zoom     12.5 "),
      ("[9.5, 47.1, 0]", "center   47.150212, 9.55", "zoom     10.901"),
      ("[19.5, 47.1, 13]", "center   47.150212, 9.55", "zoom     10.901"),
      ("[9.5, 1e300, 13]", "center   47.150212, 9.55", "zoom     10.901"),
      (#""here""#, "center   47.150212, 9.55", "zoom     10.901"),
    ])
  func center(_ center: String, _ middle: String, _ zoom: String) throws {
    try make("{\(Self.box), \"center\": \(center)}")
    let run = try Run(["inspect", "--tiles", "alps"], in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains(middle + "\n") && run.text.contains(zoom), "\(run.text)")
    #expect(run.text.contains("source   alps: vector tiles of zooms 0 to 14, box 9.4, 47, 9.7, 47.3\n"))
    #expect(!run.text.contains("Colosseum"), "\(run.text)")
  }

  @Test("without a word of theirs their tiles tell where they are")
  func silent() throws {
    try make(nil)
    let run = try Run(["inspect", "--tiles", "alps"], in: folder)
    #expect(run.text.contains("center   47.256864, 9.503174"), "\(run.text)\(run.errors)")
    #expect(run.text.contains("box 9.492188, 47.249407, 9.51416, 47.26432\n"))
  }

  @Test("a picture without a name is called after them, its open height follows their shape")
  func names() throws {
    try make("{\(Self.box)}")
    let run = try Run(["still", "--tiles", "alps", "--size", "100x"], in: folder)
    #expect(run.errors.hasSuffix("wrote output/alps.png\n"), "\(run.errors)")
    let inspect = try Run(["inspect", "--tiles", "alps", "--size", "100x", "--json"], in: folder)
    #expect(
      inspect.text.contains("\"height\" : 148") || inspect.text.contains("\"height\": 148"), "\(inspect.text)"
    )
    #expect(
      try Run(["still", "--tiles", "helsinki", "--size", "60x40"], in: folder).errors
        == "wrote output/helsinki.png\n")
  }

  @Test("the zooms of pictures are those of the map")
  func pictures() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/p/0/0", withIntermediateDirectories: true)
    #expect(try Run(["tile", "0/0/0", "-o", "p/0/0/0.png"], in: folder).exitCode == 0)
    folder["p/tiles.json"] = Array(#"{"minzoom": 0, "maxzoom": 0, "center": [20, 10, 2]}"#.utf8)
    let run = try Run(["inspect", "--tiles", "p", "--size", "200x200"], in: folder)
    #expect(run.text.contains("center   10, 20\n") && run.text.contains("zoom     2 "), "\(run.text)")
    #expect(run.text.contains("source   p: png tiles of zooms 0 to 0, the world\n"), "\(run.text)")
  }

  @Test("what a person asks for comes before what the tiles say")
  func asked() throws {
    try make("{\(Self.box), \"center\": [9.5, 47.1, 13]}")
    let run = try Run(["inspect", "--tiles", "alps", "--pin", "47.2,9.6"], in: folder)
    #expect(run.text.contains("center   47.2"), "\(run.text)")
  }

  @Test(
    "a view outside of their box is an error that says where they are, and nothing is written",
    arguments: [
      ["still", "--place", "Colosseum", "-o", "a.png"],
      ["inspect", "--place", "Colosseum"],
      ["frames", "--from", "center=47.1,9.5;zoom=14", "--to", "place=Colosseum", "-o", "f/%d.png"],
      ["tile", "14/8700/6000", "-o", "a.png"],
      ["tile", "--bbox", "20,40,20.1,40.1", "--zooms", "10-12", "-o", "t"],
      ["screen", "places", "-o", "s.png"],
    ])
  func outside(_ arguments: [String]) throws {
    try make("{\(Self.box)}")
    let before = folder.names
    let run = try Run(arguments + ["--tiles", "alps"], in: folder)
    #expect(run.exitCode == 1 && run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains("the view lies outside of the tiles of alps"), "\(run.errors)")
    #expect(run.errors.contains("--bbox 9.4,47,9.7,47.3, or --allow-missing-tiles"), "\(run.errors)")
    #expect(arguments[0] != "frames" || run.errors.hasPrefix("error: frame "), "\(run.errors)")
    #expect(folder.names == before)
    var shorter = arguments
    if arguments[0] == "frames" { shorter += ["--duration", "0.05s", "--size", "40x30"] }
    let allowed = try Run(shorter + ["--tiles", "alps", "--allow-missing-tiles"], in: folder)
    #expect(allowed.exitCode == 0, "\(allowed.errors)")
    #expect(
      (allowed.errors + allowed.text).contains("no map here") || arguments[0] == "tile", "\(allowed.errors)")
    #expect((allowed.errors + allowed.text).contains("warning"), "\(allowed.errors)")
  }

  @Test(
    "where no box is said a view is an error if none of its tiles is there, and says where there are some")
  func unknown() throws {
    try make(nil, ["14/8624/5745"])
    for arguments in [
      ["still", "--center", "41.9,12.5", "--zoom", "16", "--size", "40x30", "-o", "a.png"],
      ["tile", "14/8700/6000", "-o", "a.png"],
      ["tile", "--bbox", "20,40,20.01,40.01", "--zooms", "14", "-o", "t"],
    ] {
      let run = try Run(arguments + ["--tiles", "alps"], in: folder)
      #expect(run.exitCode == 1 && run.errorLines.count == 2, "\(arguments): \(run.errors)")
      #expect(run.errors.contains("--bbox 9.49219,47.24941,9.51416,47.26432"), "\(run.errors)")
      #expect(!folder.names.contains("a.png"))
    }
    let run = try Run(
      [
        "still", "--center", "41.9,12.5", "--zoom", "16", "--size", "40x30", "-o", "a.png", "--tiles", "alps",
        "--allow-missing-tiles",
      ],
      in: folder)
    #expect(run.exitCode == 0 && run.errors.contains("warning: no map here"), "\(run.errors)")
  }

  @Test("where there are none within their box a warning does")
  func hole() throws {
    try make("{\(Self.box)}")
    let run = try Run(
      [
        "still", "--tiles", "alps", "--center", "47.05,9.6", "--zoom", "15", "--size", "40x30", "-o", "a.png",
      ],
      in: folder)
    #expect(run.exitCode == 0 && run.errors.contains("warning: no map here"), "\(run.errors)")
  }

  @Test("a view that reaches out of their box says that they end in the picture, once")
  func edge() throws {
    for arguments in [
      ["still", "--center", "60.17,24.945", "--zoom", "15", "--size", "600x400", "-o", "a.png"],
      ["tile", "--bbox", "24.93,60.16,24.96,60.18", "--zooms", "12-14", "-o", "t"],
    ] {
      let run = try Run(arguments + ["--tiles", "helsinki"], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      let warnings = run.errorLines.filter { $0.hasPrefix("warning") }
      #expect(warnings.count == 1, "\(run.errors)")
      #expect(warnings.first?.contains("the tiles end within the picture") == true, "\(run.errors)")
    }
    for arguments in [
      ["still", "--size", "80x60", "-o", "b.png"], ["tile", "16/37309/18968", "-o", "c.png"],
    ] {
      let run = try Run(arguments + ["--tiles", "helsinki"], in: folder)
      #expect(run.exitCode == 0 && !run.errors.contains("warning"), "\(run.errors)")
    }
  }

  @Test("the world lacks no tiles, so that nothing is allowed there")
  func world() throws {
    let run = try Run(["still", "--allow-missing-tiles", "-o", "a.png"], in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("--allow-missing-tiles"), "\(run.errors)")
  }

  @Test("real archives are shown without a view: no blank picture")
  func archives() throws {
    guard let maps = TestData.maps else { return }
    for (file, name) in [
      ("bench/liechtenstein.mbtiles", "Vaduz"), ("tiles/paris-omt.pmtiles", "PIGALLE"),
      ("tiles/tokyo-akihabara-omt.pmtiles", "神田川"), ("tiles/rome.mbtiles", "Via Labicana"),
    ] {
      let run = try Run(["inspect", "--tiles", "\(maps)/\(file)"], in: folder)
      #expect(run.exitCode == 0 && run.text.contains(name), "\(file): \(run.text)\(run.errors)")
    }
  }
}
