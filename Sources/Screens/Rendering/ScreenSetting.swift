package import Geography
package import Scene
package import Views

/// What a screen is drawn with, whatever it shows.
package struct ScreenSetting: Sendable {
  /// The colours of the names in a list of places.
  package enum RowText: String, CaseIterable, Hashable, Sendable {
    /// That of controls, as the platform has it for buttons in a list.
    case accent
    /// That of text.
    case primary
  }

  /// The screen's size and safe area.
  package var device: Device
  /// Fonts, light or dark, pixels per point, corners, direction of reading.
  package var environment: EnvironmentValues
  /// The colour of pins and controls; nothing for that of the app.
  package var accent: Color?
  /// The colour of the names in a list of places; by default the accent.
  package var rowText: RowText
  /// Pictures by name; they come before the artwork that is built in.
  package var pictures: [String: Picture]
  /// The name of the control under a finger, if there is one.
  package var pressed: String?

  /// The accent of the places app.
  package static let placesAccent = Color(235, 78, 61)

  /// Makes a setting; what is not given has its default.
  package init(
    device: Device, environment: EnvironmentValues = EnvironmentValues(), accent: Color? = nil,
    rowText: RowText = .accent, pictures: [String: Picture] = [:], pressed: String? = nil
  ) {
    self.device = device
    self.environment = environment
    self.accent = accent
    self.rowText = rowText
    self.pictures = pictures
    self.pressed = pressed
  }

  /// Makes the setting of a screen as it was set up: its size and safe area, and the spacing of its era.
  package init(_ setup: ScreenSetup, environment: EnvironmentValues = EnvironmentValues()) {
    var device = Device(size: setup.size)
    if let covered = setup.safeArea {
      device.safeArea = EdgeInsets(
        top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
    }
    self.init(device: device, environment: environment)
    self.environment.textSpacing = setup.era == .ios14 ? 0 : 2
  }

  /// The whole screen, in points.
  package var bounds: ViewRect {
    ViewRect(x: 0, y: 0, width: device.size.width, height: device.size.height)
  }

  /// What the device leaves free, in points.
  package var freeArea: ViewRect { device.safeArea.inside(bounds) }

  /// 1 where reading goes from left to right, else -1.
  var forward: Double { environment.layoutDirection == .leftToRight ? 1 : -1 }
}
