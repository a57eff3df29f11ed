import Veduta

/// What is common to every picture: how large, how turned, how much free space.
struct FramingRequest: Hashable, Sendable {
  /// The size and the scales.
  var size = SizeRequest()
  /// Free space at the sides of fitted views.
  var padding: Padding?
  /// The zooms that fitted views may have, where limits were given.
  var minZoom: Double?
  /// The largest of them.
  var maxZoom: Double?
  /// The direction that is up, for views that do not say it themselves.
  var heading: Double?

  /// Reads the options of size, padding, zoom limits and heading.
  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - views: The views that will be drawn; padding and limits without a fitted one would do nothing.
  /// - Throws: The ``UsageError`` of the first option that cannot be meant.
  init(_ arguments: ParsedArguments, views: [ViewRequest]) throws(UsageError) {
    let text = ViewText(points: CoordinateText())
    try readSize(arguments)
    padding = try arguments.read(.padding) { value throws(ValueProblem) in try Padding(value) }
    minZoom = try arguments.read(.minZoom, text.zoom)
    maxZoom = try arguments.read(.maxZoom, text.zoom)
    heading = try arguments.read(.heading) { value throws(ValueProblem) in try NumberText.number(value) }
    if let minZoom, let maxZoom, minZoom > maxZoom {
      throw .badValue(.minZoom, NumberText.words(minZoom), .range(minZoom, "--max-zoom or less"))
    }
    if !views.contains(where: \.isFitted), let idle = arguments.first(of: [.padding, .minZoom, .maxZoom]) {
      throw .noEffect(idle, .nothingToChange("a region, a box, a place or --fit"))
    }
    if heading != nil, views.allSatisfy({ $0.heading != nil }) {
      throw .noEffect(.heading, .nothingToChange("a view that does not say its own heading"))
    }
  }

  private mutating func readSize(_ arguments: ParsedArguments) throws(UsageError) {
    if let text = arguments.value(.size) {
      let read = try reading(.size, text, SizeRequest.size)
      size.width = read.width
      size.height = read.height
      if let scale = read.scale {
        guard !arguments.has(.scale) else { throw .conflict(.size, .scale) }
        size.scales = [scale]
      }
    }
    if let scales = try arguments.read(.scale, SizeRequest.scales) { size.scales = scales }
    let name: OptionName = arguments.has(.size) ? .size : .scale
    let size = size
    _ = try reading(name, arguments.value(name) ?? "") { _ throws(ValueProblem) in
      try size.checkPixels(width: Double(size.width), height: Double(size.height ?? size.width))
    }
  }
}
