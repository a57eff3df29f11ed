/// The towns and the quarters of big cities from GeoNames, whose list does not tell the two apart.
///
/// - A city has 500,000 people or more and is no part of a bigger one, a great city 1.5 million.
/// - A city's reach is 6.5 metres times the root of its people: 5 km for Lisbon, 10 km for Rome, 20 km for London.
/// - A quarter is a place of the same country within the reach of a city, with 500 people or more or an unknown
///   number of them.
/// - Towns are all other places of 15,000 people or more, and of 500 or more within 2.5 times the reach of a great
///   city.
/// - What is in the layer of places already is left out: the same number, or the same name nearby.
/// - Prefixes such as "Paris 07 " and words in parentheses are cut off; names with numbers, Roman ones too, are left
///   out unless they tell a date, and so are those too long for a map.
/// - Of one name twice within 12 km the more populous place stays; so it does of two names within 1.5 km where one
///   begins with the other.
struct Settlements {
  /// Towns, the most populous first.
  var towns: [GeoName] = []
  /// Quarters of big cities, the most populous first.
  var neighbourhoods: [GeoName] = []

  /// The number of people that makes a city, one with quarters.
  static let city = 500_000
  /// The number of people that makes a city great, one whose villages are shown too.
  static let greatCity = 1_500_000
  /// The number of people of a town that is shown anywhere.
  static let town = 15_000
  /// The number of people of a place that is shown in or near a big city.
  static let village = 500

  /// None at all.
  init() {}

  /// Sorts all places, leaving out those that `besides` holds.
  init(_ names: [GeoName], besides places: [NaturalEarth.Place]) {
    let cities = City.all(names)
    let known = Neighbourhood(places) { $0.position }
    let ids = Set(places.compactMap(\.id))
    var quarters: [GeoName] = []
    var towns: [GeoName] = []
    for var place in names {
      let city = cities[place.country]?.min { $0.share(of: place) < $1.share(of: place) }
      let share = city?.share(of: place) ?? .infinity
      let isQuarter = share <= 1 && city?.id != place.id
      let isNearby = isQuarter || (share <= 2.5 && (city?.population ?? 0) >= Settlements.greatCity)
      let isUnknown = isQuarter && place.population == 0
      guard isUnknown || place.population >= (isNearby ? Settlements.village : Settlements.town) else {
        continue
      }
      guard !ids.contains(place.id),
        let name = QuarterNames.plain(place.name, in: place.country)
      else { continue }
      place.name = name
      if Settlements.isKnown(place, known) { continue }
      if isQuarter {
        quarters.append(place)
      } else {
        towns.append(place)
      }
    }
    self.towns = Settlements.withoutRepeats(towns)
    neighbourhoods = Settlements.withoutRepeats(quarters)
  }

  /// Whether a place of the same name is drawn nearby: within 6 km, or within 25 km if it is a city.
  private static func isKnown(_ place: GeoName, _ known: Neighbourhood<NaturalEarth.Place>) -> Bool {
    let name = Names.folded(place.name)
    return known.values(near: place.position, within: 25).contains { entry in
      guard entry.distance < 6 || place.population >= 100_000 else { return false }
      let other = Names.folded(entry.value.name)
      return other == name || Names.folded(entry.value.ascii) == name
        || (entry.distance < 6 && name.hasPrefix(other) && place.population * 2 > entry.value.population)
    }
  }

  /// Sorts by population and leaves out the lesser of two of a name.
  private static func withoutRepeats(_ places: [GeoName]) -> [GeoName] {
    let sorted = places.sorted { ($1.population, $0.id) < ($0.population, $1.id) }
    let folded = Dictionary(uniqueKeysWithValues: sorted.map { ($0.id, Names.folded($0.name)) })
    let near = Neighbourhood(sorted) { $0.position }
    return sorted.filter { place in
      let name = folded[place.id] ?? ""
      return !near.values(near: place.position, within: 12).contains { entry in
        let rival = entry.value
        guard (place.population, rival.id) < (rival.population, place.id) else { return false }
        let other = folded[rival.id] ?? ""
        return other == name || (entry.distance < 1.5 && (other.hasPrefix(name) || name.hasPrefix(other)))
      }
    }
  }
}

/// A city with quarters.
struct City {
  var id: Int
  var position: SIMD2<Double>
  var population: Int

  /// How far its quarters lie from its middle at most, in kilometres.
  var reach: Double { 0.0065 * Double(population).squareRoot() }

  /// How far out a place lies, 1 at the end of the reach.
  func share(of place: GeoName) -> Double {
    Distance.kilometres(position, place.position) / reach
  }

  /// The cities by country.
  static func all(_ names: [GeoName]) -> [String: [City]] {
    var cities: [String: [City]] = [:]
    let large = names.filter { $0.population >= Settlements.city }
    for place in large.sorted(by: { ($1.population, $0.id) < ($0.population, $1.id) }) {
      let isPart = cities[place.country, default: []].contains { $0.share(of: place) <= 1 }
      guard !isPart else { continue }
      let city = City(id: place.id, position: place.position, population: place.population)
      cities[place.country, default: []].append(city)
    }
    return cities
  }
}
