import Testing
import Veduta

@testable import Command

private func request(_ arguments: String...) throws(UsageError) -> Request {
  try Request(try ArgumentParser.parse(arguments))
}

private func still(_ arguments: String...) throws -> StillRequest {
  guard case .still(let still) = try Request(try ArgumentParser.parse(arguments)) else {
    throw UsageError.unknownVerb("", near: nil)
  }
  return still
}

@Suite("What is asked for is understood") struct RequestTests {
  @Test("without view and content the sample app's start is shown; with content, the content")
  func defaults() throws {
    let plain = try still("--quiet")
    #expect(plain.view == .start)
    #expect(plain.framing.size == SizeRequest(width: 800, height: 600, scales: [1]))
    #expect(try still("--pin", "1,2").view.target == .fit)
  }

  @Test(
    "each view is read",
    arguments: [
      (
        ["--center", "-33.86,151.2", "--zoom", "9.5"],
        .center(Coordinate(latitude: -33.86, longitude: 151.2), zoom: 9.5)
      ),
      (
        ["--region", "56,-3,10,20"],
        .region(
          CoordinateRegion(
            center: Coordinate(latitude: 56, longitude: -3),
            span: CoordinateSpan(latitudeDelta: 10, longitudeDelta: 20)))
      ),
      (
        ["--region", "56,-3,10km,500m"],
        .meters(Coordinate(latitude: 56, longitude: -3), latitudinal: 10_000, longitudinal: 500)
      ),
      (["--bbox", "170,-20,-170,-10"], .box(BoundingBox(west: 170, south: -20, east: -170, north: -10))),
      (["--camera", "1,2,3km"], .camera(Coordinate(latitude: 1, longitude: 2), distance: 3000)),
      (["--place", "Eiffel Tower"], .place("Eiffel Tower")),
    ] as [([String], ViewRequest.Target)])
  func views(_ arguments: [String], _ target: ViewRequest.Target) throws {
    guard case .still(let still) = try Request(try ArgumentParser.parse(arguments)) else {
      Issue.record("not a still")
      return
    }
    #expect(still.view.target == target)
  }

