import Geography
import Scene
import Testing
import Views

@testable import Screens

@Suite("The pin drop screen")
struct PinDropScreenTests {
  let center = Coordinate(latitude: 35.6812362, longitude: 139.7671248)

  func screen(
    stage: PinDropMoment.Stage = .bubble, location: PinDropMoment.Location? = nil,
    hero: PinDropMoment.Hero? = nil
  ) throws -> ScreenRendering {
    let items = [
      PinDropMoment.Item(id: 0, coordinate: center, isBlue: true),
      PinDropMoment.Item(id: 1, coordinate: Coordinate(latitude: 35.7, longitude: 139.75)),
    ]
    let span = CoordinateSpan(latitudeDelta: 0.0901282, longitudeDelta: 0.1104666)
    let viewport = try Viewport(screen: CoordinateRegion(center: center, span: span), size: phone.size)
    let moment = PinDropMoment(
      items: items, stage: stage, location: location, hero: hero, viewport: viewport, time: 0)
    return PinDropScreen(moment, setting: ScreenSetting(device: phone)).render()
  }

  @Test("The buttons stand in the lower trailing corner, 24 apart and 24 from the free area's edges")
  func buttons() throws {
    let screen = try screen()
    #expect(near(screen.frames["locate"], ViewRect(x: 322, y: 742, width: 44, height: 44)))
    #expect(near(screen.frames["clear"], ViewRect(x: 254, y: 742, width: 44, height: 44)))
    #expect(screen.target(at: ViewPoint(x: 340, y: 760)) == .locate)
    #expect(screen.target(at: ViewPoint(x: 270, y: 760)) == .clear)
  }

  @Test("A bubble's tip lies on its coordinate: 44 wide and 41 high")
  func bubble() throws {
    let screen = try screen()
    #expect(near(screen.frames["item-0"], ViewRect(x: 173, y: 422 - 40.92, width: 44, height: 40.92)))
    #expect(screen.target(at: ViewPoint(x: 195, y: 400)) == .item(0))
    guard case .group(let group) = screen.map.markers.last else {
      Issue.record("the bubble has no shadow")
      return
    }
    #expect(group.shadow == Group.Shadow(color: .black.opacity(0.5), radius: 5, x: 5, y: 5))
  }

  @Test(
    "A large bubble goes evenly from its marker, which is hidden, to the middle", arguments: [0.0, 0.5, 1])
  func hero(progress: Double) throws {
    let screen = try screen(hero: PinDropMoment.Hero(item: 0, progress: progress))
    #expect(screen.frames["item-0"] == nil && screen.frames["item-1"] != nil)
    let frame = PinDropScreen.frame(
      of: PinDropMoment.Hero(item: 0, progress: progress), at: ViewPoint(x: 195, y: 422),
      in: ViewRect(x: 0, y: 0, width: 390, height: 844))
    #expect(abs(frame.width - (44 + 246 * progress)) < 1e-9 && abs(frame.height / frame.width - 0.93) < 1e-9)
    #expect(abs(frame.midY - (422 - 20.46 * (1 - progress))) < 1e-9)
    let fills = screen.items.compactMap { if case .fill(let fill) = $0 { fill.paint } else { nil } }
    #expect(fills.contains(.color(.black.opacity(0.2 * progress))))
    #expect(screen.target(at: ViewPoint(x: 20, y: 20)) == .heroBubble)
  }

  @Test("A precise location is a dot in its disc, an approximate one a soft disc alone")
  func location() throws {
    let precise = try leaves(screen(location: .init(center, accuracy: 500, isPrecise: true)).map.markers)
    let discs = precise.compactMap { if case .disc(let disc) = $0 { disc } else { nil } }
    #expect(discs.count == 3 && discs[1].radius == 11 && discs[2].radius == 8)
    // The projection's metres: some 25 a point here.
    #expect(abs(discs[0].radius - 500 / (0.121363 * 211.2047)) < 0.2)
    let close = try leaves(screen(location: .init(center, accuracy: 30, isPrecise: true)).map.markers)
    #expect(close.count { if case .disc = $0 { true } else { false } } == 2)
    let rough = try leaves(screen(location: .init(center)).map.markers)
    let soft = rough.compactMap { if case .disc(let disc) = $0 { disc } else { nil } }
    #expect(soft.count == 1 && soft[0].blur > 0 && abs(soft[0].color.alpha - 0.22) < 1e-9)
  }

