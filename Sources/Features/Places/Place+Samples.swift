import Geography

extension Place {
  /// Five sights of Rome and Paris; the first is the one to start with.
  ///
  /// Each has two or three pictures, by names such as `colosseum-1`, and leads to its article in the English Wikipedia.
  public static let samples: [Place] = [
    sample(
      "Colosseum", "Rome", 41.8902, 12.4922, article: "Colosseum", picture: "colosseum", pictures: 3,
      "The largest amphitheatre of the ancient world was begun by Vespasian about the year 72 and opened by his "
        + "son Titus in 80. Its oval, 188 metres long and 156 wide, is made of travertine, tuff and concrete, and "
        + "held at least fifty thousand people, who came for gladiators, wild animals and public executions. "
        + "Earthquakes and builders in need of stone have since taken most of its southern side."),
    sample(
      "Pantheon", "Rome", 41.8986, 12.4769, article: "Pantheon,_Rome", picture: "pantheon", pictures: 3,
      "Hadrian rebuilt this temple about 125 and left the name of Agrippa, who had built the first one, over its "
        + "porch. The dome behind it spans 43.3 metres and is still the largest of unreinforced concrete; it rises "
        + "exactly as high as it is wide, to an open eye through which sun and rain come in. A church since 609, "
        + "it holds the tomb of Raphael."),
    sample(
      "Trevi Fountain", "Rome", 41.9009, 12.4833, article: "Trevi_Fountain", picture: "trevi-fountain",
      pictures: 3,
      "Where an aqueduct of the year 19 BC, the Aqua Virgo, brings its water into the city, Nicola Salvi set a "
        + "stage of rocks, sea horses and Oceanus against the back of a palace. Begun in 1732 and finished thirty "
        + "years later, after his death, it is some 26 metres high and 49 wide. The coins that visitors throw over "
        + "their shoulders are gathered for charity."),
    sample(
      "Eiffel Tower", "Paris", 48.8584, 2.2945, article: "Eiffel_Tower", picture: "eiffel-tower", pictures: 2,
      "Gustave Eiffel's company put up this lattice of wrought iron in little more than two years for the World's "
        + "Fair of 1889. It was meant to stand for twenty, was saved by its use for radio, and was the tallest "
        + "structure on earth until 1930. With its aerials it now measures 330 metres; on a hot day it grows by "
        + "several centimetres."),
    sample(
      "Louvre Museum", "Paris", 48.8606, 2.3376, article: "Louvre", picture: "louvre-museum", pictures: 3,
      "A fortress of the late twelfth century became a palace of kings, and in 1793, during the Revolution, a "
        + "museum for all. It shows some 35,000 works, among them the Mona Lisa, the Venus of Milo and the Winged "
        + "Victory of Samothrace, and no museum has more visitors. They enter through the glass pyramid by I. M. "
        + "Pei, which was opened in its great court in 1989."),
  ]

  private static func sample(
    _ name: String, _ city: String, _ latitude: Double, _ longitude: Double, article: String, picture: String,
    pictures: Int, _ description: String
  ) -> Place {
    Place(
      name: name, cityName: city, coordinate: Coordinate(latitude: latitude, longitude: longitude),
      description: description, imageNames: (1...pictures).map { "\(picture)-\($0)" },
      link: "https://en.wikipedia.org/wiki/\(article)")
  }
}
