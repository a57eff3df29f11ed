import CHarfBuzz

/// A writing system, as HarfBuzz tells it by character (`hb_script_t`).
struct Script: Hashable {
  var tag: hb_script_t

  static let common = Script(tag: HB_SCRIPT_COMMON)
  static let inherited = Script(tag: HB_SCRIPT_INHERITED)
  static let latin = Script(tag: HB_SCRIPT_LATIN)
  static let hebrew = Script(tag: HB_SCRIPT_HEBREW)

  /// The script of a character.
  init(of scalar: UInt32) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }

  init(tag: hb_script_t) {
    self.tag = tag
  }

  static func == (left: Script, right: Script) -> Bool { left.tag.rawValue == right.tag.rawValue }
  func hash(into hasher: inout Hasher) { hasher.combine(tag.rawValue) }

  /// Whether it takes the script of its surroundings.
  var isNeutral: Bool { self == .common || self == .inherited || tag.rawValue == HB_SCRIPT_UNKNOWN.rawValue }

  var isRightToLeft: Bool { hb_script_get_horizontal_direction(tag) == HB_DIRECTION_RTL }

  /// Whether spacing its letters out would tear words or columns: joined scripts, those with a headline, and
  /// those written in squares.
  var keepsTogether: Bool {
    switch tag {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN,
      HB_SCRIPT_DEVANAGARI, HB_SCRIPT_BENGALI, HB_SCRIPT_GURMUKHI, HB_SCRIPT_MODI, HB_SCRIPT_SHARADA,
      HB_SCRIPT_SYLOTI_NAGRI, HB_SCRIPT_TIRHUTA, HB_SCRIPT_TIBETAN:
      true
    default:
      isIdeographic
    }
  }

  /// Han, kana, Bopomofo and Hangul.
  var isIdeographic: Bool {
    switch tag {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_HANGUL: true
    default: false
    }
  }
}
