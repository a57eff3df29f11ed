import Geography
import Tiles

/// The features of a tile's layer that may carry names, their geometry read and laid on the world.
struct NamedFeatures: Sendable {
  /// A line that may carry a name.
  struct Line: Sendable {
    var feature: VectorTileFeature
    var points: [WorldPoint]
  }

  /// Points that the tile itself owns, each with its feature.
  private(set) var points: [(feature: VectorTileFeature, anchor: WorldPoint)] = []
  /// Lines as far as they run in the tile itself.
  private(set) var lines: [Line] = []

  /// Reads a layer; a feature whose geometry is broken is left out, of which the drawing of its layer tells.
  init(_ layer: VectorTileLayer, _ units: TileUnits) {
    var geometry = TileGeometry()
    for feature in layer.features {
      do { try feature.decodeGeometry(into: &geometry) } catch { continue }
      switch geometry.kind {
      case .point:
        points += geometry.points.filter(units.owns).map { (feature, units.world($0)) }
      case .line:
        for part in 0..<geometry.partCount {
          lines += units.lines(geometry.points[geometry.part(part)]).map {
            Line(feature: feature, points: $0)
          }
        }
      case .polygon, .unknown: continue
      }
    }
  }
}

/// The lines of a tile that a symbol layer names, those of one name joined.
struct NamedLines: Sendable {
  /// A line as long as its name goes on.
  struct Line: Sendable {
    /// The first feature that it is made of.
    var feature: VectorTileFeature
    var points: [WorldPoint]
    /// The least rectangle about it.
    var bounds: WorldRect
  }

  /// The lines, in the order of their first features.
  private(set) var lines: [Line] = []

  /// Joins the lines that a layer names.
  init(_ features: NamedFeatures, for asker: SymbolAsker) {
    var named = Grouped<String, NamedFeatures.Line>()
    for line in features.lines {
      guard let text = asker.wholeZoom.specification(of: line.feature)?.text else { continue }
      named.add(line, as: text)
    }
    for (_, pieces) in named.groups {
      lines += LineJoiner.joined(pieces.map(\.points)).map {
        Line(feature: pieces[0].feature, points: $0, bounds: Self.bounds($0))
      }
    }
  }

  private static func bounds(_ line: [WorldPoint]) -> WorldRect {
    guard let first = line.first else { return .null }
    var (low, high) = (SIMD2(first.x, first.y), SIMD2(first.x, first.y))
    for point in line {
      low = pointwiseMin(low, SIMD2(point.x, point.y))
      high = pointwiseMax(high, SIMD2(point.x, point.y))
    }
    return WorldRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
