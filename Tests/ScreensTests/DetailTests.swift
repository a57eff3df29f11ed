import Features
import Geography
import Scene
import Testing
import Views

@testable import Screens

@Suite("The detail sheet")
struct DetailTests {
  func screen(
    _ device: Device = phone, place: Int = 0, progress: Double = 1, scroll: Double = 0, page: Int = 0
  ) throws -> ScreenRendering {
    let detail = PlacesMoment.Detail(place: place, progress: progress, scroll: scroll, page: page)
    let moment = try placesMoment(detail: detail, size: device.size)
    return PlacesScreen(moment, setting: ScreenSetting(device: device)).render()
  }

  @Test("In place it begins 10 points below the safe area, and only what is on it can be tapped")
  func inPlace() throws {
    let screen = try screen()
    let sheet = try #require(screen.sheet)
    #expect(sheet.path.bounds.map { $0.x == 0 && $0.y == 57 && $0.width == 390 } == true)
    #expect(sheet.recess == 1)
    #expect(screen.frames["header"] == nil && screen.frames["next"] == nil)
    #expect(screen.target(at: ViewPoint(x: 195, y: 422)) == .nothing)
  }

  @Test(
    "The pictures are as wide as the screen and 500 high, the dots 18 above their lower edge",
    arguments: [(0, 3), (3, 2)])
  func pager(place: Int, pages: Int) throws {
    let frames = try screen(place: place, page: 1).frames
    #expect(near(frames["pager"], ViewRect(x: 0, y: 57, width: 390, height: 500)))
    let dots = frames.filter { $0.key.hasPrefix("dot-") }.values
    #expect(dots.count == pages && dots.allSatisfy { abs($0.midY - (557 - 18)) < 1e-9 })
  }

  @Test("Its map carries the credits where it hides those of the screen, in the leading corner that is seen")
  func credits() throws {
    let credits = ["Made with Natural Earth", "© GeoNames"]
    let setting = ScreenSetting(device: phone)
    let screen = try screen(scroll: 2_000)
    let (sheet, map) = (try #require(screen.sheet), try #require(screen.frames["map"]))
    let plate = try #require(sheet.credit?.box(credits, in: setting))
    #expect(near(plate.minX, map.minX + 12) && plate.maxX < map.maxX && plate.minY > map.minY)
    #expect(near(plate.maxY, min(map.maxY, 844 - 34) - 12))
    let words = screen.items(base: [], credits: credits, in: setting).filter { "\($0)".contains("text") }
    #expect(!words.isEmpty)
    #expect(try self.screen().sheet?.credit == nil)
    let tablet = try #require(Device(named: "ipad-11"))
    #expect(try self.screen(tablet, scroll: 2_000).sheet?.credit == nil)
  }

  @Test("The cross is 16 from the corner: the glyph, 16 round it")
  func cross() throws {
    let screen = try screen()
    #expect(near(screen.frames["cross"], ViewRect(x: 16, y: 73, width: 49, height: 49), within: 0.1))
    #expect(screen.target(at: ViewPoint(x: 40, y: 97)) == .cross)
  }

  @Test("Scrolled to its end the map is a square of 358, 16 from the edges, one pin on it")
  func map() throws {
    let screen = try screen(scroll: 10_000)
    let sheet = try #require(screen.sheet)
    let map = try #require(sheet.map)
    #expect(map.viewport.size == ViewSize(width: 358, height: 358))
    #expect(abs(map.viewport.mapPointsPerPoint - 27.980145) < 1e-5)
    #expect(sheet.mapOrigin == ViewPoint(x: 16, y: 844 - 16 - 358))
    #expect(map.markers.count == 1 && map.obstacles.count == 1)
    let bounds = try #require(sheet.mapClip.bounds)
    #expect(near(bounds, ViewRect(x: 16, y: 470, width: 358, height: 358)))
  }

  @Test("Of a column that is not scrolled so far the map is left out")
  func noMap() throws {
    #expect(try screen(Device(size: ViewSize(width: 375, height: 667))).sheet?.map == nil)
  }

  @Test("On its way it stands below its place", arguments: [0.0, 0.25, 0.75])
  func rising(progress: Double) throws {
    let top = try #require(screen(progress: progress).sheet?.path.bounds).y
    #expect(abs(top - (844 - 787 * progress)) < 1e-9)
  }

  @Test("Beneath it the screen is scaled by 0.92 on black and dimmed by 0.2")
  func recess() throws {
    let screen = try screen()
    let setting = ScreenSetting(device: phone)
    let items = screen.items(base: [], credits: ["Somebody"], in: setting)
    guard items.count == 4, case .group(let group) = items[1], case .fill(let dim) = items[2] else {
      Issue.record("there are \(items.count) items")
      return
    }
    #expect(group.transform.a == 0.92 && dim.paint == .color(.black.opacity(0.2)))
    let middle = group.transform.apply(ViewPoint(x: 195, y: 422))
    #expect(abs(middle.x - 195) < 1e-9 && abs(middle.y - 422) < 1e-9)
  }
}

@Suite("A sheet on a tablet")
struct TabletSheetTests {
  @Test("It is 704 points wide, in the middle of a screen that is dimmed but stays where it is")
  func width() throws {
    let tablet = try #require(Device(named: "ipad-11"))
    let detail = PlacesMoment.Detail(place: 0, progress: 1)
    let setting = ScreenSetting(device: tablet)
    let screen = PlacesScreen(try placesMoment(detail: detail, size: tablet.size), setting: setting).render()
    let bounds = try #require(screen.sheet?.path.bounds)
    #expect(bounds.x == 65 && bounds.width == 704 && bounds.y == 34)
    #expect(near(screen.frames["pager"], ViewRect(x: 65, y: 34, width: 704, height: 500)))
    let plain = try PlacesScreen(placesMoment(size: tablet.size), setting: setting).render()
    let beneath = plain.items(base: [], in: setting)
    let items = screen.items(base: [], in: setting)
    #expect(items.count == beneath.count + 2 && Array(items.prefix(beneath.count)) == beneath)
  }
}

@Suite("What a finger meets")
struct TargetTests {
  func screen(openness: Double = 0) throws -> ScreenRendering {
    PlacesScreen(
      try placesMoment(openness: openness, size: phone.size), setting: ScreenSetting(device: phone)
    ).render()
  }

  @Test(
    "Controls, pins and the map answer for themselves; panels let nothing through",
    arguments: [
      ((195.0, 90.0), ScreenTarget.header), ((280, 750), .next), ((280, 690), .learnMore),
      ((195, 400), .pin(0)), ((160, 345), .pin(2)), ((100, 700), .nothing),
    ])
  func places(point: (Double, Double), target: ScreenTarget) throws {
    #expect(try screen().target(at: ViewPoint(x: point.0, y: point.1)) == target)
  }

  @Test(
    "Rows answer as far as they can be seen",
    arguments: [
      ((195.0, 130.0), ScreenTarget.row(0)), ((195, 205), .row(1)), ((195, 280), .row(2)),
      ((195, 122), .nothing),
    ])
  func rows(point: (Double, Double), target: ScreenTarget) throws {
    #expect(try screen(openness: 1).target(at: ViewPoint(x: point.0, y: point.1)) == target)
  }

  @Test("The map answers with the coordinate")
  func map() throws {
    guard case .map(let coordinate) = try screen().target(at: ViewPoint(x: 300, y: 500)) else {
      Issue.record("the map does not answer")
      return
    }
    #expect(coordinate.latitude < 41.8902 && coordinate.longitude > 12.4922)
  }
}
