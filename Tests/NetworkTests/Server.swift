import Geography
import Tiles

@testable import Network

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The web server that runs beside the tests, where one does; `.ci/server` starts it.
struct Server: Sendable {
  /// Its address without a slash at the end.
  let url: String
  /// Its address of `https`, with a certificate that nobody signed.
  let secureURL: String
  /// The file of that certificate.
  let certificate: String
  private let root: String

  static let shared: Server? = {
    func value(_ name: String) -> String? { getenv("VEDUTA_TEST_" + name).map { String(cString: $0) } }
    guard let url = value("SERVER"), let secureURL = value("SECURE_SERVER"), let root = value("SERVER_ROOT"),
      let certificate = value("SERVER_CERTIFICATE")
    else { return nil }
    return Server(url: url, secureURL: secureURL, certificate: certificate, root: root)
  }()

  /// Settings without a cache, which give up soon.
  static var settings: NetworkSettings {
    var settings = NetworkSettings(userAgent: "VedutaTests/1 (the tests of Veduta)")
    settings.cachePath = nil
    settings.retries = 1
    settings.client.timeout = 5
    return settings
  }

  /// Puts a file on the server.
  func put(_ bytes: [UInt8], _ path: String) throws {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    guard let file = fopen(root + "/" + path, "w") else { throw Missing() }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Puts a small vector tile with one layer on the server.
  func putTile(_ path: String, layer: String) throws {
    var features = VectorTileLayerBuilder(name: layer)
    features.add(.points([TilePoint(x: 1, y: 2)]), properties: [])
    var tile = VectorTileBuilder()
    tile.add(features)
    try put(tile.encode(), path)
  }

  private struct Missing: Error {}
}
