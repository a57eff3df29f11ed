import Geography
import Style
import Typography

/// A label's text set in lines, for one way of lining them up, and the box it takes about its point.
struct LabelShape: Sendable {
  /// The lines, from the top left corner of their box.
  let layout: TextLayout
  /// From the label's point to the layout's origin, in points.
  let origin: ViewPoint
  /// What the text covers about the label's point, in points, without padding.
  let box: ViewRect

  /// Stands a text beside a point.
  init(_ layout: TextLayout, at anchor: Anchor, specification: LabelSpecification) {
    self.layout = layout
    // The eye takes capitals and x-height for the text; ascenders and descenders reach out of that.
    let seen = layout.capBounds
    let step = anchor.step(specification.radialOffset * specification.size)
    let x = anchor.boxX * layout.size.width + step.x + specification.offset.x * specification.size
    let y = anchor.boxY * seen.height + step.y + specification.offset.y * specification.size
    origin = ViewPoint(x: x, y: y - seen.minY)
    let below = layout.size.height - seen.maxY
    box = ViewRect(
      x: x, y: y - seen.minY * 0.35, width: layout.size.width,
      height: seen.height + seen.minY * 0.35 + below * 0.8)
  }
}
