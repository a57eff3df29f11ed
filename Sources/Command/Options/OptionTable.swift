import Screens
import Veduta

/// Every option there is; a long file because it is a list.
enum OptionTable {
  private static let pictures: [Verb] = [.still, .inspect]
  private static let maps: [Verb] = [.still, .frames, .inspect]
  private static let all: [Verb] = [.still, .frames, .screen, .tile, .inspect]
  private static let credited: [Verb] = [.still, .frames, .screen, .inspect]
  private static let painted: [Verb] = [.still, .frames, .screen, .tile]
  private static let reported: [Verb] = [.still, .frames, .screen]
  private static let films: [Verb] = [.frames, .screen]

  /// The options, in the order of the help page.
  static let options: [Option] =
    views + moves + screens + pyramids + sizes + looks + network + outputs + manners

  private static let views = [
    Option(
      name: .center, value: "LAT,LON", verbs: pictures, section: .view,
      summary: "the middle of the picture, with --zoom"),
    Option(
      name: .zoom, value: "Z", verbs: pictures, section: .view,
      summary: "zoom for --center, fractional: the world is 256 x 2^Z points wide"),
    Option(
      name: .region, value: "LAT,LON,H,W", verbs: pictures, section: .view,
      summary: "a middle with height and width in degrees (0.1,0.1) or metres (10km,500m)"),
    Option(
      name: .bbox, value: "W,S,E,N", verbs: pictures + [.tile], section: .view,
      summary: "a box in degrees: west,south,east,north; west > east crosses 180°"),
    Option(
      name: .camera, value: "LAT,LON,DIST", verbs: pictures, section: .view,
      summary: "a camera straight above, at a distance in metres (or km)"),
    Option(
      name: .place, value: "NAME", verbs: pictures, section: .view,
      summary: "0.1° round a place of --places, all of them as pins, this one selected; without --places one "
        + "of Colosseum, Pantheon, Trevi Fountain, Eiffel Tower and Louvre Museum; Colosseum when nothing "
        + "else is asked for, of --tiles where they say to look first, else all of them",
      offer: .words(Place.samples.map(\.name))),
    Option(
      name: .fit, verbs: pictures, section: .view,
      summary: "all content, pins, balloons and titles included, at zoom 12.5 at most unless --max-zoom says "
        + "otherwise; the default when there is content"),
    Option(
      name: .padding, value: "P[,P...]", verbs: maps, section: .viewChange,
      summary: "free space round a region, box, place or fit: one to four values in the order of CSS, "
        + "in points or % of the picture's side"),
    Option(
      name: .minZoom, value: "Z", verbs: maps, section: .viewChange,
      summary: "no smaller than this zoom, where the zoom follows from what is shown"),
    Option(
      name: .maxZoom, value: "Z", verbs: maps, section: .viewChange,
      summary: "no larger than this zoom, where the zoom follows from what is shown"),
    Option(
      name: .heading, value: "DEGREES", verbs: maps, section: .viewChange,
      summary: "the direction that is up, clockwise from north; default 0"),
    Option(
      name: .lonlat, verbs: maps, section: .viewChange,
      summary: "points are longitude,latitude in this run (48.85N,2.35E and geo:48.85,2.35 always work)"),
  ]

  private static func views(ofPlaces places: [Place]) -> Offer {
    .words(places.map { "place=\($0.name)" } + ["fit"])
  }

