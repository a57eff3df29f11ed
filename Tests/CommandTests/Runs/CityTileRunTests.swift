import Foundation
import Testing

@Suite("veduta tile makes tiles of the city") struct CityTileRunTests {
  private let folder: Folder
  private let pyramid = [
    "tile", "--tiles", "helsinki", "--bbox", "24.938,60.168,24.952,60.177", "--zooms", "0-14", "--quiet",
    "--workers", "1", "-o",
  ]

  init() throws {
    folder = try Folder()
  }

  @Test("a pyramid that is killed half-way and resumed is the one made in one go")
  func resuming() throws {
    let whole = try Run(pyramid + ["whole.pmtiles"], in: folder)
    #expect(whole.exitCode == 0, "\(whole.errors)")
    // How fast the machine is, is not known: killed ever earlier, until some of the work is done and some is not.
    var wasCut = false
    var delay = 3.0
    while !wasCut, delay > 0.02 {
      let cut = try Run(pyramid + ["cut.pmtiles"], in: folder, signal: SIGKILL, interruptAfter: delay)
      wasCut = cut.exitCode == 128 + SIGKILL && folder["cut.pmtiles.part"] != nil
      if !wasCut {
        for name in folder.names where name.hasPrefix("cut") {
          try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
      }
      delay *= 0.7
    }
    #expect(wasCut && folder["cut.pmtiles"] == nil)
    let resumed = try Run(pyramid + ["cut.pmtiles", "--resume"], in: folder)
    #expect(resumed.exitCode == 0, "\(resumed.errors)")
    #expect(folder["cut.pmtiles"] != nil && folder["cut.pmtiles"] == folder["whole.pmtiles"])
    #expect(folder.names == ["cut.pmtiles", "whole.pmtiles"])
  }

  @Test("without a view the city is shown, and the report names it")
  func inspect() throws {
    let run = try Run(["inspect", "--tiles", "helsinki"], in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("center   60.1738, 24.9445"))
    #expect(run.text.contains("14/9326/4741 of helsinki"))
    let elsewhere = try Run(
      ["inspect", "--tiles", "helsinki", "--place", "Colosseum", "--allow-missing-tiles"], in: folder)
    #expect(elsewhere.text.contains("center   41.8902, 12.4922"))
  }
}
