/// Scripts to start from, with comments that say what can be changed.
package enum ScriptExample {
  /// A script of a screen that can be played as it is.
  package static func text(for kind: ScreenKind) -> String {
    switch kind {
    case .places: places
    case .menu: menu
    case .pinDrop: pinDrop
    case .bucketList: bucketList
    }
  }

  private static let places = """
    // Five sights on a map: from the Colosseum to Paris, with a look at the sheet.
    // Two slashes start a comment; all times are in seconds.
    {
      "screen": "places",
      "size": "390x844@2x",       // points, and pixels a point; or a device: iphone-15@2x
      "style": "light",           // or dark
      "select": 0,                // the place to start with, by index or by name
      "move": "fly",              // how the map travels: ease, fly or jump
      // "places": [{"name": "Home", "latitude": 60.17, "longitude": 24.94}],   // places of your own

      "events": [
        {"at": 0.5, "event": "next"},                          // "at" counts from the start
        {"after": 1.5, "event": "toggleList"},                 // "after" from the event before
        {"after": 1, "event": "select", "place": 3, "via": "row"},
        {"after": 6.5, "event": "openDetail", "page": 1},      // the selected place, its second picture
        {"after": 1.5, "event": "closeDetail"},
        {"after": 1, "event": "wait", "seconds": 0.5}          // the last picture stays
      ]
    }

    """

  private static let menu = """
    // The map with its header and menu: the list opens, and a place is chosen.
    {
      "screen": "menu",
      "size": "390x844@2x",       // points, and pixels a point; or a device: iphone-15@2x
      "style": "light",           // or dark
      "select": "Colosseum",      // the place to start with, by index or by name
      "move": "ease",             // how the map travels: ease, fly or jump

      "events": [
        {"at": 0.5, "event": "toggleList"},
        {"after": 1, "event": "select", "place": "Pantheon"},
        {"after": 1, "event": "wait", "seconds": 0.5}
      ]
    }

    """

  private static let pinDrop = """
    // A marker half a second after every move of the map.
    {
      "screen": "pin-drop",
      "size": "390x844@2x",       // points, and pixels a point; or a device: iphone-15@2x
      "style": "light",           // or dark
      "era": "ios14",             // the platform's animations: ios14 or ios17
      "stage": "bubble",          // markers: balloon or bubble
      "location": {"latitude": 35.6586, "longitude": 139.7454, "precise": true},   // what is reported

      "events": [
        {"at": 1, "event": "pan", "latitude": 35.6852, "longitude": 139.7528},
        {"after": 1.5, "event": "pan", "latitude": 35.7148, "longitude": 139.7967, "duration": 0.8},
        {"after": 2, "event": "locate"},                       // the map goes to the location
        {"after": 1.5, "event": "openItem", "item": 3},        // items count from 0
        {"after": 1, "event": "closeItem"},
        {"after": 1, "event": "clear"},
        {"event": "wait", "seconds": 0.5}
      ]
    }

    """

  private static let bucketList = """
    // Places are added by tapping and renamed by pressing long.
    {
      "screen": "bucket-list",
      "size": "390x844@2x",       // points, and pixels a point; or a device: iphone-15@2x
      "style": "light",           // or dark
      // "emoji": ["🏰", "⛰️", "🌊"],   // instead of titled markers: one for each place ...
      // "seed": 7,                       // ... as the seed says
      "keepId": false,            // true: the map goes on showing the old name

      "events": [
        {"at": 0.5, "event": "tapMap", "x": 249, "y": 492, "name": "Newcastle"},
        {"after": 0.8, "event": "tapMap", "latitude": 51.501, "longitude": -0.141},
        {"after": 0.8, "event": "longPress", "place": 1},      // the finger stays for half a second
        {"after": 1.3, "event": "type", "text": "Buckingham Palace", "duration": 1.2},   // letter by letter
        {"after": 1.6, "event": "save"},                       // what stands in the field; "cancel" keeps the old name
        {"after": 1, "event": "wait", "seconds": 0.5}
      ]
    }

    """
}