  private static let moves = [
    Option(
      name: .from, value: "VIEW", verbs: [.frames], section: .move,
      summary: "where the move starts: place=Colosseum, \"center=41.9,12.5;zoom=12\", region=..., bbox=..., "
        + "camera=..., fit; each may add heading=",
      offer: views(ofPlaces: Place.samples)),
    Option(
      name: .to, value: "VIEW", verbs: [.frames], section: .move, summary: "where the move ends",
      offer: views(ofPlaces: Place.samples)),
    Option(
      name: .keyframe, value: "\"t=S;VIEW\"", repeats: true, verbs: [.frames], section: .move,
      summary: "a view at a time in seconds, instead of --from and --to; two or more, the first at t=0"),
    Option(
      name: .duration, value: "TIME", verbs: films, section: .move,
      summary:
        "how long the move takes: 0.35s (the default), 350ms; without it a fly and a spring take their own time; "
        + "of a screen how long the film is, auto (until all has settled) by default"
    ),
    Option(name: .fps, value: "N", verbs: films, section: .move, summary: "frames a second; default 60"),
    Option(
      name: .curve, value: "CURVE", verbs: [.frames], section: .move,
      summary: "linear, easeIn, easeOut, easeInOut (the default), spring or bezier(a,b,c,d)",
      offer: .words(CurveText.words)),
    Option(
      name: .move, value: "KIND", verbs: films, section: .move,
      summary: "ease (the default), fly (out and in again) or jump (at once)",
      offer: .words(CameraMove.allCases.map(\.rawValue))),
    Option(
      name: .hold, value: "TIME", verbs: [.frames], section: .move,
      summary: "stay at the last view for this long"),
    Option(
      name: .frame, value: "N", verbs: films, section: .move,
      summary: "this frame alone, counted from 0; it equals that frame of the whole"),
    Option(
      name: .frames, value: "A..B", verbs: films, section: .move,
      summary: "these frames alone, both ends included"),
  ]

  private static let screens = [
    Option(
      name: .select, value: "PLACE", verbs: [.screen], section: .screen,
      summary: "the place that is selected at the start: its number from 0, or its name",
      offer: .words(Place.samples.map(\.name))),
    Option(
      name: .event, value: "EVENT[;...]", repeats: true, verbs: [.screen], section: .screen,
      summary: "what happens, with what it needs: next, toggleList, \"select;place=3;via=pin\", "
        + "\"tap;x=195;y=80\"; each at once after the one before unless at= or after= says a time",
      offer: .words(ScreenEvent.words)),
    Option(
      name: .time, value: "TIME", verbs: [.screen], section: .screen,
      summary: "the moment to show: 0.175s, counted from the last event, or from the start of a script; "
        + "by default when all has settled"),
    Option(
      name: .play, value: "FILE.json", verbs: [.screen], section: .screen,
      summary: "a script of timed events to play, instead of --event",
      offer: .files("json")),
    Option(
      name: .new, value: "FILE.json", verbs: [.screen], section: .screen,
      summary: "write a script to start from, with comments, and nothing else",
      offer: .files("json")),
    Option(
      name: .pictures, value: "FOLDER", verbs: [.screen], section: .screen,
      summary:
        "pictures of the places, PNG, JPEG or WebP, named as the places name them; they come before the "
        + "drawings that are built in",
      offer: .folders),
    Option(
      name: .accent, value: "COLOR", verbs: [.screen], section: .screen,
      summary: "the colour of pins and controls; by default that of the app"),
    Option(
      name: .rowText, value: "INK", verbs: [.screen], section: .screen,
      summary: "accent (the default) or primary: the ink of the list's rows",
      offer: .words(ScreenSetting.RowText.allCases.map(\.rawValue))),
    Option(
      name: .stage, value: "STAGE", verbs: [.screen], section: .screen,
      summary: "pin-drop: balloon (the default) or bubble",
      offer: .words(PinDropMoment.Stage.allCases.map(\.rawValue))),
    Option(
      name: .era, value: "ERA", verbs: [.screen], section: .screen,
      summary: "ios14 or ios17: whose default animation is used; by default that of the app",
      offer: .words(Era.allCases.map(\.rawValue))),
    Option(
      name: .rtl, verbs: [.screen], section: .screen,
      summary: "laid out for languages that are written from right to left"),
  ]

