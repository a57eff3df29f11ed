import Network

/// How tiles are fetched from a server.
public struct NetworkOptions: Hashable, Sendable {
  /// Who asks, sent as `User-Agent`; servers of tiles want a name and a way to reach whoever runs the program.
  public var userAgent: String
  /// Further headers, each `Name: value`; by default none.
  public var headers: [String] = []
  /// A file of certificates (PEM) that are trusted instead of the system's; by default nothing.
  public var certificates: String?
  /// Seconds until a whole answer must be there; by default 30.
  public var timeout = 30.0
  /// How often a passing failure (a time-out, 429 or 5xx) is tried again, after longer and longer waits; by default 3.
  public var retries = 3
  /// How many connections to one host are open at once; by default 2.
  public var connectionsPerHost = 2
  /// The folder in which answers are kept as long as the server allows, shared by all programs that name it; nothing
  /// for none.
  ///
  /// By default `$XDG_CACHE_HOME/veduta`, else `~/.cache/veduta`.
  public var cache: String?
  /// Whether only what the cache has is used; by default not.
  public var isOffline = false
  /// Whether tiles that the server does not have are left out, with a warning, instead of failing the picture; by
  /// default not.
  public var allowsMissingTiles = false

  /// Options with a name for who asks, such as `MyMaps/2.1 (maps@example.org)`.
  public init(userAgent: String) {
    self.userAgent = userAgent
    cache = DiskCache.standardPath
  }

  var settings: NetworkSettings {
    var settings = NetworkSettings(userAgent: userAgent)
    settings.client.headers = headers
    settings.client.certificates = certificates
    settings.client.timeout = timeout
    settings.client.connectionsPerHost = connectionsPerHost
    settings.cachePath = cache
    settings.isOffline = isOffline
    settings.retries = retries
    settings.allowsMissingTiles = allowsMissingTiles
    return settings
  }
}
