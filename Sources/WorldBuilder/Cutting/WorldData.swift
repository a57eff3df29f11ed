import Geography

/// All that the world is built from, read, repaired and projected.
struct WorldData {
  /// A point that shows from a zoom on.
  struct Label {
    var zoom: Int
    var feature: WorldFeature
  }

  var oceans: [NaturalEarth.Scale: [[SIMD2<Double>]]] = [:]
  var lakes: [NaturalEarth.Scale: [NaturalEarth.Lake]] = [:]
  var rivers: [NaturalEarth.Scale: [NaturalEarth.River]] = [:]
  var borders: [NaturalEarth.Scale: [NaturalEarth.Border]] = [:]
  var stateBorders: [NaturalEarth.Border] = []
  var lakeNames: [Label] = []
  var countries: [Label] = []
  var states: [Label] = []
  var places: [NaturalEarth.Place] = []
  var settlements = Settlements()

  /// Reads everything.
  init(_ inputs: Inputs) throws {
    let earth = NaturalEarth(folder: inputs.magics)
    for scale in NaturalEarth.Scale.allCases {
      oceans[scale] = try earth.ocean(scale)
      lakes[scale] = try earth.lakes(scale)
      rivers[scale] = try earth.rivers(scale)
      borders[scale] = try earth.borders(scale)
    }
    lakeNames = LakeLabels.labels(lakes[.near] ?? [])
    stateBorders = try earth.stateBorders()
    let names = try GeoNames.read(inputs.geonames)
    places = PlaceNames(names).repaired(try earth.places())
    settlements = Settlements(names, besides: places)
    let map = try GeoPackage(path: inputs.qgis)
    countries = RegionLabels.countries(try map.rows(of: "countries", texts: ["NAME", "ISO_A3"]))
    states = RegionLabels.states(try map.rows(of: "states_provinces", texts: ["name", "adm0_a3"]))
  }
}