  private static let sizes = [
    Option(
      name: .size, value: "WxH[@Sx]", verbs: credited, section: .size,
      summary: "points, 600x400, with pixels a point, 600x400@2x; 600x follows the shape of what is shown; "
        + "default 800x600; at most 16384 pixels a side",
      summaries: [
        .screen:
          "points, by default 390x844, with pixels a point, 390x844@2x; or a device, perhaps with @2x: "
          + Device.all.compactMap(\.name).joined(separator: ", ")
      ],
      offers: [.screen: .words(Device.all.compactMap(\.name))]),
    Option(
      name: .scale, value: "S", verbs: all, section: .size, summary: "pixels a point",
      summaries: [.still: "pixels a point; several, as 1,2, give a picture each"],
      offer: .words(["1", "2"])),
  ]

  private static let looks = [
    Option(
      name: .marker, value: "LAT,LON[;...]", repeats: true, verbs: maps, section: .content,
      summary:
        "a balloon: \"LAT,LON;title=Paris;color=#d33;glyph=star;selected\"; a ; within a title is written \\;"
    ),
    Option(
      name: .pin, value: "LAT,LON[;...]", repeats: true, verbs: maps, section: .content,
      summary:
        "a circle-and-triangle pin: \"LAT,LON;title=Paris;color=#d33;selected\"; its title is for reports, "
        + "it is not drawn"),
    Option(
      name: .places, value: "FILE", repeats: true, verbs: maps, section: .content,
      summary: "a JSON list of places, each a pin; --place names one of them: "
        + "[{\"name\": \"Home\", \"latitude\": 60.17, \"longitude\": 24.94}]",
      offer: .files("json")),
    Option(
      name: .style, value: "LOOK", verbs: all, section: .look,
      summary: "light (the default), dark, or FILE.json: a MapLibre style of your own",
      summaries: [
        .still: "light (the default), dark or both: name.png and name~dark.png, or name-dark.png for github; "
          + "or FILE.json: a MapLibre style of your own"
      ],
      offer: Offer(words: LookRequest.looks, files: ["json"]),
      offers: [.still: Offer(words: LookRequest.styles, files: ["json"])]),
    Option(
      name: .language, value: "CODE", verbs: all, section: .look,
      summary:
        "names in a language where the tiles have them, such as en, ja or pt-BR; by default those on the spot"
    ),
    Option(
      name: .tiles, value: "TILES", verbs: all, section: .look,
      summary:
        "world (the default: the embedded world), helsinki (the streets of an embedded city), or tiles of your own, "
        + "vector, or pictures in PNG, JPEG or WebP: FILE.pmtiles, FILE.mbtiles, a folder of z/x/y.pbf, or an address: a TileJSON or https://.../{z}/{x}/{y}.pbf",
      offer: Offer(words: LookRequest.builtInTiles, files: ["pmtiles", "mbtiles"], hasFolders: true)),
    Option(
      name: .attribution, value: "TEXT", verbs: credited, section: .look,
      summary: "auto (the default: what the data asks for), none, or a text of your own",
      offer: .words(["auto", "none"])),
  ]

  private static let pyramids = [
    Option(
      name: .zooms, value: "A-B", verbs: [.tile], section: .tiles,
      summary: "the zooms of the tiles in --bbox, such as 0-14 or 12; at most 22"),
    Option(
      name: .tileSize, value: "POINTS", verbs: [.tile], section: .tiles,
      summary: "256 (the default) or 512 points a side",
      offer: .words(["256", "512"])),
    Option(
      name: .resume, verbs: [.tile], section: .tiles,
      summary: "go on with work that was cut off, if it was; its tiles lie in FILE.part"),
    Option(
      name: .shard, value: "I/N", verbs: [.tile], section: .tiles,
      summary: "make the I-th of N parts of the work, as .mbtiles for --merge"),
    Option(
      name: .merge, verbs: [.tile], section: .tiles,
      summary: "put parts together: veduta tile --merge a.mbtiles b.mbtiles -o all.pmtiles"),
  ]

