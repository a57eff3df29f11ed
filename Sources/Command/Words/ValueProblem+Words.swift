extension ValueProblem {
  /// What is wrong with the value of an option, and what to try.
  ///
  /// A long function because it is a list.
  func words(flag: String) -> (what: String, advice: String) {
    switch self {
    case .notNumber(let text):
      let what = text.isEmpty ? "a number is missing" : "\(quoted(text)) is not a number"
      return (what, "plain decimals, such as 48.85 or -33.9")
    case .count(let expected, let found):
      return ("\(expected) expected, but \(found) found", Self.form(of: flag))
    case .latitude(let degrees, let swapped):
      let what = "there is no latitude \(NumberText.words(degrees)), only -90 to 90"
      guard let swapped else { return (what, Self.form(of: flag)) }
      return (what, "the two swapped: \(swapped) (--lonlat takes points longitude first)")
    case .longitude(let degrees, let same):
      return (
        "there is no longitude \(NumberText.words(degrees)), only -180 to 180",
        "\(NumberText.words(same)), which is the same meridian"
      )
    case .range(let value, let range):
      return ("\(NumberText.words(value)) is out of range", range)
    case .box(let reading):
      return ("the box is empty, or its south lies above its north", reading)
    case .mixedUnits:
      return ("degrees and metres are mixed", "both in degrees (0.1,0.1) or both in metres (10km,10km)")
    case .form(let form):
      return ("not in the form expected", form)
    case .word(let word, let among, let near):
      return ("\(quoted(word)) is not known here", Suggestion.advice(near: near, among: among))
    case .key(let key, let among, let near):
      return ("there is no key \(quoted(key)) here", Suggestion.advice(near: near, among: among))
    case .repeatedKey(let key):
      return ("\(quoted(key)) is given twice", "\(key) once")
    case .missingKey(let key):
      return ("it lacks \(key)", "\(flag) with \(key)=..., fields separated by ;")
    case .pixels(let count):
      return (
        "a side would be \(NumberText.words(count)) pixels long",
        "at most \(SizeRequest.longestSide) pixels a side: a smaller size or scale"
      )
    case .color(let text):
      return ("\(quoted(text)) is not a colour", "#d33, #dd3333, rgb(221,51,51) or a name such as crimson")
    case .fileKind(let kind):
      let what =
        kind.isEmpty
        ? "its name does not say which kind of file it is" : "no files of the kind \(quoted(kind))"
      return (what, flag == OptionName.format.flag ? "png" : "a name that ends in .png")
    case .laterKind(let kind):
      return (
        "pictures of the kind \(quoted(kind)) cannot be written yet",
        flag == OptionName.format.flag ? "png" : "a name that ends in .png"
      )
    case .openHeight:
      return (
        "the height is left open, but what is shown has no shape of its own",
        "a height as well, such as 600x400, or a --bbox, --region or --place"
      )
    case .frame(let frame, let last):
      return ("there is no frame \(frame)", "0 to \(last)")
    case .frameCount(let count):
      return (
        "\(NumberText.words(count.rounded())) frames are too many", "a shorter move or fewer frames a second"
      )
    case .padding:
      return ("it leaves nothing of the picture", "less padding, or a larger --size")
    }
  }

  private static func form(of flag: String) -> String {
    let value = OptionName(rawValue: String(flag.dropFirst(2))).flatMap(OptionTable.option)?.value ?? ""
    return "\(flag) \(value)"
  }
}
