public import Geography
public import Scene

/// Something that stands on the map at a coordinate.
public enum MapAnnotation: Hashable, Sendable {
  /// The circle-and-triangle pin, centred on its coordinate.
  case pin(PinAnnotation)
  /// The balloon, its tip on the coordinate, its title below.
  case marker(Marker)
  /// A view of your own.
  case view(ViewAnnotation)

  /// Where it stands, in degrees.
  public var coordinate: Coordinate {
    switch self {
    case .pin(let pin): pin.coordinate
    case .marker(let marker): marker.coordinate
    case .view(let view): view.coordinate
    }
  }

  /// How far it is selected, 0 (not at all) to 1 (quite).
  public var selection: Double {
    get {
      switch self {
      case .pin(let pin): pin.selection
      case .marker(let marker): marker.selection
      case .view(let view): view.selection
      }
    }
    set {
      switch self {
      case .pin(var pin):
        pin.selection = newValue
        self = .pin(pin)
      case .marker(var marker):
        marker.selection = newValue
        self = .marker(marker)
      case .view(var view):
        view.selection = newValue
        self = .view(view)
      }
    }
  }

  /// How strongly it shows, 0 to 1.
  public var opacity: Double {
    get {
      switch self {
      case .pin(let pin): pin.opacity
      case .marker(let marker): marker.opacity
      case .view(let view): view.opacity
      }
    }
    set {
      switch self {
      case .pin(var pin):
        pin.opacity = newValue
        self = .pin(pin)
      case .marker(var marker):
        marker.opacity = newValue
        self = .marker(marker)
      case .view(var view):
        view.opacity = newValue
        self = .view(view)
      }
    }
  }

  /// What the report calls it, perhaps empty; the title that a marker shows.
  public var title: String {
    switch self {
    case .pin(let pin): pin.title
    case .marker(let marker): marker.title
    case .view(let view): view.title
    }
  }

  /// What reports call the kind: `pin`, `marker` or `view`.
  package var kind: String {
    switch self {
    case .pin: "pin"
    case .marker: "marker"
    case .view: "view"
    }
  }
}

/// The custom pin: a white map glyph on a disc with a small triangle below it and a soft shadow.
///
/// The middle of its layout, 42 by 87 points, lies on the coordinate. It is drawn at scale
/// 0.7 + 0.3 · ``selection``.
public struct PinAnnotation: Hashable, Sendable {
  /// Where the pin stands, in degrees.
  public var coordinate: Coordinate
  /// What the report calls it; the pin itself shows no text.
  public var title: String
  /// Colour of disc and triangle; by default the accent colour, ``accent``.
  public var color: Color
  /// How far it is selected, 0 (the default) to 1.
  public var selection: Double
  /// How strongly it shows, 0 to 1 (the default).
  public var opacity = 1.0

  /// The colour of pins that name none: a red, (235, 78, 61).
  public static let accent = Color(235, 78, 61)

  /// Makes a pin.
  public init(
    coordinate: Coordinate, title: String = "", color: Color = PinAnnotation.accent, selection: Double = 0
  ) {
    self.coordinate = coordinate
    self.title = title
    self.color = color
    self.selection = selection
  }
}

/// A balloon with a glyph, its tip on the coordinate and its title beneath.
public struct Marker: Hashable, Sendable {
  /// Where the tip points, in degrees.
  public var coordinate: Coordinate
  /// Shown below the coordinate; empty for none.
  public var title: String
  /// Colour of the balloon; by default ``tint``.
  public var color: Color
  /// The name of the glyph in the balloon; see `Glyph` for the names there are.
  ///
  /// By default `mappin`.
  public var glyph: String
  /// How far it is selected, 0 (the default) to 1; a selected balloon is twice as large.
  public var selection: Double
  /// How strongly it shows, 0 to 1 (the default).
  public var opacity = 1.0

  /// The colour of balloons that name none: a red, (255, 91, 64).
  public static let tint = Color(255, 91, 64)

  /// Makes a marker.
  public init(
    coordinate: Coordinate, title: String = "", color: Color = Marker.tint, glyph: String = "mappin",
    selection: Double = 0
  ) {
    self.coordinate = coordinate
    self.title = title
    self.color = color
    self.glyph = glyph
    self.selection = selection
  }
}
