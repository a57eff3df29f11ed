// swift-tools-version: 6.1
import PackageDescription

/// Settings every Swift target shares: each file lists what it uses, imports are private unless
/// they are said to be public, and existentials are visible.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Support"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Veduta",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Veduta", targets: ["Veduta"]),
    .executable(name: "veduta", targets: ["Command"]),
    .executable(name: "conformance", targets: ["Conformance"]),
  ],
  targets: [
    // C libraries, one module map each.
    system("CCairo", "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    system("CWebP", "libwebp", apt: "libwebp-dev", brew: "webp"),
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CFriBidi", "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    system("CMessageDigest", "libmd", apt: "libmd-dev", brew: "libmd"),
    system("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system("CCurl", "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
    // How the C library handles memory.
    .systemLibrary(name: "CMalloc"),

    // Fonts, looks, the world and a city, embedded.
    .target(name: "CAssets", exclude: ["world.pmtiles", "helsinki.pmtiles", "looks"]),

    // In the order the data travels.
    module("JSON"),
    module("Geography"),
    module("Features", ["Geography", "JSON"]),
    module("Tiles", ["Geography", "JSON", "CAssets", "CDeflate", "CSQLite", "CMessageDigest"]),
    module("Network", ["Geography", "JSON", "Tiles", "CCurl"]),
    module("Style", ["Geography", "JSON"]),
    module(
      "Typography", ["Geography", "CAssets", "CHarfBuzz", "CFreeType", "CFriBidi", "CMessageDigest"]),
    module("Scene", ["Geography", "Typography", "CMessageDigest"]),
    module("Views", ["Geography", "Typography", "Scene"]),
    module(
      "Cartography",
      ["Geography", "Features", "JSON", "CAssets", "Tiles", "Style", "Typography", "Scene", "Views"]),
    module("Screens", ["Geography", "Features", "JSON", "Typography", "Scene", "Views"]),
    module(
      "Raster", ["Geography", "Typography", "Scene", "CCairo", "CPNG", "CDeflate", "CTurboJPEG", "CWebP"]),
    module(
      "Veduta",
      [
        "JSON", "Geography", "Features", "Tiles", "Network", "Style", "Typography", "Scene", "Views",
        "Cartography", "Screens", "Raster", "CMalloc",
      ]),
    .executableTarget(
      name: "Command", dependencies: ["Veduta", "JSON", "Screens", "Tiles", "Views"],
      swiftSettings: settings),

    // For maintainers: builds the embedded archives from packaged data.
    .executableTarget(
      name: "WorldBuilder",
      dependencies: ["Geography", "Tiles", "JSON", "CMessageDigest"],
      exclude: ["Recipes"],
      swiftSettings: settings),

    // Tests.
    .target(
      name: "Support", dependencies: ["CSQLite"], path: "Tests/Support", swiftSettings: settings),
    .executableTarget(
      name: "Conformance", dependencies: ["Style", "JSON", "Geography"], path: "Tests/Conformance",
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Cartography", "CPNG", "CSQLite", "Geography", "Raster", "Scene", "Support", "Tiles", "Typography",
        "Veduta",
      ],
      path: "Tests/Benchmarks", swiftSettings: settings),
    tests("JSONTests", ["JSON"]),
    tests("GeographyTests", ["Geography"]),
    tests("FeaturesTests", ["Features", "Geography", "JSON"]),
    tests("TilesTests", ["Tiles", "Geography"]),
    tests("NetworkTests", ["Network", "Geography", "Tiles"]),
    tests("StyleTests", ["Style", "JSON", "Geography", "Conformance"]),
    tests("TypographyTests", ["Typography", "Geography"]),
    tests("SceneTests", ["Scene", "Geography", "Typography"]),
    tests(
      "CartographyTests",
      ["Cartography", "Geography", "Scene", "Style", "Tiles", "Typography", "JSON", "Views"]),
    tests(
      "GoldenTests",
      ["Cartography", "Geography", "Raster", "Scene", "Screens", "Typography", "Veduta", "Views"],
      exclude: ["Goldens"]),
    tests("ViewsTests", ["Views", "Scene", "Geography", "Typography"]),
    tests("ScreensTests", ["Screens", "Geography", "Features", "JSON", "Typography", "Scene", "Views"]),
    tests("RasterTests", ["Raster", "Scene", "Geography", "Typography", "CTurboJPEG", "CWebP"]),
    tests(
      "VedutaTests",
      ["Veduta", "Cartography", "Geography", "Raster", "Scene", "Screens", "Tiles", "Views"]),
    tests("CommandTests", ["Command", "Veduta", "JSON"], exclude: ["Help/Goldens"]),
    tests("WorldBuilderTests", ["WorldBuilder", "Geography", "Tiles"]),
    tests("ConformanceTests", ["Geography", "JSON", "Tiles"]),
  ]
)
