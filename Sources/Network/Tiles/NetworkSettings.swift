/// How the network and the cache are used.
package struct NetworkSettings: Hashable, Sendable {
  /// How to ask.
  package var client: HTTPClient.Settings
  /// The folder of the cache; nothing for none.
  package var cachePath: String?
  /// Whether the cache alone is used.
  package var isOffline = false
  /// How often a passing failure is tried again.
  package var retries = 3
  /// Whether a tile that the server does not have is left out, with a warning, instead of failing the picture.
  package var allowsMissingTiles = false
  /// The longest wait between two tries, in seconds; a server that asks for more is told of.
  package var longestWait = 30.0

  /// Settings with a name for who asks.
  package init(userAgent: String) {
    client = HTTPClient.Settings(userAgent: userAgent)
    cachePath = DiskCache.standardPath
  }
}
