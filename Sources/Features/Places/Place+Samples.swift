import Geography

extension Place {
  /// Five sights of Rome and Paris; the first is the one to start with.
  public static let samples: [Place] = [
    sample("Colosseum", "Rome", 41.8902, 12.4922, article: "Colosseum"),
    sample("Pantheon", "Rome", 41.8986, 12.4769, article: "Pantheon,_Rome"),
    sample("Trevi Fountain", "Rome", 41.9009, 12.4833, article: "Trevi_Fountain"),
    sample("Eiffel Tower", "Paris", 48.8584, 2.2945, article: "Eiffel_Tower"),
    sample("Louvre Museum", "Paris", 48.8606, 2.3376, article: "Louvre"),
  ]

  private static func sample(
    _ name: String, _ city: String, _ latitude: Double, _ longitude: Double, article: String
  ) -> Place {
    Place(
      name: name, cityName: city, coordinate: Coordinate(latitude: latitude, longitude: longitude),
      link: "https://en.wikipedia.org/wiki/\(article)")
  }
}