  @Test("--lonlat switches points and leaves spans and boxes")
  func longitudeFirst() throws {
    let view = try still("--lonlat", "--region", "-3,56,10,20").view
    #expect(
      view.target
        == .region(
          CoordinateRegion(
            center: Coordinate(latitude: 56, longitude: -3),
            span: CoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))))
  }

  @Test(
    "an option that would do nothing is an error",
    arguments: [
      (["--zoom", "3"], OptionName.zoom), (["--fit"], .fit), (["--alt", "x"], .alt), (["--lonlat"], .lonlat),
      (["--lonlat", "--place", "Pantheon"], .lonlat), (["--format", "png"], .format),
      (["--format", "png", "-o", "a.png"], .format),
      (["--center", "1,2", "--zoom", "3", "--padding", "3"], .padding),
      (["--camera", "1,2,300", "--min-zoom", "3"], .minZoom),
      (["--check", "-o", "-", "--format", "png"], .check),
      (["--check", "--report", "a.json"], .report),
      (["--for", "docc", "--alt", "x", "-o", "-", "--format", "png"], .target),
      (
        [
          "frames", "--from", "place=Pantheon", "--to", "fit", "--pin", "1,1", "--move", "jump", "--curve",
          "linear",
        ], .curve
      ),
      (
        [
          "frames", "--keyframe", "t=0;place=Pantheon", "--keyframe", "t=1;place=Colosseum", "--duration",
          "1s",
        ], .duration
      ),
      (
        [
          "frames", "--from", "place=Pantheon;heading=3", "--to", "place=Colosseum;heading=1", "--heading",
          "3",
        ], .heading
      ),
    ])
  func noEffect(_ arguments: [String], _ name: OptionName) {
    do {
      let parsed = try ArgumentParser.parse(arguments)
      let request = try Request(parsed)
      Issue.record("understood as \(request)")
    } catch UsageError.noEffect(let option, _) {
      #expect(option == name)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      ["--center", "1,2"], ["--center", "1,2", "--place", "Pantheon", "--zoom", "3"], ["x"], ["help", "x"],
      ["help", "docs"], ["help", "still", "x"], ["--quiet", "--verbose"],
      ["--size", "1x1@2x", "--scale", "2"],
      ["--size", "9000x1@2x"], ["--scale", "2,2"], ["--scale", "0"], ["--style", "sepia"],
      ["-o", "a.jpg"], ["-o", "a.txt"], ["-o", "a"], ["-o", ""], ["-o", "a.png", "-o", "a.png"], ["-o", "-"],
      ["-o", "-", "-o", "a.png", "--format", "png"], ["-o", "-", "--format", "gif"],
      ["-o", "-", "--format", "png", "--scale", "1,2"], ["--report", "a.txt"], ["--report", "-"],
      ["--for", "docc"], ["--for", "docc", "--alt", " "], ["--for", "sphinx", "--alt", "x"],
      ["--for", "word", "--alt", "x"], ["--bbox", "1,2,3"], ["--bbox", "1,2,1,2"], ["--bbox", "1,20,2,10"],
      ["--bbox", "1,2,400,5"], ["--bbox", "1,95,3,99"], ["--region", "1,2,3km,4"], ["--region", "1,2,0,4"],
      ["--region", "1,2,181,4"], ["--camera", "1,2,0"], ["--camera", "1,2"],
      ["--zoom", "31", "--center", "1,2"],
      ["--min-zoom", "5", "--max-zoom", "4"], ["--padding", ""], ["--padding", "1,2,3,4,5"],
      ["--padding", "-1"],
      ["--size", "600x", "--center", "1,2", "--zoom", "3"], ["--place", ""], ["--places", ""],
      ["--attribution", ""],
      ["--heading", "north"], ["inspect", "--scale", "1,2"], ["inspect", "--style", "both"],
      ["frames"], ["frames", "--from", "place=Pantheon"], ["frames", "--to", "place=Pantheon"],
      ["frames", "--from", "place=Pantheon", "--to", "place"],
      ["frames", "--from", "x=1", "--to", "place=Pantheon"],
      ["frames", "--from", "place=A;fit", "--to", "place=Pantheon"],
      ["frames", "--from", "zoom=3", "--to", "place=P"],
      ["frames", "--from", "center=1,2", "--to", "place=Pantheon"],
      ["frames", "--from", "place=A;zoom=3", "--to", "place=Pantheon"],
      ["frames", "--from", "fit", "--to", "place=Pantheon"],
      ["frames", "--keyframe", "t=0;place=Pantheon"],
      ["frames", "--keyframe", "place=A", "--keyframe", "t=1;place=B"],
      ["frames", "--keyframe", "t=1;place=A", "--keyframe", "t=2;place=B"],
      ["frames", "--keyframe", "t=0;place=A", "--keyframe", "t=0;place=B"],
      ["frames", "--keyframe", "t=0;place=A", "--keyframe", "t=1;place=B", "--from", "place=C"],
      ["frames", "--from", "place=A", "--to", "place=B", "--duration", "0"],
      ["frames", "--from", "place=A", "--to", "place=B", "--duration", "-1s"],
      ["frames", "--from", "place=A", "--to", "place=B", "--fps", "0"],
      ["frames", "--from", "place=A", "--to", "place=B", "--frame", "1", "--frames", "1..2"],
      ["frames", "--from", "place=A", "--to", "place=B", "--frames", "2..1"],
      ["frames", "--from", "place=A", "--to", "place=B", "--frames", "2"],
      ["frames", "--from", "place=A", "--to", "place=B", "--frame", "-1"],
      ["frames", "--from", "place=A", "--to", "place=B", "--workers", "0"],
      ["frames", "--from", "place=A", "--to", "place=B", "--style", "both"],
      ["frames", "--from", "place=A", "--to", "place=B", "--scale", "1,2"],
      ["frames", "--from", "place=A", "--to", "place=B", "--size", "600x"],
      ["frames", "--from", "place=A", "--to", "place=B", "-o", "a.png"],
      ["frames", "--from", "place=A", "--to", "place=B", "-o", "-", "--format", "png"],
      ["frames", "--from", "place=A", "--to", "place=B", "-o", "%d.gif"],
    ])
  func errors(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Request(try ArgumentParser.parse(arguments)) }
  }

  @Test("every error has two lines of words")
  func words() {
    for arguments in [
      ["--zoom"], ["stil"], ["--gpx", "x"], ["--zoom", "3"], ["--bbox", "1\n2"], ["frames"],
    ] {
      do {
        _ = try Request(try ArgumentParser.parse(arguments))
        Issue.record("\(arguments) is understood")
      } catch {
        let text = error.message.text(inColor: false)
        #expect(text.split(separator: "\n").count == 2 && text.hasSuffix("\n"))
        #expect(!error.message.what.isEmpty && !error.message.advice.isEmpty)
      }
    }
  }

  @Test("help and version are understood wherever they stand")
  func help() throws {
    #expect(try request("--version") == .version)
    #expect(try request("--help") == .help(nil))
    #expect(try request() == .help(nil))
    #expect(try request("help", "frames") == .help(.frames))
    #expect(try request("frames", "--fps", "3", "-h") == .help(.frames))
  }
}
