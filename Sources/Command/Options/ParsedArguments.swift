/// What was typed, sorted by the option table but not yet understood.
struct ParsedArguments: Hashable, Sendable {
  /// One option as it was given.
  struct Occurrence: Hashable, Sendable {
    /// Which option.
    var name: OptionName
    /// Its value; empty for an option that takes none.
    var value: String
  }

  /// The verb, said or implied.
  var verb: Verb
  /// The options in the order in which they were given.
  var occurrences: [Occurrence] = []
  /// Words that belong to no option, in order.
  var operands: [String] = []
  /// Everything that was typed, for telling how to make a picture again.
  var typed: [String] = []

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool {
    occurrences.contains { $0.name == name }
  }

  /// The value of an option that is given once at most.
  func value(_ name: OptionName) -> String? {
    occurrences.first { $0.name == name }?.value
  }

  /// The values of an option that may be repeated, in order.
  func values(_ name: OptionName) -> [String] {
    occurrences.filter { $0.name == name }.map(\.value)
  }

  /// The first of some options that was given, in the order of the list.
  func first(of names: [OptionName]) -> OptionName? {
    names.first(where: has)
  }
}
