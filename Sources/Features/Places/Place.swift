public import Geography

/// A sight worth a pin: the model of the sample apps.
public struct Place: Hashable, Sendable {
  /// What tells it from all others; by default its name followed by its city.
  public var id: String
  /// What it is called.
  public var name: String
  /// The city it is in; empty where a list does not say.
  public var city: String
  /// Where it is, in degrees.
  public var coordinate: Coordinate

  /// Makes a place.
  /// - Parameters:
  ///   - id: Its identity; by default name and city, one after the other.
  ///   - name: What it is called.
  ///   - city: The city it is in.
  ///   - coordinate: Where it is.
  public init(id: String? = nil, name: String, city: String = "", coordinate: Coordinate) {
    self.id = id ?? name + city
    self.name = name
    self.city = city
    self.coordinate = coordinate
  }

  /// The five places of the sample app, in its order.
  public static let samples: [Place] = [
    sample("Colosseum", "Rome", 41.8902, 12.4922),
    sample("Pantheon", "Rome", 41.8986, 12.4769),
    sample("Trevi Fountain", "Rome", 41.9009, 12.4833),
    sample("Eiffel Tower", "Paris", 48.8584, 2.2945),
    sample("Louvre Museum", "Paris", 48.8606, 2.3376),
  ]

  private static func sample(_ name: String, _ city: String, _ latitude: Double, _ longitude: Double) -> Place
  {
    Place(name: name, city: city, coordinate: Coordinate(latitude: latitude, longitude: longitude))
  }
}
