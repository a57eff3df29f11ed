import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A settled label with the shares of the settings that have it: one form of a name, which may have others.
struct ShownLabel {
  /// What all forms of a name share, and perhaps other names of the same words far away.
  struct Name: Hashable {
    fileprivate let text: String
    private let wrap: Int
    /// Of names along lines nothing glides: the layer and the place tell them apart.
    private let line: MapLabel.Identity?

    fileprivate init(_ label: MapLabel, _ identity: MapLabel.Identity) {
      text = label.specification.name
      wrap = label.wrap
      line = if case .line = label.form { identity } else { nil }
    }
  }

  /// The label.
  var label: MapLabel
  /// What makes it the same in several settings.
  var identity: MapLabel.Identity
  /// Which of its positions it has got.
  var position: Int
  /// The sum of the shares of the settings that have it so, 0 to 1.
  var share: Double

  /// Whether it is a name along a line that another setting has at another stretch nearby, so that one goes where the other
  /// comes.
  var isHandedOn = false

  /// What it has in common with the other forms of its name.
  var name: Name { Name(label, identity) }

  /// A number from 0 to below 1 that the name alone decides, by the FNV-1a hash of its words; 0 for one that is handed on, so
  /// that there is always one of the two.
  var lot: Double {
    if isHandedOn { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Double((hash ^ (hash >> 29)) & 0xFFFF_FFFF) / 4_294_967_296
  }

  /// Sorts the forms of names of the same words by the places they name.
  /// - Parameters:
  ///   - forms: The forms, first in rank first.
  ///   - distance: How far apart, in map points, the anchors of one name may lie: tiles of different zooms round
  ///     them differently.
  /// - Returns: The forms of each name; forms that differ in nothing but the anchor's rounding are one.
  static func names(_ forms: [ShownLabel], within distance: Double) -> [[ShownLabel]] {
    var names: [[ShownLabel]] = []
    for form in forms {
      let place = names.firstIndex { name in
        let (one, other) = (name[0].label.anchor, form.label.anchor)
        return hypot(one.x - other.x, one.y - other.y) < distance && name[0].share + form.share < 1 + 1e-6
      }
      guard let place else {
        names.append([form])
        continue
      }
      let twin = names[place].firstIndex {
        $0.label.layer == form.label.layer && $0.identity.choice == form.identity.choice
      }
      if let twin { names[place][twin].share += form.share } else { names[place].append(form) }
    }
    return names
  }
}

extension ShownLabel {
  /// Finds the names along lines that are handed on.
  /// - Parameters:
  ///   - forms: All forms of all names.
  ///   - distance: How far apart, in map points, the two places may be.
  /// - Returns: The same forms.
  static func handingOn(_ forms: [ShownLabel], within distance: Double) -> [ShownLabel] {
    let lines = forms.filter { $0.isAlongLine && $0.share < 1 - 1e-6 }
    let sameWords = Dictionary(grouping: lines) { $0.label.specification.text }
    return forms.map { form in
      guard form.isAlongLine, form.share < 1 - 1e-6 else { return form }
      var form = form
      form.isHandedOn = (sameWords[form.label.specification.text] ?? []).contains { other in
        let (one, there) = (form.label.anchor, other.label.anchor)
        return other.identity != form.identity && other.share + form.share > 1 - 1e-6
          && other.label.wrap == form.label.wrap && hypot(one.x - there.x, one.y - there.y) < distance
      }
      return form
    }
  }

  private var isAlongLine: Bool {
    if case .line = label.form { true } else { false }
  }
}

extension ShownLabel: Comparable {
  static func == (one: ShownLabel, other: ShownLabel) -> Bool { one.identity == other.identity }

  /// Whether one goes first in rank.
  static func < (one: ShownLabel, other: ShownLabel) -> Bool {
    let (left, right) = (one.identity, other.identity)
    if left.priority != right.priority { return left.priority < right.priority }
    return left.wrap != right.wrap ? left.wrap < right.wrap : left.choice < right.choice
  }
}