  private static let network = [
    Option(
      name: .cache, value: "DIR", verbs: all, section: .network,
      summary: "where answers are kept, or none; by default $VEDUTA_CACHE, else ~/.cache/veduta",
      offer: Offer(words: ["none"], hasFolders: true)),
    Option(
      name: .offline, verbs: all, section: .network,
      summary: "use what the cache has and nothing else; also VEDUTA_OFFLINE=1"),
    Option(
      name: .userAgent, value: "TEXT", verbs: all, section: .network,
      summary: "who asks, as servers want it: \"MyMaps/1.0 (me@example.org)\""),
    Option(
      name: .header, value: "NAME: VALUE", repeats: true, verbs: all, section: .network,
      summary: "a header to send along, such as a key"),
    Option(
      name: .certificates, value: "FILE", verbs: all, section: .network,
      summary: "certificates (PEM) to trust instead of the system's",
      offer: .files()),
    Option(
      name: .timeout, value: "SECONDS", verbs: all, section: .network,
      summary: "how long an answer may take; default 30"),
    Option(
      name: .retries, value: "N", verbs: all, section: .network,
      summary: "how often a time-out, 429 or 5xx is tried again, after longer and longer waits; default 3"),
    Option(
      name: .allowMissingTiles, verbs: all, section: .network,
      summary:
        "draw what lower zooms have where the server has no tile, and a picture without a map where there are no "
        + "tiles at all, and warn, instead of failing; for tiles on a disk too"),
  ]

  private static let outputs = [
    Option(
      name: .output, letter: "o", value: "FILE", repeats: true, verbs: painted, section: .output,
      summary:
        "where to write: name.png, or dir/%04d.png for frames; folders are made; - is standard output, "
        + "with --format; by default a named file in output/",
      summaries: [.tile: "where to write: t.png for one tile, else a folder, FILE.mbtiles or FILE.pmtiles"],
      offer: .files()),
    Option(
      name: .format, value: "png", verbs: painted, section: .output,
      summary: "the kind of picture, where the name does not say it",
      summaries: [
        .tile: "png (the default), webp (without loss, smaller) or jpg (a little blurred, smallest)"
      ],
      offer: .words(OutputRequest.kinds), offers: [.tile: .words(TileFormat.allCases.map(\.rawValue))]),
    Option(
      name: .report, value: "FILE.json", verbs: reported, section: .output,
      summary: "also write what the picture shows: view, items, labels, warnings, digest",
      offer: .files("json")),
    Option(
      name: .json, verbs: [.inspect], section: .output,
      summary: "the report as JSON rather than text"),
    Option(
      name: .check, verbs: reported, section: .output,
      summary: "compare with the files that are there, write nothing; exit 3 when one is stale"),
    Option(
      name: .target, value: "TARGET", verbs: [.still], section: .documents,
      summary:
        "docc or github: name the variants as it wants, print the text to paste, with paths as seen from "
        + "the current folder",
      offer: .words(DocumentRequest.Target.allCases.map(\.rawValue))),
    Option(
      name: .alt, value: "TEXT", verbs: [.still], section: .documents,
      summary: "what the picture shows, in words, for --for"),
  ]

  private static let manners = [
    Option(
      name: .workers, value: "N", verbs: films + [.tile], section: .manners,
      summary: "frames painted at a time; default one a core; the files are the same",
      summaries: [.tile: "pictures painted at a time; default one a core; the files are the same"]),
    Option(name: .quiet, letter: "q", verbs: painted, section: .manners, summary: "only errors"),
    Option(
      name: .verbose, letter: "v", verbs: painted, section: .manners,
      summary: "also what was used and how long it took"),
    Option(name: .help, letter: "h", verbs: all, section: .manners, summary: "the page of this verb"),
    Option(name: .version, verbs: [.still], section: .manners, summary: "the version of the command"),
  ]

  /// Options whose time has not come; each is refused by name and none is listed.
  static let later = [
    "pitch", "bubble", "emoji", "image-marker", "path", "polygon", "circle", "text", "user-location",
    "polyline5", "polyline6", "geojson", "gpx", "kml", "background", "font", "scale-bar",
    "compass", "attribution-position", "palette", "follow", "loop", "reverse", "draw-path",
    "strict",
  ]

  /// The option of a long name.
  static func option(_ name: OptionName) -> Option? {
    options.first { $0.name == name }
  }
}
