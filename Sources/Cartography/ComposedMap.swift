package import Geography
package import Scene
package import Typography

/// A map as a scene, with what the report tells of it.
package struct ComposedMap: Sendable {
  /// What to paint.
  package var scene: Scene
  /// The tiles that were drawn, in the order of the cover.
  package var tiles: [UsedTile]
  /// The annotations, in the order in which they were given.
  package var items: [PlacedItem]
  /// The labels, in the order in which they are drawn.
  package var labels: [PlacedLabel]
  /// The faces whose glyphs are in the scene, by position in the library.
  package var faces: [FaceID]
  /// Whom the picture credits, in the order in which they stand in it.
  package var credits: [String]
  /// What could not be done as asked, in a fixed order, each once.
  package var warnings: [MapWarning]

  /// Makes a composed map from its parts.
  package init(
    scene: Scene, tiles: [UsedTile] = [], items: [PlacedItem] = [], labels: [PlacedLabel] = [],
    faces: [FaceID] = [], credits: [String] = [], warnings: [MapWarning] = []
  ) {
    self.scene = scene
    self.tiles = tiles
    self.items = items
    self.labels = labels
    self.faces = faces
    self.credits = credits
    self.warnings = warnings
  }

  /// A tile that gave something to the picture.
  package struct UsedTile: Hashable, Sendable {
    /// Its address; of the parent, where a tile is drawn larger than its zoom.
    package var address: TileAddress
    /// The name of its source.
    package var source: String

    /// Makes a used tile.
    package init(address: TileAddress, source: String) {
      self.address = address
      self.source = source
    }
  }

  /// An annotation at its place in the picture.
  package struct PlacedItem: Hashable, Sendable {
    /// `pin`, `marker` or `view`.
    package var kind: String
    /// Its title, perhaps empty.
    package var title: String
    /// Where it stands, in degrees.
    package var coordinate: Coordinate
    /// Where the coordinate lies in the picture, in points.
    package var point: ViewPoint
    /// Its layout box in the picture, in points, shadow and title excluded.
    package var box: ViewRect
    /// How far it is selected, 0 to 1.
    package var selection: Double

    /// Makes a placed item.
    package init(
      kind: String, title: String, coordinate: Coordinate, point: ViewPoint, box: ViewRect, selection: Double
    ) {
      self.kind = kind
      self.title = title
      self.coordinate = coordinate
      self.point = point
      self.box = box
      self.selection = selection
    }
  }

  /// A label at its place in the picture.
  package struct PlacedLabel: Hashable, Sendable {
    /// What it says; line breaks as newlines.
    package var text: String
    /// Its anchor in the picture, in points.
    package var point: ViewPoint
    /// Turn in degrees clockwise; 0 for upright labels.
    package var angle: Double
    /// The style layer it comes from.
    package var layer: String
    /// How strongly it shows, above 0 to 1.
    package var opacity: Double

    /// Makes a placed label.
    package init(text: String, point: ViewPoint, angle: Double, layer: String, opacity: Double) {
      self.text = text
      self.point = point
      self.angle = angle
      self.layer = layer
      self.opacity = opacity
    }
  }
}

/// Something that a map could not do as asked; words for people are made elsewhere.
package enum MapWarning: Hashable, Sendable {
  /// No face has a glyph for these characters of a label.
  case missingGlyphs(text: String, scalars: [Unicode.Scalar])
  /// A font that the style names is not there; another stood in for it.
  case substitutedFont(asked: String, used: String)
  /// An annotation beyond the latitudes that the map has, about 85.05° north and south, was left out.
  case outsideWorld(title: String, coordinate: Coordinate)
  /// A title was left out, as it would have come to lie on another or on an annotation.
  case hiddenTitle(String)
  /// Some of the tiles under the view are not in the source: what tiles above them have is drawn there, or nothing.
  /// Or all of them are not, or have nothing in them: there is no map.
  case missingTiles(source: String, isAll: Bool)
  /// The view reaches out of the box that the tiles say they lie in: beyond there is no map.
  case tilesEnd(source: String, bounds: BoundingBox)
  /// The look draws none of the layers of the tiles under the view: there is no map.
  case foreignTiles(source: String)
  /// The view is closer than the map has anything to show: no names, lines or areas.
  case nothingToShow(zoom: Double, of: BareGround)
  /// No name in the view is in the language that was asked for.
  case missingLanguage(String, source: String)
  /// The style asks for something that is not supported.
  case style(path: String, problem: String)
  /// A part of a tile was broken; what and where, and what became of it, in plain words. The layer is nothing where
  /// all of it was left out.
  case skippedFeature(tile: TileAddress, layer: String?, source: String, reason: String)
}

/// What a map is drawn from that has nothing to show.
package enum BareGround: Hashable, Sendable {
  /// The embedded world.
  case world
  /// Vector tiles in a built-in look.
  case tiles
  /// Vector tiles by a style of a person's own.
  case style
  /// Pictures, enlarged too much.
  case pictures
}
