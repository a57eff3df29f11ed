/// The names of oceans and larger seas and where they stand: our own list, as no package has one.
enum Seas {
  /// A name on the water.
  struct Sea {
    var name: String
    var latitude: Double
    var longitude: Double
    /// 0 for oceans, 1 for their parts and the greatest seas, 2 for large seas, 3 for smaller ones, 4 for bays and straits.
    var rank: Int
  }

  /// From what zoom on a sea of a rank is in the tiles.
  static func firstZoom(ofRank rank: Int) -> Int {
    [0, 2, 3, 4, 5][min(rank, 4)]
  }

  /// All of them, the largest first.
  ///
  /// Points stand where water is widest and no island lies under the name.
  static let all: [Sea] = [
    // Oceans.
    Sea(name: "Pacific Ocean", latitude: 5, longitude: -150, rank: 0),
    Sea(name: "Atlantic Ocean", latitude: 20, longitude: -42, rank: 0),
    Sea(name: "Indian Ocean", latitude: -22, longitude: 80, rank: 0),
    Sea(name: "Southern Ocean", latitude: -60, longitude: 95, rank: 0),
    Sea(name: "Arctic Ocean", latitude: 80.5, longitude: -165, rank: 0),
    // Parts of oceans and the greatest seas.
    Sea(name: "North Pacific Ocean", latitude: 36, longitude: -162, rank: 1),
    Sea(name: "South Pacific Ocean", latitude: -34, longitude: -120, rank: 1),
    Sea(name: "North Atlantic Ocean", latitude: 43, longitude: -38, rank: 1),
    Sea(name: "South Atlantic Ocean", latitude: -26, longitude: -16, rank: 1),
    Sea(name: "Arabian Sea", latitude: 15, longitude: 64.5, rank: 1),
    Sea(name: "Bay of Bengal", latitude: 14.5, longitude: 88.3, rank: 1),
    Sea(name: "Bering Sea", latitude: 58, longitude: -178, rank: 1),
    Sea(name: "Caribbean Sea", latitude: 14.6, longitude: -75, rank: 1),
    Sea(name: "Coral Sea", latitude: -17.5, longitude: 155.5, rank: 1),
    Sea(name: "Gulf of Mexico", latitude: 25, longitude: -91, rank: 1),
    Sea(name: "Mediterranean Sea", latitude: 34.4, longitude: 18.5, rank: 1),
    Sea(name: "Philippine Sea", latitude: 19, longitude: 133, rank: 1),
    Sea(name: "South China Sea", latitude: 14.3, longitude: 115, rank: 1),
    Sea(name: "Tasman Sea", latitude: -38.5, longitude: 161, rank: 1),
    // Large seas.
    Sea(name: "Amundsen Sea", latitude: -71.5, longitude: -112, rank: 2),
    Sea(name: "Baffin Bay", latitude: 73.3, longitude: -66, rank: 2),
    Sea(name: "Barents Sea", latitude: 74.3, longitude: 38, rank: 2),
    Sea(name: "Beaufort Sea", latitude: 72.7, longitude: -139, rank: 2),
    Sea(name: "Bellingshausen Sea", latitude: -70.5, longitude: -85, rank: 2),
    Sea(name: "Black Sea", latitude: 43.1, longitude: 34.2, rank: 2),
    Sea(name: "Caspian Sea", latitude: 41.6, longitude: 50.7, rank: 2),
    Sea(name: "East China Sea", latitude: 28.8, longitude: 125, rank: 2),
    Sea(name: "East Siberian Sea", latitude: 73, longitude: 160, rank: 2),
    Sea(name: "Greenland Sea", latitude: 76.5, longitude: -5.5, rank: 2),
    Sea(name: "Gulf of Alaska", latitude: 57, longitude: -145, rank: 2),
    Sea(name: "Gulf of Guinea", latitude: 2.2, longitude: 3, rank: 2),
    Sea(name: "Hudson Bay", latitude: 59.5, longitude: -85.8, rank: 2),
    Sea(name: "Kara Sea", latitude: 75.8, longitude: 72, rank: 2),
    Sea(name: "Labrador Sea", latitude: 58.8, longitude: -53.5, rank: 2),
    Sea(name: "Laptev Sea", latitude: 76, longitude: 125.5, rank: 2),
    Sea(name: "North Sea", latitude: 56.3, longitude: 3.3, rank: 2),
    Sea(name: "Norwegian Sea", latitude: 67.5, longitude: 2.5, rank: 2),
    Sea(name: "Red Sea", latitude: 20.5, longitude: 38.2, rank: 2),
    Sea(name: "Ross Sea", latitude: -75, longitude: -175, rank: 2),
    Sea(name: "Scotia Sea", latitude: -57.3, longitude: -44, rank: 2),
    Sea(name: "Sea of Japan", latitude: 40.3, longitude: 134.8, rank: 2),
    Sea(name: "Sea of Okhotsk", latitude: 54.4, longitude: 149.8, rank: 2),
    Sea(name: "Weddell Sea", latitude: -72.5, longitude: -45, rank: 2),
    // Smaller seas.
    Sea(name: "Adriatic Sea", latitude: 43.1, longitude: 15.1, rank: 3),
    Sea(name: "Aegean Sea", latitude: 38.9, longitude: 25.1, rank: 3),
    Sea(name: "Andaman Sea", latitude: 10.8, longitude: 95.7, rank: 3),
    Sea(name: "Arafura Sea", latitude: -9.4, longitude: 135.3, rank: 3),
    Sea(name: "Baltic Sea", latitude: 57, longitude: 19.9, rank: 3),
    Sea(name: "Banda Sea", latitude: -5.6, longitude: 127, rank: 3),
    Sea(name: "Bay of Biscay", latitude: 45.3, longitude: -4.6, rank: 3),
    Sea(name: "Bismarck Sea", latitude: -4, longitude: 148.3, rank: 3),
    Sea(name: "Celebes Sea", latitude: 3.5, longitude: 122, rank: 3),
    Sea(name: "Celtic Sea", latitude: 50.1, longitude: -8.3, rank: 3),
    Sea(name: "Chukchi Sea", latitude: 69.3, longitude: -171.5, rank: 3),
    Sea(name: "Davis Strait", latitude: 65.5, longitude: -58, rank: 3),
    Sea(name: "Great Australian Bight", latitude: -34.3, longitude: 130.5, rank: 3),
    Sea(name: "Gulf of Aden", latitude: 12.5, longitude: 47.8, rank: 3),
    Sea(name: "Gulf of Carpentaria", latitude: -13.9, longitude: 139, rank: 3),
    Sea(name: "Gulf of Thailand", latitude: 10, longitude: 101.6, rank: 3),
    Sea(name: "Ionian Sea", latitude: 37.6, longitude: 18.6, rank: 3),
    Sea(name: "Irish Sea", latitude: 53.8, longitude: -5, rank: 3),
    Sea(name: "Java Sea", latitude: -4.9, longitude: 111.5, rank: 3),
    Sea(name: "Lincoln Sea", latitude: 83, longitude: -55, rank: 3),
    Sea(name: "Mozambique Channel", latitude: -19, longitude: 41, rank: 3),
    Sea(name: "Persian Gulf", latitude: 26.9, longitude: 51.4, rank: 3),
    Sea(name: "Sargasso Sea", latitude: 28.5, longitude: -64.5, rank: 3),
    Sea(name: "Solomon Sea", latitude: -8.3, longitude: 153.8, rank: 3),
    Sea(name: "Sulu Sea", latitude: 8.4, longitude: 119.9, rank: 3),
    Sea(name: "Timor Sea", latitude: -11.2, longitude: 127.6, rank: 3),
    Sea(name: "Tyrrhenian Sea", latitude: 39.9, longitude: 12.2, rank: 3),
    Sea(name: "White Sea", latitude: 65.5, longitude: 37.6, rank: 3),
    Sea(name: "Yellow Sea", latitude: 35.6, longitude: 123.3, rank: 3),
    // Bays, straits and the smallest seas.
    Sea(name: "Balearic Sea", latitude: 40.5, longitude: 2, rank: 4),
    Sea(name: "Bass Strait", latitude: -39.7, longitude: 145.8, rank: 4),
    Sea(name: "Bristol Bay", latitude: 57.6, longitude: -159.9, rank: 4),
    Sea(name: "Drake Passage", latitude: -58.3, longitude: -65, rank: 4),
    Sea(name: "English Channel", latitude: 50.1, longitude: -2, rank: 4),
    Sea(name: "Foxe Basin", latitude: 67.2, longitude: -78.3, rank: 4),
    Sea(name: "Golfe du Lion", latitude: 42.8, longitude: 4.2, rank: 4),
    Sea(name: "Gulf of Bothnia", latitude: 62.6, longitude: 19.6, rank: 4),
    Sea(name: "Gulf of California", latitude: 26.6, longitude: -110.7, rank: 4),
    Sea(name: "Gulf of Finland", latitude: 59.8, longitude: 25.8, rank: 4),
    Sea(name: "Gulf of Oman", latitude: 25, longitude: 58.2, rank: 4),
    Sea(name: "Gulf of Riga", latitude: 57.7, longitude: 23.5, rank: 4),
    Sea(name: "Gulf of Saint Lawrence", latitude: 48.3, longitude: -61.8, rank: 4),
    Sea(name: "Gulf of Sidra", latitude: 31.5, longitude: 18, rank: 4),
    Sea(name: "Gulf of Tonkin", latitude: 19.9, longitude: 107.6, rank: 4),
    Sea(name: "Hudson Strait", latitude: 62.4, longitude: -72.5, rank: 4),
    Sea(name: "James Bay", latitude: 53.5, longitude: -80.5, rank: 4),
    Sea(name: "Kattegat", latitude: 56.8, longitude: 11.4, rank: 4),
    Sea(name: "Laccadive Sea", latitude: 7.8, longitude: 75.5, rank: 4),
    Sea(name: "Levantine Sea", latitude: 33.7, longitude: 30.6, rank: 4),
    Sea(name: "Ligurian Sea", latitude: 43.6, longitude: 8.9, rank: 4),
    Sea(name: "Molucca Sea", latitude: 0.4, longitude: 125.6, rank: 4),
    Sea(name: "Río de la Plata", latitude: -35.1, longitude: -56.6, rank: 4),
    Sea(name: "Sea of Azov", latitude: 46.1, longitude: 36.7, rank: 4),
    Sea(name: "Sea of Crete", latitude: 36.1, longitude: 25, rank: 4),
    Sea(name: "Sea of Marmara", latitude: 40.75, longitude: 28.2, rank: 4),
    Sea(name: "Skagerrak", latitude: 58, longitude: 9.3, rank: 4),
    Sea(name: "Strait of Gibraltar", latitude: 35.95, longitude: -5.6, rank: 4),
    Sea(name: "Strait of Malacca", latitude: 4.1, longitude: 99.6, rank: 4),
    Sea(name: "Taiwan Strait", latitude: 24.5, longitude: 119.6, rank: 4),
  ]
}
