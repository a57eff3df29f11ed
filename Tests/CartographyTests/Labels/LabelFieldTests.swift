import Geography
import Support
import Testing

@testable import Cartography

@Suite("Labels on the plane")
struct LabelFieldTests {
  /// Labels of mixed sizes, strewn over 3000 points square; a third of them have a second position.
  static func labels(seed: UInt64, count: Int) -> [LabelCandidate] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let anchor = ViewPoint(
        x: .random(in: 0..<3000, using: &random), y: .random(in: 0..<3000, using: &random))
      let (width, height) = (
        Double.random(in: 10...160, using: &random), Double.random(in: 8...40, using: &random)
      )
      let centred = ViewRect(x: -width / 2, y: -height / 2, width: width, height: height)
      var positions = [LabelCandidate.Position(choice: 0, boxes: [centred])]
      if index % 3 == 0 {
        positions.append(.init(choice: 1, boxes: [centred.offset(x: width / 2 + 6, y: 0)]))
      }
      let priority = LabelCandidate.Priority(
        layer: Int.random(in: 0...3, using: &random),
        sortKey: Double.random(in: 0...9, using: &random).rounded(),
        anchor: WorldPoint(x: anchor.x, y: anchor.y), name: "label \(index % 40)")
      return LabelCandidate(
        priority: priority, name: priority.name, anchor: anchor, positions: positions, repeatDistance: 150)
    }
  }

  /// Settles an area; labels come in the order given, in blocks as they are asked for.
  /// - Returns: The position of each label that is placed, by the label's index.
  static func settle(_ labels: [LabelCandidate], in area: ViewRect) throws -> [Int: Int] {
    var field = LabelField()
    var added = Set<Int>()
    var order: [Int] = []
    let placed = try field.placed(in: area) { field, wanted in
      let fresh = labels.indices.filter { index in
        let anchor = labels[index].anchor
        return anchor.x >= wanted.minX && anchor.x <= wanted.maxX && anchor.y >= wanted.minY
          && anchor.y <= wanted.maxY && added.insert(index).inserted
      }
      field.add(fresh.map { labels[$0] })
      order += fresh
    }
    return Dictionary(
      uniqueKeysWithValues: placed.map { found in
        let index = order[found.candidate]
        return (index, labels[index].positions[found.position].choice)
      })
  }

  @Test("What is placed does not hang on where one looks", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func looksTheSameFromEverywhere(seed: UInt64) throws {
    let labels = Self.labels(seed: seed, count: 2500)
    let whole = try Self.settle(labels, in: ViewRect(x: 0, y: 0, width: 3000, height: 3000))
    #expect(whole.count > 100, "seed \(seed)")
    for (x, y) in [(0.0, 0.0), (700, 900), (1500, 200), (2300, 2100), (1234.5, 1876.25)] {
      let area = ViewRect(x: x, y: y, width: 600, height: 500)
      let part = try Self.settle(labels, in: area)
      let expected = whole.filter { entry in
        let anchor = labels[entry.key].anchor
        return anchor.x >= area.minX && anchor.x <= area.maxX && anchor.y >= area.minY
          && anchor.y <= area.maxY
      }
      #expect(part == expected, "seed \(seed), area \(area)")
    }
  }

  @Test("No two placed labels overlap, and a name is not said twice nearby", arguments: [11, 12] as [UInt64])
  func keepsApart(seed: UInt64) throws {
    let labels = Self.labels(seed: seed, count: 1500)
    var field = LabelField()
    let area = ViewRect(x: 0, y: 0, width: 3000, height: 3000)
    var isLoaded = false
    let placed = try field.placed(in: area) { field, _ in
      if !isLoaded { field.add(labels) }
      isLoaded = true
    }
    let boxes = placed.map { found in
      let candidate = field.candidates[found.candidate]
      return candidate.positions[found.position].boxes[0].offset(x: candidate.anchor.x, y: candidate.anchor.y)
    }
    let candidates = placed.map { field.candidates[$0.candidate] }
    #expect(boxes.count > 100, "seed \(seed)")
    var faults = 0
    for one in boxes.indices {
      for other in boxes.indices where other > one {
        if boxes[one].intersects(boxes[other]) { faults += 1 }
        let (left, right) = (candidates[one], candidates[other])
        let (dx, dy) = (left.anchor.x - right.anchor.x, left.anchor.y - right.anchor.y)
        if left.name == right.name && dx * dx + dy * dy < 150 * 150 { faults += 1 }
      }
    }
    #expect(faults == 0, "seed \(seed)")
  }

  @Test("The best label of all is always placed")
  func placesTheFirst() throws {
    let labels = Self.labels(seed: 21, count: 400)
    let first = try #require(labels.indices.min { labels[$0].priority < labels[$1].priority })
    let placed = try Self.settle(labels, in: ViewRect(x: 0, y: 0, width: 3000, height: 3000))
    #expect(placed[first] == 0)
  }

  @Test("A label that stood there at the whole zoom before goes before all others, whatever their rank")
  func staying() throws {
    var labels = Self.labels(seed: 31, count: 300)
    let area = ViewRect(x: 0, y: 0, width: 3000, height: 3000)
    let placed = try Self.settle(labels, in: area)
    let dropped = try #require(labels.indices.first { placed[$0] == nil })
    labels[dropped].stays = true
    #expect(try Self.settle(labels, in: area)[dropped] == 0)
  }

  @Test(
    "Two labels that stood there keep their places until they nearly touch; one that is new keeps its distance"
  )
  func nearlyTouching() throws {
    let area = ViewRect(x: 0, y: 0, width: 200, height: 200)
    let box = ViewRect(x: -30, y: -16, width: 60, height: 32)
    let labels = [0.0, 24].enumerated().map { index, y in
      let anchor = ViewPoint(x: 100, y: 80 + y)
      let priority = LabelCandidate.Priority(
        layer: 0, sortKey: Double(index), anchor: WorldPoint(x: anchor.x, y: anchor.y), name: "\(index)")
      return LabelCandidate(
        priority: priority, name: priority.name, anchor: anchor,
        positions: [.init(choice: 0, boxes: [box], padding: 8)], repeatDistance: 0)
    }
    #expect(try Self.settle(labels, in: area) == [0: 0])
    let staying = labels.map { label in
      var label = label
      label.stays = true
      return label
    }
    // 24 points apart, 16 high without padding and 20 with two points of it.
    #expect(try Self.settle(staying, in: area) == [0: 0, 1: 0])
    #expect(try Self.settle([staying[0], labels[1]], in: area) == [0: 0])
  }

  /// An icon of 10 points with a name of 40 beside it, which may be left out.
  private func place(_ name: String, x: Double, rank: Double) -> LabelCandidate {
    let anchor = ViewPoint(x: x, y: 100)
    let icon = ViewRect(x: -5, y: -5, width: 10, height: 10)
    let text = ViewRect(x: 6, y: -5, width: 40, height: 10)
    let priority = LabelCandidate.Priority(
      layer: 0, sortKey: rank, anchor: WorldPoint(x: x, y: 100), name: name)
    var candidate = LabelCandidate(
      priority: priority, name: name, anchor: anchor,
      positions: [.init(choice: 0, boxes: [text, icon]), .init(choice: 1, boxes: [icon])], repeatDistance: 0)
    candidate.bareChoice = 1
    candidate.holdsOn = true
    return candidate
  }

  /// Settles labels of which some had a choice at the whole zoom before.
  private func settle(_ labels: [LabelCandidate], stood: [Int?]) throws -> [Int: Int] {
    var field = LabelField()
    field.add(labels)
    let placed = try field.placed(in: ViewRect(x: 0, y: 0, width: 400, height: 200), load: { _, _ in }) {
      stood[$0]
    }
    return Dictionary(
      uniqueKeysWithValues: placed.map { ($0.candidate, labels[$0.candidate].positions[$0.position].choice) })
  }

  @Test("An icon stands alone where there is no room for its name, and gives way where there is none for it")
  func bareIcons() throws {
    let labels = [place("a", x: 100, rank: 1), place("b", x: 60, rank: 2), place("c", x: 130, rank: 3)]
    #expect(try settle(labels, stood: [nil, nil, nil]) == [0: 0, 1: 1])
  }

  @Test("An icon that stood alone gets its name only where that pushes off none that stays")
  func namesOfBareIcons() throws {
    let labels = [place("a", x: 100, rank: 1), place("b", x: 130, rank: 2), place("c", x: 220, rank: 3)]
    // Of the first rank, it would take the place of the second, whose icon or name stood there already.
    #expect(try settle(labels, stood: [1, 1, nil]) == [0: 1, 1: 0, 2: 0])
    #expect(try settle(labels, stood: [1, 0, nil]) == [0: 1, 1: 0, 2: 0])
    // What is new has no such right.
    #expect(try settle(labels, stood: [1, nil, nil]) == [0: 0, 2: 0])
  }
}
