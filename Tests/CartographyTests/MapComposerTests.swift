import Geography
import Scene
import Testing
import Typography

@testable import Cartography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Scene {
  /// The glyph runs that are in no group.
  fileprivate var texts: [GlyphRun] {
    items.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }
}

@Suite("Composed maps")
struct MapComposerTests {
  private func viewport(
    _ latitude: Double, _ longitude: Double, zoom: Double, size: ViewSize, heading: Double = 0
  ) throws -> Viewport {
    try Viewport(
      center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom, size: size, heading: heading)
  }

  /// Labels well inside a picture, by where they stand on the world, to a hundredth of a point.
  private func names(_ map: ComposedMap, _ viewport: Viewport) -> Set<String> {
    let inner = ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height).inset(by: 140)
    var result: Set<String> = []
    for label in map.labels {
      let box = ViewRect(x: label.point.x, y: label.point.y, width: 0.001, height: 0.001)
      guard box.intersects(inner), let place = viewport.worldPoint(for: label.point) else { continue }
      let (x, y) = ((place.x / 4000).rounded(), (place.y / 4000).rounded())
      result.insert("\(label.layer) \(label.text) \(x) \(y) \((label.opacity * 100).rounded())")
    }
    return result
  }

  @Test("Panning neither hides nor shows a name inside the picture", arguments: [5.6, 7.3, 8.9, 12.2])
  func pans(zoom: Double) throws {
    let composer = try MapComposer(look: .light)
    let size = ViewSize(width: 700, height: 600)
    let still = try viewport(48.8, 2.4, zoom: zoom, size: size)
    let before = names(try composer.compose(still, scale: 1, attribution: .none), still)
    #expect(!before.isEmpty)
    for (dx, dy) in [(3.0, 1.0), (17.3, -11.9), (-60.5, 44.4)] {
      let center = try #require(still.coordinate(for: ViewPoint(x: 350 + dx, y: 300 + dy)))
      let moved = try viewport(center.latitude, center.longitude, zoom: zoom, size: size)
      let fresh = try MapComposer(look: .light).compose(moved, scale: 1, attribution: .none)
      let after = fresh.labels.map(\.text)
      for label in before {
        let text = label.split(separator: " ")[1]
        #expect(after.contains { $0.hasPrefix(text) }, "\(label) is gone after \(dx), \(dy)")
      }
    }
  }

  @Test("Where a name stands differently at the next zoom it glides there, always seen")
  func glides() throws {
    let composer = try MapComposer(look: .light)
    var last: ViewPoint?
    var moved = 0.0
    for step in 0...320 {
      let view = try viewport(
        52.52, 13.405, zoom: 8.6 + Double(step) * 0.0025, size: ViewSize(width: 400, height: 300))
      let map = try composer.compose(view, scale: 1, attribution: .none)
      let runs = map.scene.texts.filter { $0.size > 15 }
      let run = try #require(runs.max { $0.size < $1.size }, "no name at step \(step)")
      if let last { #expect(hypot(run.origin.x - last.x, run.origin.y - last.y) < 6, "step \(step)") }
      if let last { moved += abs(run.origin.x - last.x) }
      last = run.origin
    }
    #expect(moved > 20)
  }

  @Test(
    "No name leaves and returns while the map comes nearer, over whole zooms too",
    arguments: [
      (40.7, -74.0, 7.0), (30.04, 31.23, 7.0), (52.5, 14.0, 6.5),
    ])
  func staysOnTheWayIn(latitude: Double, longitude: Double, zoom: Double) throws {
    let composer = try MapComposer(look: .light)
    let size = ViewSize(width: 480, height: 360)
    var steps: [String: [Int]] = [:]
    for step in 0...24 {
      let view = try viewport(latitude, longitude, zoom: zoom + Double(step) / 12, size: size)
      let labels = try composer.compose(view, scale: 1, attribution: .none).labels
      // Near the edges names fade for the picture's sake.
      let inner = labels.filter { abs($0.point.x - 240) < 160 && abs($0.point.y - 180) < 120 }
      for name in Set(inner.map(\.text)) {
        steps[name, default: []].append(step)
      }
    }
    #expect(steps.count >= 5)
    let returning = steps.filter { $1.count <= $1[$1.count - 1] - $1[0] }.map(\.key).sorted()
    #expect(returning.isEmpty)
  }

  @Test("Names come one after the other as the map comes nearer, not all in one frame")
  func oneByOne() throws {
    let composer = try MapComposer(look: .light)
    var last: Set<String>?
    var most = 0
    for step in 0...200 {
      let view = try viewport(
        51.5074, -0.1278, zoom: 10.5 + Double(step) * 0.005, size: ViewSize(width: 600, height: 400))
      let names = Set(try composer.compose(view, scale: 1, attribution: .none).labels.map(\.text))
      if let last { most = max(most, names.symmetricDifference(last).count) }
      last = names
    }
    #expect(most <= 5, "\(most) at once")
    #expect((last?.count ?? 0) > 15)
  }

  @Test("More annotations than make sense, on all worlds together, are refused before any is drawn")
  func tooMany() throws {
    let small = try viewport(0, 0, zoom: -5, size: ViewSize(width: 100, height: 100))
    let place = MapAnnotation.pin(PinAnnotation(coordinate: Coordinate(latitude: 1, longitude: 2)))
    let composer = try MapComposer(look: .light)
    let pins = Array(repeating: place, count: 10_000)
    #expect(throws: MapError.tooManyAnnotations(limit: 100_000)) {
      try composer.compose(small, scale: 1, annotations: pins, attribution: .none)
    }
    let map = try composer.compose(small, scale: 1, annotations: [place], attribution: .none)
    #expect(map.items.count == 1)
  }

  @Test("A composer that has drawn other views draws the same as a fresh one")
  func forgets() throws {
    let used = try MapComposer(look: .dark)
    for zoom in [3.1, 6.4, 9.2] {
      _ = try used.compose(
        try viewport(52, 13, zoom: zoom, size: ViewSize(width: 300, height: 200)), scale: 1)
    }
    let view = try viewport(50, 10, zoom: 6.37, size: ViewSize(width: 400, height: 300))
    let (one, other) = (
      try used.compose(view, scale: 2), try MapComposer(look: .dark).compose(view, scale: 2)
    )
    #expect(one.scene == other.scene && one.labels == other.labels)
  }

  @Test("The scale changes nothing about where things are")
  func scales() throws {
    let composer = try MapComposer(look: .light)
    let view = try viewport(41.9, 12.5, zoom: 12.4, size: ViewSize(width: 390, height: 844))
    let (one, two) = (try composer.compose(view, scale: 1), try composer.compose(view, scale: 2))
    #expect(one.labels == two.labels && one.items == two.items)
  }

  @Test("Light and dark put the same names at the same places", arguments: [2.2, 5.4, 8.8, 12.42])
  func looksAgree(zoom: Double) throws {
    let view = try viewport(41.9, 12.5, zoom: zoom, size: ViewSize(width: 500, height: 400))
    let light = try MapComposer(look: .light).compose(view, scale: 1)
    let dark = try MapComposer(look: .dark).compose(view, scale: 1)
    #expect(light.labels.map(\.text) == dark.labels.map(\.text))
    #expect(light.labels.map(\.point) == dark.labels.map(\.point))
  }

  @Test("No label is cut by the picture's edge")
  func keepsInside() throws {
    let composer = try MapComposer(look: .light)
    let size = ViewSize(width: 240, height: 200)
    for step in 0..<12 {
      let view = try viewport(48, 8 + Double(step) * 0.37, zoom: 6.2, size: size)
      for item in try composer.compose(view, scale: 1, attribution: .none).scene.items {
        guard case .text(let text) = item, text.opacity > 0.01 else { continue }
        for glyph in text.glyphs {
          #expect(text.origin.x + glyph.x >= 0 && text.origin.x + glyph.x <= size.width)
          #expect(text.origin.y + glyph.y >= 0 && text.origin.y + glyph.y <= size.height)
        }
      }
    }
  }

  @Test("Names make way for a pin")
  func makeWay() throws {
    let composer = try MapComposer(look: .light)
    let view = try viewport(41.9, 12.5, zoom: 12.42, size: ViewSize(width: 390, height: 844))
    let free = try composer.compose(view, scale: 1)
    let label = try #require(free.labels.last { $0.layer == "quarter-name" })
    let coordinate = try #require(view.coordinate(for: label.point))
    let pin = MapAnnotation.pin(PinAnnotation(coordinate: coordinate, selection: 1))
    let taken = try composer.compose(view, scale: 1, annotations: [pin])
    #expect(!taken.labels.contains { $0.text == label.text && $0.opacity > 0.5 })
  }

  @Test("A city's name steps aside from a pin, and the names that it meets there make way")
  func stepsAside() throws {
    let composer = try MapComposer(look: .light)
    let view = try viewport(41.9, 12.5, zoom: 12.42, size: ViewSize(width: 390, height: 844))
    func rome(_ map: ComposedMap) throws -> GlyphRun {
      try #require(map.scene.texts.max { $0.size < $1.size })
    }
    let free = try rome(try composer.compose(view, scale: 1))
    let city = try #require(view.coordinate(for: ViewPoint(x: free.origin.x + 25, y: free.origin.y + 12)))
    let pin = MapAnnotation.pin(PinAnnotation(coordinate: city, selection: 1))
    let moved = try rome(try composer.compose(view, scale: 1, annotations: [pin]))
    #expect(moved.origin.x == free.origin.x && moved.size == free.size && moved.opacity == 1)
    #expect((15..<60).contains(moved.origin.y - free.origin.y))
  }

  @Test(
    "A view that is closer than the map has anything to show says so",
    arguments: [(16.5, true), (12.4, false)])
  func bare(zoom: Double, isBare: Bool) throws {
    let view = try viewport(41.9, 12.5, zoom: zoom, size: ViewSize(width: 300, height: 300))
    let warnings = try MapComposer(look: .light).compose(view, scale: 1).warnings
    #expect(warnings == (isBare ? [.nothingToShow(zoom: zoom, of: .world)] : []))
  }

  @Test("A name that a marker beside it has as its title is not said twice")
  func saysOnce() throws {
    let composer = try MapComposer(look: .light)
    let view = try viewport(43, 12, zoom: 6.5, size: ViewSize(width: 390, height: 400))
    func says(_ title: String, _ latitude: Double, _ longitude: Double) throws -> Bool {
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      let marker = MapAnnotation.marker(Marker(coordinate: coordinate, title: title))
      return try composer.compose(view, scale: 1, annotations: [marker]).labels.contains { $0.text == "Rome" }
    }
    #expect(try says("Home", 44.9, 9.1))
    #expect(try says("Rome", 44.9, 9.1))
    #expect(try !says("Rome", 42.05, 12.5))
  }

  @Test("Selected annotations are drawn last, the others from north to south")
  func drawsInOrder() throws {
    let composer = try MapComposer(look: .light)
    let view = try viewport(41.9, 12.5, zoom: 12.42, size: ViewSize(width: 390, height: 844))
    let colors = [Color(1, 2, 3), Color(4, 5, 6), Color(7, 8, 9)]
    let pins = [(41.90, 1.0), (41.89, 0), (41.91, 0)].enumerated().map { index, place in
      MapAnnotation.pin(
        PinAnnotation(
          coordinate: Coordinate(latitude: place.0, longitude: 12.5), color: colors[index], selection: place.1
        ))
    }
    let map = try composer.compose(view, scale: 1, annotations: pins, attribution: .none)
    let order = map.scene.items.suffix(3).map { item in colors.firstIndex { "\(item)".contains("\($0)") } }
    #expect(order == [2, 1, 0])
    #expect(map.items.map(\.selection) == [1, 0, 0])
  }

  @Test("A pin beyond the map's latitudes is left out with a warning")
  func warnsOfThePole() throws {
    let pole = Coordinate(latitude: 89, longitude: 0)
    let map = try MapComposer(look: .light).compose(
      try viewport(80, 0, zoom: 3, size: ViewSize(width: 200, height: 200)), scale: 1,
      annotations: [.pin(PinAnnotation(coordinate: pole, title: "Pole"))])
    #expect(map.items.isEmpty)
    #expect(map.warnings == [.outsideWorld(title: "Pole", coordinate: pole)])
  }

  @Test("GeoNames is credited where its names are drawn, and only there")
  func credits() throws {
    let composer = try MapComposer(look: .light)
    let size = ViewSize(width: 390, height: 844)
    let near = try composer.compose(try viewport(41.9, 12.5, zoom: 12.42, size: size), scale: 1)
    let far = try composer.compose(try viewport(41.9, 12.5, zoom: 4, size: size), scale: 1)
    #expect(near.credits == ["Made with Natural Earth", "© GeoNames"])
    #expect(far.credits == ["Made with Natural Earth"])
  }

  @Test("A tilted view is refused")
  func refusesPitch() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 0), zoom: 3, size: ViewSize(width: 10, height: 10), pitch: 30
    )
    #expect(throws: MapError.pitch(30)) { try MapComposer(look: .light).compose(view, scale: 1) }
  }
}
