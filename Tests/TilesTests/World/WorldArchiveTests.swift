import Geography
import Testing
import Tiles

/// What the embedded world must hold for the looks, the labels and the painter to be right.
@Suite("The embedded world") struct WorldArchiveTests {
  private let world: World

  init() throws {
    world = try World.shared.get()
  }

  @Test("It has all tiles of zooms 0 to 6, none large, and says whom to credit") func tiles() throws {
    let archive = try TileArchive.world()
    #expect(archive.zooms == 0...6)
    #expect(world.tiles.count == 5461)
    #expect((world.byteCounts.max() ?? 0) < 80_000)
    #expect(archive.header.tileData.count < 6_000_000)
    #expect(archive.attribution == "Made with Natural Earth, © GeoNames")
    #expect(archive.metadataError == nil)
  }

  @Test("Each zoom has the layers that the metadata promise from it on") func layers() throws {
    let layers = try TileArchive.world().metadata.layers
    for zoom in 0...6 {
      let promised = layers.filter { ($0.lowestZoom ?? 0) <= zoom }.map(\.id).sorted()
      #expect(world.layerNames(zoom) == promised, "zoom \(zoom)")
    }
  }

  @Test("Features have the properties that the metadata promise and no others") func properties() throws {
    let layers = try TileArchive.world().metadata.layers
    for (address, tile) in world.tiles {
      for layer in try tile.layers() {
        let fields = layers.first { $0.id == layer.name }?.fields ?? [:]
        #expect(layer.keys.allSatisfy { fields[$0] != nil }, "\(address) \(layer.name)")
      }
    }
  }

  @Test("Nothing in any tile had to be left out or mended, and all lies within the buffer") func geometry()
    throws
  {
    for (address, tile) in world.tiles {
      #expect(tile.skipped.isEmpty, "\(address)")
      for layer in try tile.layers() {
        #expect(layer.skipped.isEmpty, "\(address) \(layer.name)")
        let reach = Int32(-layer.extent / 64)...Int32(layer.extent + layer.extent / 64)
        for feature in layer.features {
          let geometry = try feature.geometry()
          #expect(geometry.faults.isEmpty && !geometry.isEmpty, "\(address) \(layer.name)")
          let isWithin = geometry.points.allSatisfy { reach.contains($0.x) && reach.contains($0.y) }
          #expect(isWithin, "\(address) \(layer.name)")
        }
      }
    }
  }

  @Test("Outer rings run clockwise as seen, holes the other way") func orientation() throws {
    for (address, tile) in world.tiles {
      for name in ["ocean", "lake"] {
        for feature in try tile.layer(named: name)?.features.map({ $0 }) ?? [] {
          let geometry = try feature.geometry()
          for polygon in 0..<geometry.polygonCount {
            for ring in geometry.rings(ofPolygon: polygon) {
              let area = TileGeometry.doubleArea(geometry.points[geometry.part(ring)])
              let isOuter = ring == geometry.rings(ofPolygon: polygon).lowerBound
              #expect(isOuter ? area > 0 : area < 0, "\(address) \(name)")
            }
          }
        }
      }
    }
  }

  @Test(
    "Points lie in their own tile", arguments: ["place", "country", "state", "sea", "town", "neighbourhood"])
  func points(layer name: String) throws {
    for (address, tile) in world.tiles {
      guard let layer = try tile.layer(named: name) else { continue }
      let inside = 0..<Int32(layer.extent)
      for feature in layer.features {
        let isInside = try feature.geometry().points.allSatisfy {
          inside.contains($0.x) && inside.contains($0.y)
        }
        #expect(isInside, "\(address)")
      }
    }
  }

  @Test(
    "No name comes twice in one place",
    arguments: ["place", "country", "state", "sea", "lake_name", "town", "neighbourhood"]
  )
  func repeats(layer: String) throws {
    for zoom in 0...6 {
      let known = Dictionary(grouping: try world.labels(layer, zoom), by: \.name)
      for (name, labels) in known {
        for (index, label) in labels.enumerated() {
          let twin = labels[..<index].first { abs($0.x - label.x) < 2e-4 && abs($0.y - label.y) < 2e-4 }
          #expect(twin == nil, "\(name) at zoom \(zoom)")
        }
      }
    }
  }

