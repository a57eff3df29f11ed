import Geography

extension SchemaTable {
  /// Shortbread 1.0.
  static let shortbread = SchemaTable(ways + waters + grounds + names)

  private static let levels: [(name: String, property: String, value: PropertyValue)] = [
    ("bridge", "brunnel", .string("bridge")), ("tunnel", "brunnel", .string("tunnel")),
    ("link", "ramp", .number(1)), ("oneway", "oneway", .number(1)),
  ]

  private static let roads = SchemaWord.list(
    """
    motorway trunk primary secondary tertiary busway service track
    bus_guideway > busway
    unclassified residential living_street > minor
    pedestrian footway steps path cycleway bridleway platform corridor > path/=
    rail narrow_gauge > rail/=
    tram subway light_rail funicular monorail > transit/=
    """)

  private static let ways = [
    SchemaRule(source: "streets", target: "transportation", words: roads, flags: levels),
    SchemaRule(source: "street_polygons", target: "transportation", words: roads, flags: levels),
    SchemaRule(
      source: "streets", target: "aeroway", words: SchemaWord.list("runway taxiway")),
    SchemaRule(
      source: "street_polygons", target: "aeroway", words: SchemaWord.list("runway taxiway apron")),
    SchemaRule(source: "street_labels", target: "transportation_name", words: roads),
    SchemaRule(source: "ferries", target: "transportation", rest: SchemaWord(class: "ferry")),
    SchemaRule(source: "pier_lines", target: "transportation", rest: SchemaWord(class: "pier")),
    SchemaRule(source: "pier_polygons", target: "transportation", rest: SchemaWord(class: "pier")),
    SchemaRule(source: "bridges", target: "transportation", rest: SchemaWord(class: "bridge")),
  ]

  private static let courses = SchemaWord.list("river canal stream ditch drain")

  private static let waters = [
    SchemaRule(source: "ocean", target: "water", rest: SchemaWord(class: "ocean")),
    SchemaRule(
      source: "water_polygons", target: "water",
      words: SchemaWord.list("river swimming_pool\ncanal > river"), rest: SchemaWord(class: "lake")),
    SchemaRule(
      source: "water_polygons_labels", target: "water_name", words: SchemaWord.list("ocean sea bay"),
      rest: SchemaWord(class: "lake")),
    SchemaRule(source: "water_lines", target: "waterway", words: courses, flags: levels),
    SchemaRule(source: "water_lines_labels", target: "waterway", words: courses, flags: levels),
  ]

  private static let grounds = [
    SchemaRule(
      source: "land", target: "landcover",
      words: SchemaWord.list(
        """
        forest > wood/=
        grass grassland meadow park garden village_green recreation_ground golf_course heath scrub > grass/=
        farmland orchard vineyard plant_nursery allotments farmyard greenhouse_horticulture > farmland/=
        sand beach > sand/=
        bare_rock scree shingle > rock/=
        glacier > ice/=
        bog marsh swamp wet_meadow string_bog > wetland/=
        """)),
    SchemaRule(
      source: "land", target: "landuse",
      words: SchemaWord.list(
        "residential commercial industrial retail railway cemetery playground\ngrave_yard > cemetery")),
    SchemaRule(
      source: "sites", target: "landuse",
      words: SchemaWord.list("university college school hospital kindergarten library\nsports_center > pitch")
    ),
    SchemaRule(source: "buildings", target: "building", rest: SchemaWord(class: "building")),
    SchemaRule(source: "addresses", target: "housenumber", rest: SchemaWord(class: "address")),
    SchemaRule(
      source: "boundaries", target: "boundary", rest: SchemaWord(class: "boundary"),
      flags: [("maritime", "maritime", .number(1)), ("disputed", "disputed", .number(1))],
      without: ["coastline"]),
  ]

  private static let names = [
    SchemaRule(
      source: "place_labels", target: "place",
      words: SchemaWord.list(
        """
        city town village hamlet suburb quarter neighbourhood isolated_dwelling farm island
        capital state_capital > city
        """)),
    SchemaRule(
      source: "boundary_labels", target: "place", keys: ["admin_level"],
      words: SchemaWord.list("2 > country\n4 > state")),
    SchemaRule(
      source: "public_transport", target: "poi",
      words: SchemaWord.list(
        """
        station halt tram_stop > railway/=
        ferry_terminal > =/=
        bus_station bus_stop > bus/=
        """)),
    SchemaRule(
      source: "public_transport", target: "aerodrome_label",
      words: SchemaWord.list("aerodrome > international")),
    SchemaRule(
      source: "pois", target: "poi", keys: ["tourism", "historic", "amenity", "leisure", "shop"],
      words: SchemaWord.places),
  ]
}
