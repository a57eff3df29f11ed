import Geography

extension SchemaTable {
  /// Protomaps' basemap, version 4.
  static let protomaps = SchemaTable(roads + waters + grounds + names)

  private static let levels: [(name: String, property: String, value: PropertyValue)] = [
    ("is_bridge", "brunnel", .string("bridge")), ("is_tunnel", "brunnel", .string("tunnel")),
    ("is_link", "ramp", .number(1)), ("oneway", "oneway", .number(1)),
  ]

  private static let kinds = SchemaWord.list(
    """
    motorway trunk primary secondary tertiary busway service track ferry pier
    motorway_link > motorway
    trunk_link > trunk
    primary_link > primary
    secondary_link > secondary
    tertiary_link > tertiary
    unclassified residential living_street road > minor
    pedestrian footway steps path cycleway bridleway corridor platform > path/=
    rail narrow_gauge preserved > rail/=
    tram subway light_rail funicular monorail > transit/=
    highway > motorway
    major_road > primary
    minor_road > minor
    """)

  private static let roads = [
    SchemaRule(
      source: "roads", target: "transportation", keys: ["kind_detail", "kind"], words: kinds, flags: levels),
    SchemaRule(
      source: "roads", target: "transportation_name", keys: ["kind_detail", "kind"],
      words: kinds.filter { !["rail", "transit", "ferry", "pier"].contains($0.value.class) },
      needs: ["name", "ref"]),
    SchemaRule(
      source: "roads", target: "aeroway", keys: ["kind_detail", "kind"],
      words: SchemaWord.list("runway taxiway")),
    SchemaRule(
      source: "landuse", target: "transportation", geometry: [.polygon],
      words: SchemaWord.list("pedestrian footway path cycleway steps platform > path/=\npier")),
  ]

  private static let waters = [
    SchemaRule(
      source: "water", target: "water", keys: ["kind_detail", "kind"], geometry: [.polygon],
      words: SchemaWord.list("ocean river swimming_pool\ncanal > river"), rest: SchemaWord(class: "lake")),
    SchemaRule(
      source: "water", target: "waterway", keys: ["kind_detail", "kind"], geometry: [.line],
      words: SchemaWord.list("river canal stream ditch drain"), flags: levels),
    SchemaRule(
      source: "water", target: "water_name", keys: ["kind_detail", "kind"], geometry: [.point],
      words: SchemaWord.list("ocean sea bay"), rest: SchemaWord(class: "lake")),
  ]

  private static let grounds = [
    SchemaRule(
      source: "landuse", target: "landcover",
      words: SchemaWord.list(
        """
        wood forest > wood/=
        park garden grass grassland meadow village_green recreation_ground golf_course scrub heath > grass/=
        farmland orchard allotments > farmland/=
        sand beach > sand/=
        bare_rock > rock/=
        glacier > ice/=
        wetland > wetland/=
        """)),
    SchemaRule(
      source: "landcover", target: "landcover",
      words: SchemaWord.list(
        "forest > wood\ngrassland scrub > grass\nfarmland\nglacier > ice\nbarren > rock")),
    SchemaRule(
      source: "landcover", target: "landuse", words: SchemaWord.list("urban_area > residential")),
    SchemaRule(
      source: "landuse", target: "landuse",
      words: SchemaWord.list(
        """
        residential commercial industrial retail railway cemetery military school university college kindergarten
        library hospital pitch playground stadium zoo theme_park
        """)),
    SchemaRule(
      source: "landuse", target: "aeroway", words: SchemaWord.list("aerodrome runway taxiway apron")),
    SchemaRule(source: "buildings", target: "building", words: SchemaWord.list("building building_part")),
    SchemaRule(
      source: "buildings", target: "housenumber", words: SchemaWord.list("address"),
      renamed: [("addr_housenumber", "housenumber")]),
    SchemaRule(
      source: "boundaries", target: "boundary", words: SchemaWord.list("country > 2\nregion > 4"),
      label: "admin_level", flags: [("disputed", "disputed", .number(1))]),
  ]

  private static let names = [
    SchemaRule(
      source: "places", target: "place", keys: ["kind_detail", "kind"],
      words: SchemaWord.list(
        """
        city town village hamlet suburb quarter neighbourhood isolated_dwelling farm island country
        region state province > state
        macrohood > suburb
        locality > town
        """)),
    SchemaRule(
      source: "pois", target: "poi",
      words: SchemaWord.places.merging(
        SchemaWord.list("station halt tram_stop train_station > railway/=")
      ) { first, _ in first }),
    SchemaRule(
      source: "pois", target: "aerodrome_label", words: SchemaWord.list("aerodrome > international")),
  ]
}
