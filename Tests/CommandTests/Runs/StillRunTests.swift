import Foundation
import JSON
import Testing

@Suite("veduta still makes what was asked for") struct StillRunTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test(
    "each view gives its files, and says so",
    arguments: [
      (["--quiet"], ["output/", "output/colosseum.png"]),
      (["--place", "Trevi Fountain"], ["output/", "output/trevi-fountain.png"]),
      (
        ["--center", "-33.86,151.2", "--zoom", "4", "-o", "a/b/sydney.png"], ["a/", "a/b/", "a/b/sydney.png"]
      ),
      (["--region", "56,-3,10,10", "-o", "x.png", "-o", "y.png"], ["x.png", "y.png"]),
      (["still", "--bbox", "170,-20,-170,-10", "-o", "fiji.png"], ["fiji.png"]),
      (["--camera", "41.89,12.49,33km", "-o", "a.png", "--report", "a.json"], ["a.json", "a.png"]),
      (
        [
          "--pin", "1,2", "--marker", "3,4;title=B;selected", "--scale", "1,2", "--size", "160x198", "-o",
          "m.png",
        ],
        ["m.png", "m@2x.png"]
      ),
      (["--style", "both", "-o", "m.png"], ["m.png", "m~dark.png"]),
      (["--format", "png", "-o", "picture"], ["picture"]),
    ])
  func files(_ arguments: [String], _ names: [String]) throws {
    let run = try Run(arguments + (arguments.contains("--size") ? [] : ["--size", "40x30"]), in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(folder.names == names)
    #expect(run.output.isEmpty)
    let files = names.filter { !$0.hasSuffix("/") }
    for name in files where !name.hasSuffix(".json") { #expect(folder[name]?.starts(with: Self.png) == true) }
    #expect(run.errorLines.count == (arguments.contains("--quiet") ? 0 : files.count))
  }

  @Test("a marker or pin outside of the picture is told of, a place of a list is not")
  func outside() throws {
    let run = try Run(
      [
        "--center", "48.86,2.3", "--zoom", "9", "--size", "120x90", "--marker", "50,10;title=Far", "--pin",
        "0,0",
        "--pin", "48.86,2.3", "-o", "a.png",
      ], in: folder)
    #expect(run.exitCode == 0)
    #expect(
      run.errorLines == [
        "warning: the marker \"Far\" lies outside of the picture",
        "warning: a pin lies outside of the picture",
        "wrote a.png",
      ])
    let places = try Run(["--place", "Pantheon", "--size", "120x90", "-o", "b.png"], in: folder)
    #expect(places.errors == "wrote b.png\n")
  }

  @Test("standard output carries the picture and nothing else")
  func standardOutput() throws {
    let run = try Run(["--place", "Pantheon", "--size", "40x30", "-o", "-", "--format", "png"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.starts(with: Self.png))
    #expect(run.errors.isEmpty)
    #expect(folder.names.isEmpty)
    let file = try Run(["--place", "Pantheon", "--size", "40x30", "-o", "a.png"], in: folder)
    #expect(file.exitCode == 0)
    #expect(folder["a.png"] == run.output)
  }

  @Test(
    "the same command gives the same bytes, in whatever folder it runs and whatever stands in the environment"
  )
  func deterministic() throws {
    let arguments = [
      "--bbox", "-10,40,20,60", "--style", "dark", "--size", "60x", "-o", "a.png", "--report", "a.json",
    ]
    let other = try Folder()
    #expect(try Run(arguments, in: folder).exitCode == 0)
    #expect(try Run(arguments, in: other).exitCode == 0)
    #expect(folder["a.png"] == other["a.png"])
    #expect(folder["a.json"] == other["a.json"])
  }

  @Test("an open height follows the shape of what is shown")
  func openHeight() throws {
    let arguments = [
      "--bbox", "0,0,20,10", "--size", "200x", "--padding", "10", "-o", "a.png", "--report", "a.json",
    ]
    #expect(try Run(arguments, in: folder).exitCode == 0)
    let report = try JSON(parsing: folder["a.json"] ?? [])
    // 180 points for 20 degrees; 10 degrees of latitude at the equator are 10.051 degrees of map: 90.46 points, and a whole number of them.
    #expect(report["size"]?["height"]?.number == 111)
    let west = try #require(report["view"]?["bbox"]?.array?.first?.number)
    #expect(abs(west + 20.0 / 18) < 1e-6)
  }

  @Test("the report tells the view, the items with their places, and the digest of the picture")
  func report() throws {
    let run = try Run(
      ["--place", "Colosseum", "--size", "390x844", "-o", "a.png", "--report", "a.json"], in: folder)
    #expect(run.exitCode == 0)
    let report = try JSON(parsing: folder["a.json"] ?? [])
    #expect(
      report.object?.map(\.key) == [
        "digest", "fonts", "items", "labels", "pixels", "scale", "size", "source", "tiles", "view",
        "warnings",
      ])
    #expect(report["view"]?["zoom"]?.number.map { abs($0 - 12.421112) < 1e-6 } == true)
    #expect(report["view"]?["mapPointsPerPoint"]?.number.map { abs($0 - 191.193345) < 1e-6 } == true)
    let items = try #require(report["items"]?.array)
    let expected = [("ColosseumRome", 195, 422, true), ("PantheonRome", 135.33, 377.99, false)]
    for (item, (id, x, y, selected)) in zip(items, expected) {
      #expect(item["id"]?.string == id)
      #expect(item["x"]?.number.map { abs($0 - x) < 0.01 } == true)
      #expect(item["y"]?.number.map { abs($0 - y) < 0.01 } == true)
      #expect(item["selected"]?.bool == selected)
    }
    #expect(items.count == 5)
    let inspected = try Run(["inspect", "--place", "Colosseum", "--size", "390x844", "--json"], in: folder)
    #expect(inspected.output == folder["a.json"])
    let text = try Run(["inspect", "--place", "Colosseum", "--size", "390x844"], in: folder).text
    #expect(text.contains("pin      Colosseum at 195, 422, selected\n"))
  }

  @Test("a pin beyond the map's end is left out, with a warning, and the others keep their identities")
  func leftOut() throws {
    let arguments = [
      "--center", "0,0", "--zoom", "1", "--pin", "89,0;title=Pole", "--pin", "1,2", "--size", "40x30",
    ]
    let run = try Run(arguments + ["-o", "a.png", "--report", "a.json"], in: folder)
    #expect(run.exitCode == 0)
    #expect(
      run.errorLines.first?.hasPrefix("warning: ") == true && run.errors.contains(": Pole\n"), "\(run.errors)"
    )
    let report = try JSON(parsing: folder["a.json"] ?? [])
    #expect(report["items"]?.array?.map { $0["id"]?.string } == ["pin-2"])
    #expect(report["warnings"]?.array?.map { $0["kind"]?.string } == ["outsideWorld"])
    #expect(try Run(arguments + ["-o", "a.png", "--quiet"], in: folder).errors.isEmpty)
  }

  @Test("a list of places gives pins, and names the one that is shown")
  func places() throws {
    folder["p.json"] = Array(
      #"[{"name":"Uno","latitude":1,"longitude":2},{"name":"Due","latitude":1.5,"longitude":2}]"#.utf8)
    let run = try Run(
      ["--places", "p.json", "--place", "due", "--size", "40x30", "-o", "a.png", "--report", "a.json"],
      in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let items = try JSON(parsing: folder["a.json"] ?? [])["items"]?.array ?? []
    #expect(items.map { $0["title"]?.string } == ["Uno", "Due"])
    #expect(items.map { $0["selected"]?.bool } == [false, true])
    folder["q.json"] = Array(#"[{"name":"Tre","cityName":"Capo","latitude":1,"longitude":3}]"#.utf8)
    let several = try Run(
      ["inspect", "--places", "p.json", "--pin", "1,1", "--places", "q.json", "--place", "Tre", "--json"],
      in: folder)
    let all = try JSON(parsing: several.output)["items"]?.array ?? []
    #expect(all.map { $0["id"]?.string } == ["Uno", "Due", "pin-3", "TreCapo"])
    #expect(all.map { $0["selected"]?.bool } == [false, false, false, true])
  }
}
