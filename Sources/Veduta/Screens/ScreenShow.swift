package import Screens

/// The telling moments of all screens: what a contact sheet shows and what is kept as goldens.
package struct ScreenShow: Hashable, Sendable {
  /// What it is called, such as `G6`.
  package let name: String
  /// What it shows, in a few words.
  package let caption: String
  /// Its script.
  package let script: String
  /// When, in seconds from the start; nothing for when all has settled.
  package let time: Double?
  /// The part of the places screen that is shown alone; nothing for all of a screen.
  package let part: PlacesScreen.Part?

  private init(
    _ name: String, _ caption: String, _ script: String, at time: Double? = nil,
    part: PlacesScreen.Part? = nil
  ) {
    self.name = name
    self.caption = caption
    self.script = script
    self.time = time
    self.part = part
  }

  /// All moments, in order.
  package static let all: [ScreenShow] = places + sheets + pinDrop + bucketList

  private static func places(_ events: String, _ more: String = "") -> String {
    #"{"screen": "places", \#(more) "events": [\#(events)]}"#
  }

  private static let next = #"{"event": "next"}"#
  private static let toggle = #"{"event": "toggleList"}"#

  private static let places: [ScreenShow] = [
    ScreenShow("G1", "Places, light", places("")),
    ScreenShow("G2", "Places, dark", places("", #""style": "dark","#)),
    ScreenShow("G3", "The list is open", places(toggle)),
    ScreenShow("G4", "It opens: 0.175 s", places(toggle), at: 0.175),
    ScreenShow("G5", "The menu is open", #"{"screen": "menu", "events": [\#(toggle)]}"#),
    ScreenShow("G6", "Next: 0.175 s", places(next), at: 0.175),
    ScreenShow("G7", "Next: just tapped", places(next), at: 0),
    ScreenShow("G8a", "Rome to Paris, eased: 0.0875 s", places(next, #""select": 2,"#), at: 0.0875),
    ScreenShow("G8b", "0.175 s", places(next, #""select": 2,"#), at: 0.175),
    ScreenShow("G8c", "0.2625 s", places(next, #""select": 2,"#), at: 0.2625),
    ScreenShow("G9a", "The same, flown: a quarter", places(next, fly), at: flight / 4),
    ScreenShow("G9b", "Half", places(next, fly), at: flight / 2),
    ScreenShow("G9c", "Three quarters", places(next, fly), at: flight * 3 / 4),
    ScreenShow("G10", "From the last to the first: 0.175 s", places(next, #""select": 4,"#), at: 0.175),
    ScreenShow("G11", "Eiffel Tower", places("", #""select": 3,"#)),
    ScreenShow("G12", "A wide screen", places("", #""size": "1024x768","#)),
    ScreenShow("G13", "The card alone", places(""), part: .card),
    ScreenShow("G14", "Pins, selected and not", places(""), part: .pins),
    ScreenShow("G15", "The list alone", places(""), part: .list),
  ]

  private static let fly = #""select": 2, "move": "fly","#
  /// How long the flight from the third to the fourth place takes, in seconds.
  private static let flight = 5.7357

  private static let sheets: [ScreenShow] = [
    ScreenShow("G16a", "Detail: three pictures", places(#"{"event": "openDetail"}"#)),
    ScreenShow("G16b", "Two pictures", places(#"{"event": "openDetail", "place": 3, "page": 1}"#)),
    ScreenShow("G17", "Scrolled to its map", places(#"{"event": "openDetail", "scroll": 2000}"#)),
    ScreenShow("G18", "The sheet rises: 0.15 s", places(#"{"event": "openDetail"}"#), at: 0.15),
  ]

  private static func pinDrop(_ events: [String], _ more: String = "") -> String {
    #"{"screen": "pin-drop", \#(more) "events": [\#(events.joined(separator: ", "))]}"#
  }

  private static let moves = [
    #"{"at": 1, "event": "pan", "latitude": 35.70, "longitude": 139.75}"#,
    #"{"at": 2, "event": "pan", "latitude": 35.66, "longitude": 139.79}"#,
    #"{"at": 3, "event": "pan", "latitude": 35.68, "longitude": 139.77}"#,
  ]
  private static let here = #""latitude": 35.672, "longitude": 139.758"#
  private static let bubbles = #""stage": "bubble","#

  private static let pinDrop: [ScreenShow] = [
    ScreenShow("G19a", "Pin drop: 0.49 s", pinDrop([]), at: 0.49),
    ScreenShow("G19b", "0.5 s", pinDrop([]), at: 0.5),
    ScreenShow("G20", "Balloons", pinDrop(moves)),
    ScreenShow(
      "G21", "Bubbles, precise position",
      pinDrop(
        moves + [#"{"at": 4.5, "event": "locate", \#(here), "accuracy": 400, "precise": true}"#], bubbles)),
    ScreenShow(
      "G22", "Approximate position", pinDrop([#"{"at": 1, "event": "locate", \#(here)}"#], bubbles)),
    ScreenShow(
      "G23a", "A bubble grows, iOS 14",
      pinDrop(moves + [#"{"at": 5, "event": "openItem", "item": 1}"#], bubbles), at: 5.175),
    ScreenShow(
      "G23b", "iOS 17",
      pinDrop(moves + [#"{"at": 5, "event": "openItem", "item": 1}"#], bubbles + #""era": "ios17","#),
      at: 5.175),
    ScreenShow("G24", "Open", pinDrop(moves + [#"{"at": 5, "event": "openItem", "item": 1}"#], bubbles)),
    ScreenShow("G25", "After clear", pinDrop(moves + [#"{"at": 5, "event": "clear"}"#], bubbles), at: 5),
    ScreenShow(
      "G26", "Locate: 0.175 s", pinDrop([#"{"at": 1, "event": "locate", \#(here), "precise": true}"#]),
      at: 1.175),
  ]

  private static func bucketList(_ events: [String], _ more: String = "") -> String {
    #"{"screen": "bucket-list", \#(more) "events": [\#(events.joined(separator: ", "))]}"#
  }

  private static let taps = [
    #"{"event": "tapMap", "x": 120, "y": 330, "name": "Skye"}"#,
    #"{"event": "tapMap", "x": 230, "y": 560, "name": "The Lakes"}"#,
    #"{"event": "tapMap", "latitude": 51.501, "longitude": -0.141, "name": "Palace"}"#,
  ]
  private static let press = #"{"at": 1, "event": "longPress", "place": 2}"#
  private static func save(_ keepID: Bool) -> String {
    #"{"at": 3, "event": "save", "name": "Buckingham Palace", "keepId": \#(keepID)}"#
  }

  private static let bucketList: [ScreenShow] = [
    ScreenShow("G27", "Bucket list: markers", bucketList(taps)),
    ScreenShow("G28", "Emoji", bucketList(taps, #""emoji": ["🏰", "⛰️", "🎡"], "seed": 4,"#)),
    ScreenShow("G29", "A place is renamed", bucketList(taps + [press]), at: 2.9),
    ScreenShow("G30a", "Renamed", bucketList(taps + [press, save(false)])),
    ScreenShow("G30b", "With its old identity", bucketList(taps + [press, save(true)])),
  ]
}