  @Test("Balloons are the other way to show items")
  func balloons() throws {
    #expect(
      near(try screen(stage: .balloon).frames["item-0"], ViewRect(x: 181, y: 389, width: 28, height: 33)))
  }

  @Test("An accuracy of any size reaches round the world once at most")
  func vast() throws {
    let location = PinDropMoment.Location(
      Coordinate(latitude: 38, longitude: 107), accuracy: 1e308, isPrecise: true)
    let timeline = try play(
      .pinDrop,
      [
        TimedEvent(.locate(location)),
        TimedEvent(
          .pan(location.coordinate, span: CoordinateSpan(latitudeDelta: 170, longitudeDelta: 360)), at: 1),
      ])
    let moment = try pinDrop(timeline, at: 9)
    let screen = PinDropScreen(moment, setting: ScreenSetting(device: phone)).render()
    let discs = screen.map.markers.compactMap { item in
      if case .disc(let disc) = item { disc.radius } else { nil }
    }
    #expect(!discs.isEmpty && discs.count <= 4)
    #expect(discs.allSatisfy { $0 <= WorldPoint.width / 2 / moment.viewport.mapPointsPerPoint })
  }
}

@Suite("The bucket list screen")
struct BucketListScreenTests {
  func screen(emoji: String? = nil, sheet: BucketListMoment.Sheet? = nil) throws -> ScreenRendering {
    let palace = Coordinate(latitude: 51.501, longitude: -0.141)
    let entry = BucketListMoment.Entry(
      id: "a", name: "Palace", title: "Buckingham Palace", coordinate: palace, emoji: emoji)
    let region = CoordinateRegion(
      center: Coordinate(latitude: 56, longitude: -3),
      span: CoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    let viewport = try Viewport(screen: region, size: phone.size)
    let moment = BucketListMoment(entries: [entry], sheet: sheet, viewport: viewport)
    return BucketListScreen(moment, setting: ScreenSetting(device: phone)).render()
  }

  @Test("A place is a titled balloon with its tip on the coordinate")
  func balloon() throws {
    let screen = try screen()
    #expect(
      near(
        screen.frames["entry-0"], ViewRect(x: 306.5 - 14, y: 719.1 - 33, width: 28, height: 33), within: 0.01)
    )
    #expect(screen.map.titles.map(\.text) == ["Buckingham Palace"])
    #expect(screen.target(at: ViewPoint(x: 306, y: 700)) == .entry(0))
  }

  @Test("An emoji stands on a disc as high as its line in a box of 40, without a title")
  func emoji() throws {
    let screen = try screen(emoji: "🏰")
    #expect(
      near(screen.frames["entry-0"], ViewRect(x: 286.5, y: 699.1, width: 40, height: 40), within: 0.01))
    guard case .group(let group) = screen.map.markers.first, let clip = group.clip?.bounds else {
      Issue.record("nothing is clipped to a disc")
      return
    }
    #expect(abs(clip.height - 33.414) < 0.01 && abs(clip.width - clip.height) < 1e-9)
    #expect(screen.map.titles.isEmpty)
  }

  @Test("The sheet has a field with the name and a button")
  func sheet() throws {
    let screen = try screen(sheet: BucketListMoment.Sheet(entry: 0, text: "Home", progress: 1))
    let field = try #require(screen.frames["field"])
    #expect(field.x == 16 && field.width == 358 && field.height == 44 && field.y > 57)
    #expect(screen.target(at: ViewPoint(x: field.midX, y: field.midY)) == .field)
    let save = try #require(screen.frames["save"])
    #expect(abs(save.maxX - 374) < 1e-9 && save.midY < field.y)
    #expect(screen.target(at: ViewPoint(x: save.midX, y: save.midY)) == .save)
    #expect(screen.sheet?.map == nil)
  }

  @Test("A field in which someone types has its cursor after the last letter, however long the text")
  func typing() throws {
    let typed = try screen(
      sheet: BucketListMoment.Sheet(entry: 0, text: "Home", isEditing: true, progress: 1))
    let (field, cursor) = (try #require(typed.frames["field"]), try #require(typed.frames["cursor"]))
    #expect(cursor.width == 2 && near(cursor.midY, field.midY) && cursor.minX > field.minX + 40)
    let long = String(repeating: "Home ", count: 40)
    let full = try screen(sheet: BucketListMoment.Sheet(entry: 0, text: long, isEditing: true, progress: 1))
    #expect(full.frames["field"] == field)
    #expect(full.frames["cursor"].map { near($0.maxX, field.maxX - 16) } == true)
    let empty = try screen(sheet: BucketListMoment.Sheet(entry: 0, text: "", isEditing: true, progress: 1))
    #expect(empty.frames["cursor"]?.minX == field.minX + 16)
    #expect(
      try screen(sheet: BucketListMoment.Sheet(entry: 0, text: "Home", progress: 1)).frames["cursor"] == nil)
  }
}
