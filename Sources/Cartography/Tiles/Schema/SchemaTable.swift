import Tiles

/// The small table that lets the looks of streets draw tiles by other schemas: what they call each thing, in the words of
/// OpenMapTiles.
struct SchemaTable: Sendable {
  private let rules: [String: [SchemaRule]]

  /// Takes rules.
  init(_ rules: [SchemaRule]) {
    self.rules = Dictionary(grouping: rules, by: \.source)
  }

  /// The table of a schema; nothing for those that have looks of their own.
  static func table(for schema: TileSchema) -> SchemaTable? {
    switch schema {
    case .shortbread: shortbread
    case .protomaps: protomaps
    case .world, .openMapTiles, .pictures, .unknown: nil
    }
  }

  /// The layers that something is made of.
  var sources: Set<String> { Set(rules.keys) }

  /// A tile's layers as OpenMapTiles names them, those that are wanted, and what was left out on the way.
  func layers(
    of tile: VectorTile, wanted: Set<String>
  ) throws(TileError) -> (layers: [String: VectorTileLayer], faults: [TileFault]) {
    var relabelling = TileRelabelling()
    var faults: [TileFault] = []
    for name in tile.layerNames {
      let rules = (rules[name] ?? []).filter { wanted.contains($0.target) }
      guard !rules.isEmpty, let layer = try tile.layer(named: name) else { continue }
      faults += layer.skipped
      for feature in layer.features {
        for rule in rules {
          guard let properties = rule.properties(of: feature) else { continue }
          relabelling.add(feature, to: rule.target, properties: properties)
        }
      }
    }
    let finished = relabelling.finished()
    return (finished.layers, faults + finished.faults)
  }
}

extension SchemaWord {
  /// What places to go are, by the tags of OpenStreetMap.
  static let places = list(
    """
    museum zoo castle monument theatre cinema library police place_of_worship hospital university college
    university college > college
    attraction theme_park aquarium > attraction
    viewpoint > attraction/=
    gallery arts_centre > art_gallery/=
    hotel hostel guest_house motel > lodging
    ruins > castle
    school
    kindergarten > school/=
    clinic > hospital/clinic
    townhall courthouse community_centre > town_hall
    post_office > post
    ferry_terminal > =/=
    marina > harbor
    bus_station > bus/=
    park garden > park/=
    cemetery grave_yard > cemetery
    stadium
    restaurant cafe fast_food bar ice_cream bakery pharmacy doctors dentist bank embassy fire_station
    nightclub > bar
    pub biergarten > beer
    books > library/=
    supermarket convenience department_store marketplace > grocery
    clothes > clothing_store
    mall > shop
    hairdresser toilets parking fuel bicycle_rental playground sports_centre
    swimming_pool > swimming/=
    """)
}
