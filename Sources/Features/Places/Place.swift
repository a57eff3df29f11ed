public import Geography

/// A sight on a map: what pins, cards and lists show.
///
/// Two places are equal when their identities are, whatever else they say.
public struct Place: Hashable, Identifiable, Sendable {
  /// The name.
  public var name: String
  /// The city it lies in; empty if not said.
  public var cityName: String
  /// Where it is.
  public var coordinate: Coordinate
  /// What there is to say of it, for people; empty if nothing.
  public var description: String
  /// The names of its pictures; the first one stands for the place.
  public var imageNames: [String]
  /// The address of a page about it.
  public var link: String?
  /// An identity of its own, for places that keep theirs when they are renamed; most often a UUID.
  public var uuid: String?

  /// Makes a place; what is not given is empty.
  public init(
    name: String, cityName: String = "", coordinate: Coordinate, description: String = "",
    imageNames: [String] = [], link: String? = nil, uuid: String? = nil
  ) {
    self.name = name
    self.cityName = cityName
    self.coordinate = coordinate
    self.description = description
    self.imageNames = imageNames
    self.link = link
    self.uuid = uuid
  }

  /// What tells places apart: ``uuid``, else the name with the city right after it, as in `ColosseumRome`.
  public var id: String { uuid ?? name + cityName }

  /// Whether both have the same identity.
  public static func == (left: Place, right: Place) -> Bool { left.id == right.id }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
