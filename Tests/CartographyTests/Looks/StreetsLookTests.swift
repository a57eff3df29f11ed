import Geography
import JSON
import Style
import Testing

@testable import Cartography

@Suite("The looks of streets")
struct StreetsLookTests {
  @Test("The looks are styles without a fault", arguments: MapLook.allCases)
  func reads(look: MapLook) throws {
    let document = try look.document(for: .openMapTiles)
    #expect(document.issues.isEmpty)
    #expect(document.layers.count > 140)
  }

  @Test("There is an icon for every name that a look asks for", arguments: MapLook.allCases)
  func icons(look: MapLook) throws {
    var asked: Set<String> = []
    for layer in try look.document(for: .openMapTiles).json["layers"]?.array ?? [] {
      guard let image = layer["layout"]?["icon-image"] else { continue }
      let names = IconNames(image)
      #expect(names.computed.isEmpty)
      for (name, _) in names.written { #expect(MapIcon(named: name) != nil, "\(name)") }
      asked.formUnion(names.written.map(\.name))
    }
    #expect(asked.count > 35)
  }

  @Test("Light and dark have the same layers, filters, zooms and layouts in the same order")
  func agree() throws {
    let (light, dark) = (
      try MapLook.light.document(for: .openMapTiles), try MapLook.dark.document(for: .openMapTiles)
    )
    let layers = [light, dark].map { $0.json["layers"]?.array ?? [] }
    #expect(layers[0].count == layers[1].count)
    for (one, other) in zip(layers[0], layers[1]) {
      for part in ["id", "type", "source-layer", "minzoom", "maxzoom", "filter", "layout"] {
        #expect(one[part]?.value == other[part]?.value, "\(one["id"]?.string ?? "") \(part)")
      }
    }
  }

  @Test(
    "The names of places and house numbers can be read on buildings, and icons be told on their discs",
    arguments: MapLook.allCases)
  func contrast(look: MapLook) throws {
    let document = try look.document(for: .openMapTiles)
    let building = try #require(document.layer("building")?.evaluated(at: 17).color(.fillColor))
    let layers = document.layers.filter { ["poi", "housenumber"].contains($0.sourceLayer) }
    #expect(layers.count > 12)
    for layer in layers.map({ $0.evaluated(at: 17) }) {
      let ink = try #require(layer.color(.textColor))
      #expect(ink.contrast(with: building) >= 4.5, "\(layer.layer.id)")
      guard layer.isSpecified(.iconColor) else { continue }
      let (disc, glyph) = (try #require(layer.color(.iconColor)), try #require(layer.color(.iconHaloColor)))
      #expect(disc.contrast(with: glyph) >= 2.75, "\(layer.layer.id)")
    }
  }

  @Test("Each kind of place has its icon, by the class of the schema or by the subclass alone")
  func kinds() throws {
    let document = try MapLook.light.document(for: .openMapTiles)
    let places: [(kind: [String: String], icon: String)] = [
      (["class": "cafe"], "cafe"), (["class": "amenity", "subclass": "cafe"], "cafe"),
      (["class": "beer", "subclass": "pub"], "beer"), (["class": "shop", "subclass": "bakery"], "bakery"),
      (["class": "grocery", "subclass": "supermarket"], "grocery"),
      (["class": "shop", "subclass": "florist"], "shop"),
      (["class": "place_of_worship", "subclass": "christian"], "place_of_worship"),
      (["class": "museum"], "building.columns.fill"),
      (["class": "railway", "subclass": "station"], "railway"),
      (["class": "railway", "subclass": "subway"], "subway"),
      (["class": "railway", "subclass": "tram_stop"], "tram"),
      (["class": "bus", "subclass": "bus_stop"], "bus"),
      (["class": "hospital", "subclass": "hospital"], "hospital"),
      (["class": "hospital", "subclass": "clinic"], "doctors"),
      (["class": "lodging", "subclass": "hostel"], "lodging"),
      (["class": "post", "subclass": "post_office"], "post"),
      (["class": "amenity", "subclass": "toilets"], "toilets"),
    ]
    for (kind, icon) in places {
      let place = Place(tags: kind)
      let found = document.layers.filter { $0.sourceLayer == "poi" && $0.evaluated(at: 18).accepts(place) }
      #expect(found.count == 1, "\(kind) \(found.map(\.id))")
      #expect(
        found.first?.evaluated(at: 18).image(.iconImage, place)?.name == icon + ".circle.fill", "\(kind)")
    }
    for kind in [
      ["class": "post", "subclass": "post_box"], ["class": "gate"],
      ["class": "art_gallery", "subclass": "artwork"],
    ] {
      let place = Place(tags: kind)
      #expect(
        document.layers.allSatisfy { $0.sourceLayer != "poi" || !$0.evaluated(at: 18).accepts(place) },
        "\(kind)")
    }
  }
}

/// A named place of a kind.
private struct Place: FeatureAttributes {
  var tags: [String: String]

  var id: PropertyValue { .null }
  var kind: GeometryKind { .point }
  var names: [String] { ["name", "rank"] + tags.keys.sorted() }
  func value(named name: String) -> PropertyValue? {
    switch name {
    case "name": .string("A place")
    case "rank": .number(1)
    default: tags[name].map { .string($0) }
    }
  }
}
