/// The help, laid out from the option table.
enum HelpPage {
  private static let width = 80
  private static let indent = 26

  /// The page of a verb, or of the whole command.
  static func text(_ verb: Verb?) -> String {
    switch verb {
    case nil, .help?: overview
    case let verb?: page(verb)
    }
  }

  /// The page of the whole command.
  private static var overview: String {
    var text = """
      veduta makes pictures of maps, without a screen or a network.

        veduta --place Pantheon -o rome.png
        veduta --center 48.8584,2.2945 --zoom 12 --pin 48.8584,2.2945 -o paris.png
        veduta frames --from place=Colosseum --to place=Pantheon -o frames/%04d.png

      Verbs

      """
    for verb in Verb.allCases { text += entry("  " + verb.rawValue, verb.summary) }
    text += """

      still may be left out. veduta help VERB tells the options of each.
      Points are latitude,longitude; boxes are west,south,east,north.

      Exit codes: 0 done, 1 failed, 2 not understood, 3 stale (--check).

      """
    return text
  }

  private static func page(_ verb: Verb) -> String {
    var text = "veduta \(verb.rawValue): \(verb.summary)\n\n"
    if verb == .screen {
      text += "Screens: places, menu, pin-drop, bucket-list; all shows the moments of each\n\n"
    }
    for line in examples(verb) { text += "  \(line)\n" }
    for section in Option.Section.allCases {
      let options = OptionTable.options.filter { $0.section == section && $0.verbs.contains(verb) }
      guard !options.isEmpty else { continue }
      text += "\n\(section.rawValue)\n"
      for option in options { text += entry("  " + usage(option), option.summaries[verb] ?? option.summary) }
    }
    return text
  }

  private static func examples(_ verb: Verb) -> [String] {
    switch verb {
    case .still:
      [
        "veduta --place \"Eiffel Tower\" --style dark --size 390x844@2x -o paris.png",
        "veduta --bbox 9.9,41,13.1,43.5 --size 600x -o lazio.png",
        "veduta --marker \"-33.86,151.2;title=Sydney\" --style both --scale 1,2 \\",
        "  --for github --alt \"A map of Sydney\" -o docs/sydney.png",
      ]
    case .frames:
      [
        "veduta frames --from place=Colosseum --to place=Pantheon -o rome/%04d.png",
        "veduta frames --from place=Pantheon --to \"place=Louvre Museum\" --move fly",
        "veduta frames --keyframe \"t=0;center=0,0;zoom=1\" \\",
        "  --keyframe \"t=2;center=0,90;zoom=2\" --fps 30 -o globe/%04d.png",
      ]
    case .screen:
      [
        "veduta screen places --select 0 --event next --t 0.175 -o next.png",
        "veduta screen places --event next --fps 60 -o next/%04d.png",
        "veduta screen bucket-list --new tour.json",
        "veduta screen bucket-list --play tour.json --fps 30 -o tour/%04d.png",
      ]
    case .tile:
      [
        "veduta tile 5/17/11 --scale 2 -o tile.png",
        "veduta tile --bbox 24.936,60.165,24.953,60.179 --zooms 12-16 \\",
        "  --tiles helsinki -o pictures.pmtiles",
        "veduta tile --bbox 5,45,11,48 --zooms 0-8 --shard 1/2 -o one.mbtiles",
        "veduta tile --merge one.mbtiles two.mbtiles -o alps.pmtiles",
      ]
    case .inspect: ["veduta inspect --place Pantheon --json"]
    case .completion:
      [
        "veduta completion bash > ~/.local/share/bash-completion/completions/veduta",
        "veduta completion zsh > \"${fpath[1]}/_veduta\"",
        "veduta completion fish > ~/.config/fish/completions/veduta.fish",
      ]
    case .help: []
    }
  }

  private static func usage(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + option.flag + (option.value.map { " " + $0 } ?? "")
  }

  /// A name at the left and its explanation beside it, or below it where the name is long.
  private static func entry(_ name: String, _ summary: String) -> String {
    let lines = wrapped(summary, to: width - indent)
    let blank = String(repeating: " ", count: indent)
    var text = name
    if name.count + 2 > indent {
      text += "\n" + blank
    } else {
      text += String(repeating: " ", count: indent - name.count)
    }
    return text + lines.joined(separator: "\n" + blank) + "\n"
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