  @Test("No coast runs along the antimeridian") func antimeridian() throws {
    for (address, tile) in world.tiles where address.z > 0 {
      let last = (1 << address.z) - 1
      guard address.x == 0 || address.x == last, let layer = try tile.layer(named: "coast") else { continue }
      let edge = Int32(address.x == 0 ? 0 : layer.extent)
      // Along an edge, that is: more than some units of a coast that happens to run south there.
      let most = Int32(layer.extent / 200)
      for feature in layer.features {
        let geometry = try feature.geometry()
        for part in 0..<geometry.partCount {
          let points = geometry.points[geometry.part(part)]
          for (start, end) in zip(points, points.dropFirst()) where start.x == edge && end.x == edge {
            #expect(abs(start.y - end.y) <= most, "\(address)")
          }
        }
      }
    }
  }

  @Test(
    "Names have all their letters",
    arguments: [
      ("river", 6, ["Rhône", "Syr Darya", "São Francisco", "Marañón", "Saône", "Yangtze"]),
      ("place", 6, ["São Paulo", "Zürich", "Kyiv", "Reykjavík", "Bogotá", "Łódź", "Rome"]),
      ("lake_name", 6, ["Vänern", "Issyk-Kul", "Lake Victoria"]),
      ("country", 5, ["Italy", "Czechia", "Côte d'Ivoire", "North Macedonia"]),
      ("state", 6, ["Québec", "São Paulo", "California"]),
      ("sea", 3, ["Mediterranean Sea", "North Sea", "Pacific Ocean"]),
      (
        "neighbourhood", 6,
        ["Trastevere", "Monti", "Palais-Bourbon", "Soho", "Shibuya", "Neukölln", "Žižkov"]
      ),
      ("town", 6, ["Tivoli"]),
    ])
  func names(layer: String, zoom: Int, expected: [String]) throws {
    let names = try world.names(layer, zoom)
    for name in expected { #expect(names.contains(name), "\(name)") }
  }

  @Test("No name has lost letters, numbers or stray blanks in it") func clean() throws {
    for layer in ["river", "place", "lake_name", "country", "state", "town", "neighbourhood"] {
      for name in try world.names(layer, 6) {
        let isClean =
          !name.isEmpty && !name.contains("?") && !name.contains("\u{FFFD}") && !name.contains("  ")
        #expect(isClean && name.first != " " && name.last != " ", "\(layer): \(name)")
      }
    }
    for name in try world.names("neighbourhood", 6) {
      #expect(!name.contains(where: \.isNumber) || name.contains(" de "), "\(name)")
    }
  }

  @Test("The six giants have rank 0, and small countries come later") func ranks() throws {
    let giants = try world.labels("country", 0)
    #expect(
      Set(giants.map(\.name)).isSuperset(of: [
        "Russia", "Canada", "United States", "China", "Brazil", "Australia",
      ]))
    #expect(giants.allSatisfy { $0.rank == 0 })
    let all = try world.labels("country", 6)
    #expect(all.count > 230 && all.contains { $0.rank == 6 })
  }

  @Test("Names of seas stand on water") func land() throws {
    // At zoom 5 the ocean of the nearest scale; each sea's point must be in it.
    for sea in try world.labels("sea", 5) {
      let (column, row) = (Int(sea.x * 32), Int(sea.y * 32))
      let tile = try #require(world.tiles[TileAddress(z: 5, x: column, y: row)])
      let ocean = try #require(try tile.layer(named: "ocean"), "\(sea.name)")
      let point = SIMD2((sea.x * 32 - Double(column)) * 4096, (sea.y * 32 - Double(row)) * 4096)
      let rings = try ocean.features.flatMap { feature in
        let geometry = try feature.geometry()
        return (0..<geometry.partCount).map { part in
          geometry.points[geometry.part(part)].map { SIMD2(Double($0.x), Double($0.y)) }
        }
      }
      #expect(Ring.holds(point, in: rings), "\(sea.name)")
    }
  }
}
