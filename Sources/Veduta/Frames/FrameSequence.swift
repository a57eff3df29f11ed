public import Cartography
public import Geography
import Raster

/// The frames of a moving map: each is a function of its number alone.
///
/// So any part can be made by itself, on any number of threads, and comes out the same.
public struct FrameSequence: Hashable, Sendable {
  /// The views and the moves between them.
  public let path: CameraPath
  /// The times of the frames, in seconds.
  public let times: FrameTimes
  /// What stands on the map.
  public var annotations: [MapAnnotation]
  /// How far each annotation is selected at the start of the path and at the end of each leg, a row for each.
  ///
  /// In between it goes with the move. Where a row or a value is missing, the annotation's own counts.
  public var selections: [[Double]]
  /// How strongly each annotation shows at the start of the path and at the end of each leg, as ``selections``.
  ///
  /// Where a row or a value is missing it is 1.
  public var presences: [[Double]] = []
  /// What the map is drawn from; by default the embedded world.
  public var tiles: MapTiles = .world
  /// Pixels a point; by default 1.
  public var scale: Double
  /// Whether the map is light (the default) or dark.
  public var appearance: MapLook
  /// How the pictures say whose data they show; by default as the data ask for it.
  public var attribution: MapAttribution

  /// Makes a sequence.
  /// - Parameters:
  ///   - path: The views and the moves between them.
  ///   - framesPerSecond: Frames a second; by default 60.
  ///   - annotations: What stands on the map.
  ///   - selections: See ``selections``; by default each annotation keeps its own.
  ///   - scale: Pixels a point.
  ///   - appearance: Light or dark.
  ///   - attribution: How the pictures say whose data they show.
  /// - Throws: ``GeographyError/invalidFrameRate(_:)`` or ``GeographyError/tooManyFrames(count:limit:)``.
  public init(
    path: CameraPath, framesPerSecond: Double = 60, annotations: [MapAnnotation] = [],
    selections: [[Double]] = [], scale: Double = 1, appearance: MapLook = .light,
    attribution: MapAttribution = .automatic
  ) throws(GeographyError) {
    self.path = path
    times = try path.frameTimes(framesPerSecond: framesPerSecond)
    self.annotations = annotations
    self.selections = selections
    self.scale = scale
    self.appearance = appearance
    self.attribution = attribution
  }

  /// How many frames there are, at least one.
  public var count: Int { times.count }

  /// How far the move that is under way has come at a frame, eased; 1 where nothing moves.
  public func progress(at index: Int) -> Double {
    path.moment(at: times[index]).progress
  }

  /// The annotations as they stand at a frame.
  public func annotations(at index: Int) -> [MapAnnotation] {
    annotations(at: path.moment(at: times[index]))
  }

  /// Which of the annotations stand on the map at a frame, as indices of ``annotations``.
  package func presentIndices(at index: Int) -> [Int] {
    presentIndices(at: path.moment(at: times[index]))
  }

  private func presentIndices(at moment: CameraPath.Moment) -> [Int] {
    let presences = values(presences, at: moment)
    return annotations.indices.filter { !presences.indices.contains($0) || presences[$0] > 0 }
  }

  /// The picture of a frame.
  package func picture(at index: Int) -> MapPicture {
    let moment = path.moment(at: times[index])
    return MapPicture(
      tiles: tiles, viewport: moment.viewport, scale: scale, appearance: appearance,
      annotations: annotations(at: moment),
      attribution: attribution)
  }

  /// Frames that equal a still are compressed as stills are, so that the files are equal too.
  package func effort(at index: Int) -> PNGEncoder.Effort {
    index <= 0 || index >= count - 1 ? .still : .frame
  }

  private func annotations(at moment: CameraPath.Moment) -> [MapAnnotation] {
    let (selections, presences) = (values(selections, at: moment), values(presences, at: moment))
    return presentIndices(at: moment).map { index in
      let presence = presences.indices.contains(index) ? presences[index] : 1
      let faded = presence < 1 ? annotations[index].faded(presence) : annotations[index]
      return selections.indices.contains(index) ? faded.selected(selections[index]) : faded
    }
  }

  /// One value an annotation at a moment, between those of two rows; none where a row is missing.
  private func values(_ rows: [[Double]], at moment: CameraPath.Moment) -> [Double] {
    guard let leg = moment.leg else { return rows.first ?? [] }
    guard rows.indices.contains(leg), rows.indices.contains(leg + 1) else { return [] }
    let jumps = path.legs[leg].transition.move == .jump
    let progress = jumps && moment.progress > 0 ? 1 : min(max(moment.progress, 0), 1)
    return zip(rows[leg], rows[leg + 1]).map { from, to in
      progress == 1 ? to : from + (to - from) * progress
    }
  }
}
