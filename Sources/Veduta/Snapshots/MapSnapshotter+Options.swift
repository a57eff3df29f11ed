public import Cartography
public import Geography

extension MapSnapshotter {
  /// What a snapshot shows, how large it is and how it looks.
  public struct Options: Hashable, Sendable {
    /// What is shown; by default everything that stands on the map.
    ///
    /// ``region``, ``mapRect``, ``camera`` and ``viewport`` are other ways to say it: the one set last counts.
    public var position: MapCameraPosition {
      didSet { exactViewport = nil }
    }
    /// The size of the picture, in points; by default 256 by 256.
    public var size: ViewSize {
      didSet { if size != oldValue { exactViewport = nil } }
    }
    /// Pixels a point, by default 1, for at most 16,384 pixels a side.
    public var scale: Double
    /// Whether the map is light (the default) or dark.
    public var appearance: MapLook
    /// What the map is drawn from; by default the embedded world.
    public var tiles: MapTiles = .world
    /// What stands on the map; by default nothing.
    public var annotations: [MapAnnotation]
    /// How the picture says whose data it shows; by default as the data ask for it.
    public var attribution: MapAttribution
    /// Points to keep free at the sides, of which cameras take no notice; by default none.
    public var insets: ViewInsets

    private var exactViewport: Viewport?

    /// Makes options; whatever is not given has its default.
    public init(
      position: MapCameraPosition = .automatic, size: ViewSize = ViewSize(width: 256, height: 256),
      scale: Double = 1, appearance: MapLook = .light, annotations: [MapAnnotation] = [],
      attribution: MapAttribution = .automatic, insets: ViewInsets = .zero
    ) {
      self.position = position
      self.size = size
      self.scale = scale
      self.appearance = appearance
      self.annotations = annotations
      self.attribution = attribution
      self.insets = insets
    }

    /// The region that is shown; nothing while something else counts, and setting nothing changes nothing.
    public var region: CoordinateRegion? {
      get { if exactViewport == nil, case .region(let region) = position { region } else { nil } }
      set { if let newValue { position = .region(newValue) } }
    }

    /// The rectangle that is shown; nothing while something else counts, and setting nothing changes nothing.
    public var mapRect: WorldRect? {
      get { if exactViewport == nil, case .rect(let rect) = position { rect } else { nil } }
      set { if let newValue { position = .rect(newValue) } }
    }

    /// The camera; nothing while something else counts, and setting nothing changes nothing.
    public var camera: MapCamera? {
      get { if exactViewport == nil, case .camera(let camera) = position { camera } else { nil } }
      set { if let newValue { position = .camera(newValue) } }
    }

    /// A view that is settled already, with its size; nothing while something else counts.
    ///
    /// Setting it sets ``size`` too; setting a position or another size makes it count no more.
    public var viewport: Viewport? {
      get { exactViewport }
      set {
        guard let newValue else { return }
        size = newValue.size
        exactViewport = newValue
      }
    }

    /// The view that these options come down to.
    /// - Throws: The ``GeographyError`` of the value that is out of range, or ``GeographyError/nothingToFit`` for an
    ///   automatic position without annotations.
    public func resolvedViewport() throws(GeographyError) -> Viewport {
      if let exactViewport { return exactViewport }
      let isAutomatic = if case .automatic = position { true } else { false }
      return try position.viewport(
        size: size, content: annotations.map { BoundingBox($0.coordinate) },
        insets: isAutomatic
          ? insets.leavingRoom(for: annotations, in: size, attribution: attribution) : insets)
    }
  }
}
