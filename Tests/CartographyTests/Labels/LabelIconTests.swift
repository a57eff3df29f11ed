import Geography
import Scene
import Style
import Testing
import Typography

@testable import Cartography

@Suite("Icons and their names")
struct LabelIconTests {
  private let setter = LabelSetter(fonts: .bundled)
  private let iconBox = ViewRect(x: -8, y: -8, width: 16, height: 16)

  private func specification(_ text: String, anchors: [Anchor] = [.top, .left], isOptional: Bool)
    -> LabelSpecification
  {
    var label = LabelSpecification(text: text, fonts: ["Inter Regular"], size: 10)
    label.anchors = anchors
    label.radialOffset = 1
    label.padding = 12
    label.icon = LabelIcon(name: "cafe", box: iconBox, padding: 3)
    label.isTextOptional = isOptional
    return label
  }

  @Test("A position covers the icon and the name, each with its own padding")
  func boxes() throws {
    let (shapes, positions) = setter.set(specification("Café", isOptional: false))
    #expect(shapes.count == 2 && positions.map(\.choice) == [0, 1])
    for (shape, position) in zip(shapes, positions) {
      #expect(position.boxes == [shape.box.inset(by: -12), iconBox.inset(by: -3)])
      // Those that stay keep two points of it.
      #expect(position.coreBoxes[1] == iconBox.inset(by: -2))
      #expect(abs(position.coreBoxes[0].minX - (shape.box.minX - 2)) < 1e-9)
    }
    #expect(shapes[0].box.minY > 2 && shapes[1].box.minX > 8)
  }

  @Test("The icon stands alone only where the text is optional, as the last choice, or where there is none")
  func bare() {
    let optional = setter.set(specification("Café", isOptional: true))
    #expect(optional.0.count == 2 && optional.1.map(\.choice) == [0, 1, 2])
    #expect(optional.1[2].boxes == [iconBox.inset(by: -3)])
    let wordless = setter.set(specification("", isOptional: false))
    #expect(wordless.0.isEmpty && wordless.1.map(\.boxes) == [[iconBox.inset(by: -3)]])
  }

  /// Points of interest of the centre of Helsinki, each a disc with its name.
  private func composer(isOptional: Bool, zoomed: String = "1") throws -> MapComposer {
    let text = """
      {"version": 8, "sources": {"x": {"type": "vector"}}, "layers": [
        {"id": "places", "type": "symbol", "source": "x", "source-layer": "poi", "layout": {
          "text-field": "{name}", "text-size": 10, "text-font": ["Inter Regular"], "icon-image": "shop.circle.fill",
          "icon-size": \(zoomed), "text-variable-anchor": ["top", "left", "right"], "text-radial-offset": 1,
          "text-optional": \(isOptional)},
         "paint": {"icon-color": "#aa3300", "icon-halo-color": "#ffffff", "icon-halo-width": 1}}]}
      """
    return try MapComposer(
      look: .light, of: MapTiles.helsinki.drawn(by: MapStyle(parsing: Array(text.utf8), name: "s.json")))
  }

  private func viewport(zoom: Double) throws -> Viewport {
    try Viewport(
      center: Coordinate(latitude: 60.1690, longitude: 24.9440), zoom: zoom,
      size: ViewSize(width: 400, height: 300))
  }

  /// The icons' discs with the strength that they are drawn at.
  private func discs(_ items: [SceneItem], opacity: Double = 1) -> [(disc: Disc, opacity: Double)] {
    items.flatMap { item -> [(disc: Disc, opacity: Double)] in
      switch item {
      case .disc(let disc): [(disc, opacity)]
      case .group(let group): discs(group.items, opacity: opacity * group.opacity)
      default: []
      }
    }
  }

  @Test("An icon and its name come and go as one: at every zoom each name has one icon, as strong as itself")
  func together() throws {
    let composer = try composer(isOptional: false)
    var counts: Set<Int> = []
    for step in 0...9 {
      let map = try composer.compose(
        try viewport(zoom: 16.1 + Double(step) * 0.083), scale: 1, attribution: .none)
      let discs = discs(map.scene.items)
      #expect(discs.count == map.labels.count, "step \(step)")
      for label in map.labels {
        let own = discs.filter { $0.disc.center == label.point && abs($0.opacity - label.opacity) < 1e-9 }
        #expect(own.count == 1, "step \(step): \(label.text)")
      }
      counts.insert(discs.count)
    }
    #expect(counts.count > 3 && (counts.max() ?? 0) > 15)
  }

  @Test("Where the text is optional there are icons without names, but no name without its icon")
  func optional() throws {
    let view = try viewport(zoom: 16.25)
    let always = try composer(isOptional: false).compose(view, scale: 1, attribution: .none)
    let map = try composer(isOptional: true).compose(view, scale: 1, attribution: .none)
    let centers = discs(map.scene.items).map(\.disc.center)
    #expect(centers.count > map.labels.count + 5 && centers.count > always.labels.count + 5)
    #expect(map.labels.count > 10 && map.labels.allSatisfy { centers.contains($0.point) })
  }

  @Test("No icon covers another or a name", arguments: [15.75, 16.4])
  func apart(zoom: Double) throws {
    let map = try composer(isOptional: true).compose(try viewport(zoom: zoom), scale: 1, attribution: .none)
    let discs = discs(map.scene.items).map(\.disc)
    #expect(discs.count > 10)
    for (index, one) in discs.enumerated() {
      for other in discs[(index + 1)...] {
        let apart = max(abs(one.center.x - other.center.x), abs(one.center.y - other.center.y))
        #expect(apart > one.radius + other.radius, "zoom \(zoom)")
      }
    }
  }

  @Test("No icon leaves and returns while the map comes nearer, with its name or without")
  func staysOnTheWayIn() throws {
    let composer = try composer(isOptional: true)
    var steps: [String: [Int]] = [:]
    for step in 0...14 {
      let zoom = 16 + Double(step) / 9
      let map = try composer.compose(try viewport(zoom: zoom), scale: 1, attribution: .none)
      for (disc, opacity) in discs(map.scene.items) where opacity > 0.5 {
        let (x, y) = (disc.center.x - 200, disc.center.y - 150)
        guard abs(x) < 120, abs(y) < 90 else { continue }
        let scale = pow2(zoom - 16)
        steps["\(Int((x / scale).rounded())) \(Int((y / scale).rounded()))", default: []].append(step)
      }
    }
    #expect(steps.count > 15)
    let returning = steps.filter { $1.count <= $1[$1.count - 1] - $1[0] }.map(\.key).sorted()
    #expect(returning.isEmpty, "\(returning)")
  }

  private func pow2(_ exponent: Double) -> Double {
    let whole = exponent.rounded(.down)
    // Enough terms for an exponent below 1.
    let rest = (exponent - whole) * 0.6931471805599453
    let series = 1 + rest * (1 + rest / 2 * (1 + rest / 3 * (1 + rest / 4 * (1 + rest / 5 * (1 + rest / 6)))))
    return Double(1 << Int(whole)) * series
  }
}
