import CHarfBuzz

/// What kind of character a scalar is, as far as setting text needs to know (`hb_unicode_general_category`).
enum CharacterClass {
  case lowercase
  case letter
  case mark
  case digit
  case blank
  case control
  case other

  init(of scalar: UInt32) {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER: self = .lowercase
    case HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER:
      self = .letter
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
      self = .mark
    case HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER: self = .digit
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR: self = scalar == 0x1680 ? .other : .blank
    case HB_UNICODE_GENERAL_CATEGORY_CONTROL: self = .control
    default: self = .other
    }
  }
}

/// Whether a character is one that no face need have: joiners, direction marks, variation selectors.
func isIgnorable(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x00AD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
    0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
    0x1D173...0x1D17A, 0xE0000...0xE0FFF:
    true
  default:
    false
  }
}
