import JSON
import Screens
import Views
import Veduta

/// A screen with its script played and its pictures read.
struct ScreenPlan {
  /// The screen.
  let screen: MapScreen
  /// The times of the pictures to make, in seconds.
  let times: [Double]
  /// The numbers of the pictures among all frames.
  let range: Range<Int>
  /// How many frames all of the film has.
  let count: Int
  /// The names of their files.
  let names: FrameNames
  /// The files that were read.
  let inputs: [String]
  /// Names of pictures that the folder does not have.
  let missing: [String]

  /// Settles what was asked for.
  init(_ request: ScreenRequest) throws(CommandError) {
    let (script, path) = try Self.script(request.source)
    guard script.setup.kind == request.kind else {
      throw .usage(.otherScreen(request.kind, script.setup.kind))
    }
    var setup = script.setup
    if let device = request.device {
      setup.size = device.size
      setup.safeArea = nil
    }
    let scale = request.scale ?? script.scale ?? 1
    let library = try PictureFolder(
      request.pictures, names: setup.places.flatMap(\.imageNames),
      side: max(setup.size.width, setup.size.height) * scale)
    missing = library.missing
    inputs = library.files + (path.map { [$0] } ?? [])
    let setting = Self.setting(request, script, setup, library.pictures)
    let timeline: ScreenTimeline
    do throws(ScreenError) {
      timeline = try ScreenTimeline(
        setup, events: script.events, hitTest: MapScreen.hitTest(setup.kind, setting))
    } catch {
      throw .script(path: path, script.located(error))
    }
    var screen = MapScreen(timeline: timeline, setting: setting, attribution: request.look.attribution)
    screen.tiles = try request.look.openTiles()
    self.screen = screen
    (times, range, count) = try Self.times(
      request, timeline, after: path == nil ? script.events.last?.time ?? 0 : 0)
    let name = "\(PictureNames.folder)/\(request.kind.rawValue)"
    let file = request.output.files.first ?? (request.isFilm ? name + "/%04d.png" : name + ".png")
    do throws(UsageError) {
      names =
        request.isFilm
        ? try request.pattern(of: file)
        : try reading(.output, file) { text throws(ValueProblem) in try FrameNames(text, mayBePlain: true) }
    } catch {
      throw .usage(error)
    }
  }

  private static func script(
    _ source: ScreenRequest.Source
  ) throws(CommandError) -> (ScreenScript, path: String?) {
    var path: String?
    var bytes: [UInt8] = []
    switch source {
    case .typed(let root): bytes = root.encoded()
    case .script(let file), .example(let file):
      path = file
      bytes = try fileErrors { () throws(FileError) in try FileContents.read(file, limit: 1 << 26) }
    }
    do throws(ScriptError) {
      return (try ScreenScript(parsing: bytes), path)
    } catch {
      throw .script(path: path, error)
    }
  }

  private static func setting(
    _ request: ScreenRequest, _ script: ScreenScript, _ setup: ScreenSetup, _ pictures: [String: Picture]
  ) -> ScreenSetting {
    var environment = EnvironmentValues(displayScale: request.scale ?? script.scale ?? 1)
    let isDark = request.appearance.map { $0 == .dark } ?? (script.style == .dark)
    environment.colorScheme = isDark ? .dark : .light
    environment.layoutDirection = request.isMirrored ? .rightToLeft : .leftToRight
    var setting = ScreenSetting(setup, environment: environment)
    if let device = request.device { setting.device = device }
    setting.accent = request.accent
    setting.rowText = request.rowText
    setting.pictures = pictures
    return setting
  }

  private static func times(
    _ request: ScreenRequest, _ timeline: ScreenTimeline, after start: Double
  ) throws(CommandError) -> ([Double], Range<Int>, Int) {
    guard request.isFilm else {
      return ([request.time.map { start + $0 } ?? timeline.duration], 0..<1, 1)
    }
    let all: FrameTimes
    do throws(GeographyError) {
      all = try FrameTimes(
        duration: request.duration ?? timeline.duration, framesPerSecond: request.fps ?? 60)
    } catch {
      throw .view(error)
    }
    let range = try FramesPlan.range(request.part, count: all.count)
    return (range.map { all[$0] }, range, all.count)
  }
}
