import Foundation
import Testing
import Veduta

private let colosseum = Coordinate(latitude: 41.8902, longitude: 12.4922)
private let region = CoordinateRegion(
  center: colosseum, span: CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
private let small = ViewSize(width: 64, height: 48)

@Suite("A snapshotter makes pictures of maps") struct SnapshotterTests {
  @Test("by default a picture is 256 by 256 points of one pixel each")
  func defaults() {
    let options = MapSnapshotter.Options()
    #expect(options.size == ViewSize(width: 256, height: 256))
    #expect(options.scale == 1)
    #expect(options.appearance == .light)
    #expect(options.annotations.isEmpty)
  }

  @Test("of region, rectangle, camera and view the one set last counts")
  func lastWins() throws {
    var options = MapSnapshotter.Options(size: small)
    options.region = region
    options.camera = MapCamera(centerCoordinate: colosseum, distance: 1000)
    #expect(options.region == nil)
    #expect(options.camera?.distance == 1000)
    options.mapRect = .world
    #expect(options.camera == nil)
    #expect(options.mapRect == .world)
    let view = try Viewport(center: colosseum, zoom: 9, size: ViewSize(width: 10, height: 20))
    options.viewport = view
    #expect(options.mapRect == nil)
    #expect(options.size == view.size)
    #expect(try options.resolvedViewport() == view)
    options.region = region
    options.region = nil
    #expect(options.viewport == nil)
    #expect(try options.resolvedViewport() == Viewport(region: region, size: view.size))
  }

  @Test("an automatic position shows every annotation whole")
  func automatic() throws {
    var options = MapSnapshotter.Options(size: ViewSize(width: 300, height: 200))
    options.annotations = [
      .pin(PinAnnotation(coordinate: colosseum, selection: 1)),
      .marker(Marker(coordinate: Coordinate(latitude: 48.8584, longitude: 2.2945))),
    ]
    let view = try options.resolvedViewport()
    for annotation in options.annotations {
      let point = view.point(for: annotation.coordinate)
      #expect((14...279).contains(point.x) && (33...195.5).contains(point.y), "\(point)")
    }
  }

  @Test(
    "a pin keeps the room of its disc and tip, a balloon that of its disc, tail and dot",
    arguments: [0, 0.5, 1])
  func room(_ selection: Double) {
    let size = ViewSize(width: 400, height: 400)
    let pin = ViewInsets.zero.leavingRoom(
      for: [.pin(PinAnnotation(coordinate: colosseum, selection: selection))], in: size, attribution: .none)
    let scale = 0.7 + 0.3 * selection
    #expect(abs(pin.left - 8 - 21 * scale) < 0.01 && abs(pin.right - 8 - 21 * scale) < 0.01, "\(pin)")
    #expect(abs(pin.top - 8 - 43.5 * scale) < 0.01, "\(pin)")
    #expect((4.0...5.5).contains((pin.bottom - 8) / scale), "\(pin)")
    let balloon = ViewInsets.zero.leavingRoom(
      for: [.marker(Marker(coordinate: colosseum, selection: selection))], in: size, attribution: .none)
    #expect(abs(balloon.left - 8 - 14 * (1 + selection)) < 0.5 && balloon.left == balloon.right, "\(balloon)")
    #expect(abs(balloon.top - 8 - 33 * (1 + selection)) < 3.5 && balloon.bottom <= 14, "\(balloon)")
  }

  @Test("titles and credits have room, of which a small picture gives nine tenths at most")
  func titleRoom() {
    let marker = MapAnnotation.marker(Marker(coordinate: colosseum, title: "A rather long title"))
    func room(_ side: Double, _ attribution: MapAttribution) -> ViewInsets {
      ViewInsets.zero.leavingRoom(
        for: [marker], in: ViewSize(width: side, height: side), attribution: attribution)
    }
    let bare = room(400, .none)
    #expect(bare.left > 40 && bare.bottom > 20)
    #expect(room(400, .automatic).bottom == bare.bottom + 16)
    let small = room(40, .automatic)
    #expect(abs(small.top + small.bottom - 36) < 1e-9 && small.left + small.right < 36.000_001)
  }

  @Test("a snapshot has the pixels asked for and knows where things are")
  func snapshot() async throws {
    let snapshotter = MapSnapshotter(region: region, size: small, scale: 2)
    let snapshot = try await snapshotter.start()
    #expect(snapshot.bitmap.width == 128 && snapshot.bitmap.height == 96)
    let middle = snapshot.point(for: colosseum)
    #expect(abs(middle.x - 32) < 1e-9 && abs(middle.y - 24) < 1e-9)
    let back = try #require(snapshot.coordinate(for: middle))
    #expect(abs(back.latitude - colosseum.latitude) < 1e-9)
    #expect(try snapshot.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(!snapshotter.isLoading)
  }

  @Test("the same options give the same bytes, and a digest that the file carries")
  func deterministic() async throws {
    let first = try await MapSnapshotter(region: region, size: small).start()
    let second = try await MapSnapshotter(region: region, size: small).start()
    #expect(try first.pngData() == second.pngData())
    #expect(first.digest == second.digest)
    var options = MapSnapshotter.Options(position: .region(region), size: small)
    options.appearance = .dark
    #expect(try await MapSnapshotter(options: options).start().digest != first.digest)
  }

  @Test("a picture that cannot be says why, and nothing is allocated for it")
  func errors() async throws {
    let huge = MapSnapshotter(region: region, size: ViewSize(width: 1e5, height: 10))
    await #expect(throws: SnapshotError.picture(.size(width: 100_000, height: 10))) { try await huge.start() }
    let empty = MapSnapshotter(options: .init())
    await #expect(throws: SnapshotError.view(.nothingToFit)) { try await empty.start() }
    var options = MapSnapshotter.Options(position: .region(region))
    options.scale = .nan
    await #expect(throws: SnapshotError.self) { try await MapSnapshotter(options: options).start() }
  }

  @Test("a cancelled snapshot throws that it was, once")
  func cancelled() async {
    let snapshotter = MapSnapshotter(region: region, size: small)
    let task = Task { try await snapshotter.start() }
    task.cancel()
    await #expect(throws: SnapshotError.cancelled) { try await task.value }
    #expect(!snapshotter.isLoading)
  }

  @Test("a picture is written whole, also into folders that are missing")
  func writing() async throws {
    let folder = NSTemporaryDirectory() + "/veduta-snapshot-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let snapshot = try await MapSnapshotter(region: region, size: small).start()
    try snapshot.write(to: folder + "/a/rome.png")
    #expect(
      FileManager.default.contents(atPath: folder + "/a/rome.png").map(Array.init) == (try snapshot.pngData())
    )
    #expect(throws: SnapshotError.file(.notRegular(path: folder, .folder))) { try snapshot.write(to: folder) }
  }
}

