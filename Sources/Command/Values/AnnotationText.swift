import Veduta

/// Reads pins and balloons from fields such as `48.85,2.35;title=Paris;color=#d33;selected`.
struct AnnotationText {
  /// How points are read.
  var points: CoordinateText

  /// A balloon.
  func marker(_ text: String) throws(ValueProblem) -> MapAnnotation {
    var fields = FieldList(text)
    let coordinate = try leadingPoint(&fields)
    try fields.check(keys: ["title", "color", "glyph", "selected"])
    var marker = Marker(coordinate: coordinate)
    if let title = fields.field("title")?.value { marker.title = title }
    if let color = fields.field("color")?.value { marker.color = try ColorText.color(color) }
    if let glyph = fields.field("glyph")?.value {
      marker.glyph = try self.glyph(glyph)
    }
    marker.selection = try selection(fields)
    return .marker(marker)
  }

  /// A pin.
  func pin(_ text: String) throws(ValueProblem) -> MapAnnotation {
    var fields = FieldList(text)
    let coordinate = try leadingPoint(&fields)
    try fields.check(keys: ["title", "color", "selected"])
    var pin = PinAnnotation(coordinate: coordinate)
    if let title = fields.field("title")?.value { pin.title = title }
    if let color = fields.field("color")?.value { pin.color = try ColorText.color(color) }
    pin.selection = try selection(fields)
    return .pin(pin)
  }

  /// A glyph by its name; `.fill` may be left out.
  private func glyph(_ name: String) throws(ValueProblem) -> String {
    let names = Marker.glyphs
    if let known = [name, name + ".fill"].first(where: names.contains) { return known }
    throw .word(name, among: names, near: Suggestion.nearest(to: name, among: names))
  }

  private func leadingPoint(_ fields: inout FieldList) throws(ValueProblem) -> Coordinate {
    guard let point = fields.takeLeadingWord() else { throw .form("a point first: \"LAT,LON;title=...\"") }
    return try points.coordinate(point)
  }

  private func selection(_ fields: FieldList) throws(ValueProblem) -> Double {
    guard let field = fields.field("selected") else { return 0 }
    guard field.value == nil else { throw .form("selected without a value") }
    return 1
  }
}
