import Veduta

extension GeographyError {
  /// What to tell the person about a view that cannot be.
  var message: Message {
    switch self {
    case .zoomOutOfRange(let zoom):
      Message(
        "the view would have zoom \(Progress.tenths(abs(zoom)) == "0.0" ? "0" : NumberText.words((zoom * 10).rounded() / 10)), only \(Viewport.zoomWords) are possible",
        try: "a larger or smaller part of the world, or --min-zoom and --max-zoom")
    case .nothingToFit:
      Message("there is nothing to fit", try: "--marker, --pin or --places with something in it")
    case .invalidInsets, .invalidWorldPoint:
      Message("there is no room left for what is to be shown", try: "a larger --size, or less --padding")
    case .emptyRegion, .emptyBox, .emptyRect:
      Message("what is to be shown has no size that could be seen", try: "a larger part of the world")
    case .tooManyFrames(let count, let limit):
      Message(
        "\(NumberText.words(count.rounded())) frames are more than \(limit)",
        try: "a shorter move, or a smaller --fps")
    case .invalidDuration, .invalidTime, .keyframesOutOfOrder:
      Message("the times of the move are not in order", try: "keyframes by growing t")
    case .invalidSize, .sizesDiffer:
      Message("the picture's size cannot be", try: "--size WIDTHxHEIGHT, such as 600x400")
    case .tooManyTiles(let zoom, let count, let limit):
      Message(
        "\(count) tiles of zoom \(zoom) are more than \(limit)", try: "a smaller box, or a lower zoom")
    case .invalidCoordinate, .invalidRegion, .invalidBox, .invalidRect:
      Message("a place of the view is not on the globe", try: "latitudes to 90 degrees, longitudes to 180")
    default: Message("the view cannot be", try: "another --center, --region, --bbox or --camera")
    }
  }
}

extension Viewport {
  /// The zooms that views can have, in words.
  static let zoomWords =
    "\(NumberText.words(zoomRange.lowerBound)) to \(NumberText.words(zoomRange.upperBound))"
}
