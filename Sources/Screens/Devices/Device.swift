package import Geography
package import Views

/// A screen to draw for: its size, and what the device itself covers at its edges.
package struct Device: Hashable, Sendable {
  /// The name by which it is asked for; nothing for a mere size.
  package var name: String?
  /// Width and height, in points, held upright.
  package var size: ViewSize
  /// What the device covers, in points from the edges.
  package var safeArea: EdgeInsets

  /// A screen of a size, in points.
  ///
  /// One of the size of a phone in ``all`` has what the first such phone covers; any other has nothing covered.
  package init(size: ViewSize) {
    let phone = Self.all.first { $0.size == size && $0.isPhone }
    self.init(nil, size.width, size.height, phone?.safeArea.top ?? 0, phone?.safeArea.bottom ?? 0)
  }

  /// The device of a name; nothing if there is none.
  package init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  private init(_ name: String?, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double) {
    self.name = name
    size = ViewSize(width: width, height: height)
    safeArea = EdgeInsets(top: top, bottom: bottom)
  }

  /// What the device covers, by the sides of the picture.
  package var insets: ViewInsets {
    ViewInsets(
      top: safeArea.top, right: safeArea.trailing, bottom: safeArea.bottom, left: safeArea.leading)
  }

  private var isPhone: Bool { name?.hasPrefix("iphone") == true }

  /// All devices known by name: sizes and insets of upright devices, as their maker publishes them.
  package static let all: [Device] = [
    Device("iphone-se", 375, 667, 20, 0),
    Device("iphone-8-plus", 414, 736, 20, 0),
    Device("iphone-11", 414, 896, 48, 34),
    Device("iphone-13-mini", 375, 812, 50, 34),
    Device("iphone-14", 390, 844, 47, 34),
    Device("iphone-14-plus", 428, 926, 47, 34),
    Device("iphone-15", 393, 852, 59, 34),
    Device("iphone-15-plus", 430, 932, 59, 34),
    Device("iphone-16-pro", 402, 874, 62, 34),
    Device("iphone-16-pro-max", 440, 956, 62, 34),
    Device("ipad-mini", 744, 1133, 24, 20),
    Device("ipad-10", 820, 1180, 24, 20),
    Device("ipad-11", 834, 1194, 24, 20),
    Device("ipad-13", 1024, 1366, 24, 20),
  ]
}
