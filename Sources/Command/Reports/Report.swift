import JSON
import Veduta

/// What a picture shows, as a value: where the view is, and where everything lies in it.
struct Report {
  /// The picture that was asked for.
  var picture: MapPicture
  /// What became of it.
  var map: ComposedMap
  /// The identities of its items, in order.
  var identities: [String]
  /// The digest of what is shown.
  var digest: String
  /// The font files whose glyphs are shown.
  var fonts: [String]

  /// Makes the report of a composed map.
  init(_ picture: MapPicture, _ map: ComposedMap, identities: [String]) {
    self.picture = picture
    self.map = map
    self.identities = Self.aligned(identities, of: picture.annotations, with: map.items)
    digest = MapRenderer.shared.digest(of: map)
    fonts = MapRenderer.shared.fontFiles(of: map)
  }

  /// The identities of the annotations that are on the map: some may have been left out.
  private static func aligned(
    _ identities: [String], of annotations: [MapAnnotation], with items: [ComposedMap.PlacedItem]
  ) -> [String] {
    var rest = Array(zip(annotations, identities))[...]
    return items.map { item in
      while let (annotation, identity) = rest.popFirst() {
        if annotation.coordinate == item.coordinate { return identity }
      }
      return ""
    }
  }

  /// The fields of the report, sorted by the writer.
  var fields: [String: JSONValue] {
    let pixels = map.scene.pixels
    return [
      "view": view,
      "size": [
        "width": .number(picture.viewport.size.width), "height": .number(picture.viewport.size.height),
      ],
      "scale": .number(picture.scale),
      "pixels": ["width": .number(Double(pixels.width)), "height": .number(Double(pixels.height))],
      "source": source,
      "tiles": .array(map.tiles.map(tile)),
      "items": .array(zip(map.items, identities).map(item)),
      "labels": .array(map.labels.map(label)),
      "fonts": .array(fonts.map { .string($0) }),
      "warnings": .array(map.warnings.map(warning)),
      "digest": .string(digest),
    ]
  }

  private var view: JSONValue {
    let viewport = picture.viewport
    let (center, span, box) = (viewport.centerCoordinate, viewport.span, viewport.boundingBox)
    return [
      "center": ["latitude": .number(center.latitude), "longitude": .number(center.longitude)],
      "span": [
        "latitudeDelta": .number(span.latitudeDelta), "longitudeDelta": .number(span.longitudeDelta),
      ],
      "bbox": .array([box.west, box.south, box.east, box.north].map { .number($0) }),
      "zoom": .number(viewport.zoom), "zoom512": .number(viewport.zoom512),
      "mapPointsPerPoint": .number(viewport.mapPointsPerPoint),
      "heading": .number(viewport.heading), "pitch": .number(viewport.pitch),
    ]
  }

  /// What is drawn, as it tells of itself.
  private var source: JSONValue {
    let tiles = picture.tiles
    var fields: [String: JSONValue] = [
      "name": .string(tiles.name), "format": .string(tiles.format),
      "zooms": .array([tiles.zooms.lowerBound, tiles.zooms.upperBound].map { .number(Double($0)) }),
    ]
    if let box = tiles.reach {
      fields["bbox"] = .array([box.west, box.south, box.east, box.north].map { .number($0) })
    }
    return .object(fields)
  }

  private func tile(_ tile: ComposedMap.UsedTile) -> JSONValue {
    [
      "z": .number(Double(tile.address.z)), "x": .number(Double(tile.address.x)),
      "y": .number(Double(tile.address.y)), "source": .string(tile.source),
    ]
  }

  private func item(_ item: ComposedMap.PlacedItem, identity: String) -> JSONValue {
    [
      "kind": .string(item.kind), "title": .string(item.title), "id": .string(identity),
      "latitude": .number(item.coordinate.latitude), "longitude": .number(item.coordinate.longitude),
      "x": .number(item.point.x), "y": .number(item.point.y),
      "box": .array([item.box.x, item.box.y, item.box.width, item.box.height].map { .number($0) }),
      "selected": .bool(item.selection > 0.5), "selection": .number(item.selection),
    ]
  }

  private func label(_ label: ComposedMap.PlacedLabel) -> JSONValue {
    [
      "text": .string(label.text), "x": .number(label.point.x), "y": .number(label.point.y),
      "angle": .number(label.angle), "layer": .string(label.layer),
    ]
  }

  private func warning(_ warning: MapWarning) -> JSONValue {
    let words = warning.words
    return ["kind": .string(words.kind), "message": .string(words.message), "where": .string(words.place)]
  }
}