@Suite("Frames are functions of their numbers") struct FrameSequenceTests {
  private let annotations: [MapAnnotation] = [
    .pin(PinAnnotation(coordinate: colosseum)),
    .pin(PinAnnotation(coordinate: Coordinate(latitude: 41.8986, longitude: 12.4769))),
  ]

  private func sequence(curve: TimingCurve = .easeInOut, move: CameraMove = .ease) throws -> FrameSequence {
    let other = CoordinateRegion(center: annotations[1].coordinate, span: region.span)
    return try FrameSequence(
      path: CameraPath(
        from: Viewport(region: region, size: small), to: Viewport(region: other, size: small), curve: curve,
        move: move),
      annotations: annotations, selections: [[1, 0], [0, 1]])
  }

  @Test("selection goes with the move, exactly at both ends and never beyond them")
  func selection() throws {
    let sequence = try sequence()
    #expect(sequence.count == 22)
    #expect(sequence.annotations(at: 0).map(\.selection) == [1, 0])
    #expect(sequence.annotations(at: 21).map(\.selection) == [0, 1])
    for index in 1..<21 {
      let progress = sequence.progress(at: index)
      #expect(sequence.annotations(at: index).map(\.selection) == [1 - progress, progress])
    }
    let overshooting = try self.sequence(curve: .bezier(0.3, -1, 0.7, 2))
    for index in 0..<overshooting.count {
      #expect(overshooting.annotations(at: index).allSatisfy { (0...1).contains($0.selection) })
    }
    #expect(try self.sequence(move: .jump).annotations(at: 1).map(\.selection) == [0, 1])
  }

  @Test("first and last frame equal the stills of the two views, byte for byte")
  func ends() async throws {
    let sequence = try sequence()
    for (index, selections) in [(0, [1.0, 0]), (21, [0, 1])] {
      var options = MapSnapshotter.Options()
      options.viewport = index == 0 ? sequence.path.start : sequence.path.end
      options.annotations = annotations.enumerated().map { $1.selected(selections[$0]) }
      let still = try await MapSnapshotter(options: options).start()
      let frame = try sequence.snapshot(at: index).pngData(effort: sequence.effort(at: index))
      #expect(try frame == still.pngData())
    }
  }

  @Test("one worker and three make the same frames, and a frame alone equals that of the whole")
  func workers() async throws {
    let sequence = try sequence()
    var films: [[[UInt8]]] = []
    for workers in [1, 3] {
      var film: [[UInt8]] = []
      try await sequence.render(3..<8, workers: workers) { index, frame in
        try frame.pngData(effort: sequence.effort(at: index))
      } deliver: { index, bytes in
        #expect(index == film.count + 3)
        film.append(bytes)
      }
      films.append(film)
    }
    #expect(films[0] == films[1])
    #expect(try sequence.snapshot(at: 5).pngData(effort: .frame) == films[0][2])
  }
}
