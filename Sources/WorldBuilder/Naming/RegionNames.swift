/// The names of countries as they are written out on a map.
enum RegionNames {
  /// Writes out what the data abbreviates and says what a country has renamed itself to since.
  static func country(_ name: String) -> String {
    written[name] ?? Names.tidied(name)
  }

  private static let written = [
    "Antigua and Barb.": "Antigua and Barbuda",
    "Bosnia and Herz.": "Bosnia and Herzegovina",
    "Br. Indian Ocean Ter.": "British Indian Ocean Territory",
    "British Virgin Is.": "British Virgin Islands",
    "Cayman Is.": "Cayman Islands",
    "Central African Rep.": "Central African Republic",
    "Dem. Rep. Congo": "DR Congo",
    "Cook Is.": "Cook Islands",
    "Dominican Rep.": "Dominican Republic",
    "Eq. Guinea": "Equatorial Guinea",
    "Faeroe Is.": "Faroe Islands",
    "Falkland Is.": "Falkland Islands",
    "Fr. Polynesia": "French Polynesia",
    "Fr. S. Antarctic Lands": "French Southern and Antarctic Lands",
    "Heard I. and McDonald Is.": "Heard and McDonald Islands",
    "Macedonia": "North Macedonia",
    "Marshall Is.": "Marshall Islands",
    "N. Mariana Is.": "Northern Mariana Islands",
    "Pitcairn Is.": "Pitcairn Islands",
    "S. Geo. and the Is.": "South Georgia and the South Sandwich Islands",
    "S. Sudan": "South Sudan",
    "Solomon Is.": "Solomon Islands",
    "St-Barthélemy": "Saint Barthélemy",
    "St-Martin": "Saint Martin",
    "St. Kitts and Nevis": "Saint Kitts and Nevis",
    "St. Pierre and Miquelon": "Saint Pierre and Miquelon",
    "St. Vin. and Gren.": "Saint Vincent and the Grenadines",
    "São Tomé and Principe": "São Tomé and Príncipe",
    "Turks and Caicos Is.": "Turks and Caicos Islands",
    "U.S. Minor Outlying Is.": "U.S. Minor Outlying Islands",
    "U.S. Virgin Is.": "U.S. Virgin Islands",
    "United States of America": "United States",
    "W. Sahara": "Western Sahara",
    "Wallis and Futuna Is.": "Wallis and Futuna",
    "eSwatini": "Eswatini",
  ]
}
