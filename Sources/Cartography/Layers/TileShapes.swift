import Geography
import Scene
import Tiles

/// What a plan took out of one tile: cut to the tile, and gathered by what its paint hangs on.
struct TileShapes: Sendable {
  /// Features that are painted alike at any zoom.
  struct Batch: Sendable {
    /// One of them, to be asked for all.
    var sample: VectorTileFeature
    /// Their shapes, in units of the tile.
    var outlines: Outlines
  }

  /// The batches, by where the first feature of each stands in the tile.
  let batches: [Batch]
  /// What was broken and left out.
  let faults: [String]

  /// Takes shapes out of a layer of a tile.
  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: What is wanted.
  ///   - cutter: What becomes of the geometry.
  ///   - accepts: Whether a feature is wanted, asked before its geometry is decoded.
  init(
    _ layer: VectorTileLayer, _ plan: ShapePlan, _ cutter: ShapeCutter, accepts: (VectorTileFeature) -> Bool
  ) {
    var gathered = Gathered(plan)
    var faults = layer.skipped.map(\.reason)
    var geometry = TileGeometry()
    for feature in layer.features where accepts(feature) {
      do throws(TileError) {
        try feature.decodeGeometry(into: &geometry)
        let place = gathered.place(of: feature)
        if plan.isArea {
          cutter.area(geometry, into: &gathered.batches[place].builder)
        } else {
          cutter.lines(geometry, into: &gathered.batches[place].builder)
        }
      } catch {
        faults.append("a feature is left out: \(error.reason)")
      }
    }
    batches = gathered.batches.compactMap { batch in
      batch.builder.outlines.map { Batch(sample: batch.sample, outlines: $0) }
    }
    self.faults = faults
  }

  /// How much memory it takes, in bytes, more or less.
  var cost: Int {
    batches.reduce(256) {
      $0 + 256 + 16 * $1.outlines.points.count + 8 * $1.outlines.lines.count + 40 * $1.outlines.shapes.count
    }
  }

  /// Batches in the making.
  private struct Gathered {
    var batches: [(sample: VectorTileFeature, builder: Outlines.Builder)] = []
    private let attributes: [AttributeKey]?
    private var places: [Key: Int] = [:]

    private struct Key: Hashable {
      var kind: GeometryKind
      var values: [PropertyValue?]
    }

    init(_ plan: ShapePlan) {
      attributes = plan.attributes
    }

    /// The batch of a feature.
    mutating func place(of feature: VectorTileFeature) -> Int {
      guard let attributes else { return add(feature) }
      let key = Key(kind: feature.kind, values: attributes.map { feature.value(for: $0) })
      if let place = places[key] { return place }
      let place = add(feature)
      places[key] = place
      return place
    }

    private mutating func add(_ feature: VectorTileFeature) -> Int {
      batches.append((feature, Outlines.Builder()))
      return batches.count - 1
    }
  }
}
