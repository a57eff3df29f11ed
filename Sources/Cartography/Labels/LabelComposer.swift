import Geography
import Scene
import Style
import Typography

/// Draws the labels of a view.
struct LabelComposer {
  /// The symbol layers, in the order of the style.
  let layers: [SymbolLayer]
  /// Settles the labels.
  let store: LabelStore
  /// Sets them in type.
  let setter: LabelSetter

  /// What drawing labels gives.
  struct Result {
    /// The items of each symbol layer, by its index in the style.
    var items: [Int: [SceneItem]] = [:]
    /// The labels, in the order in which they are drawn.
    var labels: [ComposedMap.PlacedLabel] = []
    /// What was missing.
    var warnings: [MapWarning] = []
  }

  /// Draws the labels of a view.
  /// - Parameters:
  ///   - viewport: The view; not tilted.
  ///   - obstacles: What labels give way to.
  ///   - edges: What becomes of labels at the picture's edges.
  /// - Returns: The items, and what a report tells of them.
  /// - Throws: ``MapError`` if a tile cannot be read.
  func compose(
    _ viewport: Viewport, obstacles: LabelObstacles = LabelObstacles(), edges: LabelEdges = .fade
  ) throws(MapError) -> Result {
    var result = Result()
    guard !layers.isEmpty else { return result }
    var asked: [Int: EvaluatedLayer] = [:]
    for layer in layers { asked[layer.index] = layer.evaluated(at: viewport.zoom512) }
    var obstacles = obstacles
    var drawn: [Drawn] = []
    for name in try shown(in: viewport) {
      drawn += draw(name, asked, viewport, edges, &obstacles)
    }
    // What is drawn later covers what is drawn before: the first in rank come last.
    for one in drawn.reversed() {
      result.items[one.label.layer, default: []] += one.items
      if let placed = one.placed { result.labels.append(placed) }
      result.warnings += warnings(of: one.label)
    }
    return result
  }

  /// One form of a name in the picture.
  private struct Drawn {
    var label: MapLabel
    var items: [SceneItem]
    /// How strongly it shows, 0 to 1.
    var strength: Double
    /// What a report tells of it; nothing of a form that is fading into another, or has no words.
    var placed: ComposedMap.PlacedLabel?
  }

  /// The names of all settings that the view lies between, first in rank first, each with its forms.
  private func shown(in viewport: Viewport) throws(MapError) -> [[ShownLabel]] {
    var shown: [MapLabel.Identity: ShownLabel] = [:]
    for (setting, share) in LabelSetting.around(zoom: viewport.zoom512, heading: viewport.heading) {
      let found = try store.lasting(at: setting, in: viewport, margin: LabelField.widest)
      for (label, identity, position) in found {
        let fresh = ShownLabel(label: label, identity: identity, position: position, share: 0)
        shown[identity, default: fresh].share += share
      }
    }
    let (near, reach) = (4 * viewport.mapPointsPerPoint, LabelStore.reachOfLines * viewport.mapPointsPerPoint)
    let all = ShownLabel.handingOn(Array(shown.values), within: reach)
    let groups = Dictionary(grouping: all, by: \.name).values.flatMap { forms in
      ShownLabel.names(forms.sorted(), within: near)
    }
    return groups.sorted { $0[0] < $1[0] }
  }

  /// Draws a name.
  ///
  /// Where it stands differently in two settings, or is set differently, it glides from one place to
  /// the other, and one form covers the other on the way.
  private func draw(
    _ forms: [ShownLabel], _ asked: [Int: EvaluatedLayer], _ viewport: Viewport, _ edges: LabelEdges,
    _ obstacles: inout LabelObstacles
  ) -> [Drawn] {
    let first = forms[0].label
    guard !obstacles.isSaid(first.specification.text, at: first.anchor) else { return [] }
    let share = min(forms.reduce(0) { $0 + $1.share }, 1)
    let strength = LabelSetting.strength(ofShare: share, lot: forms[0].lot)
    guard strength > 1 / 512 else { return [] }
    var drawings: [(form: ShownLabel, layer: EvaluatedLayer, drawing: LabelDrawing)] = []
    for form in forms {
      guard let layer = asked[form.label.layer] else { continue }
      let paint = layer.labelPaint(of: form.label.feature)
      guard let drawing = LabelDrawing(form.label, position: form.position, paint, viewport) else { continue }
      drawings.append((form, layer, drawing))
    }
    guard !drawings.isEmpty else { return [] }
    // A name that changes sides about its dot would glide over it: it changes almost at once.
    let glides = drawings.contains { !$0.drawing.hasIcon }
    let parts = Self.parts(
      drawings.map { $0.form.share / share }, over: glides ? Self.glide : LabelSetting.ramp)
    if drawings.count > 1, glides {
      let middle = Self.middle(zip(drawings, parts).map { ($0.drawing.textCenter, $1) })
      for index in drawings.indices { drawings[index].drawing.move(to: middle) }
    }
    let text = drawings[0].drawing
    let step =
      drawings[0].layer.stepsAside
      ? obstacles.stepDown(from: text.textBox, beside: text.hasIcon ? text.anchor : nil) : 0
    for index in drawings.indices where step > 0 { drawings[index].drawing.move(x: 0, y: step) }
    let room =
      step > 0
      ? obstacles.strengthAmongNames(of: drawings[0].drawing.textBox)
        * obstacles.strength(ofStep: step) : 1
    let drawn = zip(drawings, parts).compactMap { next, part -> Drawn? in
      let (form, layer, drawing) = next
      let part = glides ? min(1, 2 * part) : part
      // Of a name that steps aside the icon stays where it is, and goes where an annotation stands on it.
      let box = layer.stepsAside ? drawing.textBox : drawing.box
      let seen =
        strength * part * room * (edges == .fade ? EdgeFade.atEdge(drawing.box, size: viewport.size) : 1)
        * obstacles.strength(of: box)
      guard seen * drawing.opacity > 1 / 512 else { return nil }
      var icon = layer.stepsAside ? obstacles.strength(of: drawing.iconBox) : 1
      // A dot is gone before the name has glided over it.
      // The dot of one that changes sides stays as it is, drawn with the form that has more of the name.
      icon *= glides ? max(0, 2 * part - 1) : part < 0.5 ? 0 : 1 / part
      let placed = ComposedMap.PlacedLabel(
        text: form.label.specification.text, point: drawing.anchor, angle: drawing.angle,
        layer: layer.layer.id, opacity: seen * drawing.textOpacity)
      return Drawn(
        label: form.label, items: drawing.items(strength: seen, ofIcon: icon),
        strength: seen * (drawing.hasText ? drawing.textOpacity : drawing.opacity),
        placed: drawing.hasText ? placed : nil)
    }
    // Lesser names keep off the place that it has moved to.
    let box = drawings[0].drawing.textBox
    if step > 0 {
      obstacles.add(box, weight: min(1, step / Self.settlingStep) * strength * room, pushes: false)
    }
    let strongest = drawn.indices.max { drawn[$0].strength < drawn[$1].strength }
    if let strongest { obstacles.add(name: box, strength: drawn[strongest].strength) }
    return drawn.indices.map { index in
      var one = drawn[index]
      if index != strongest { one.placed = nil }
      return one
    }
  }

  /// The points that a name steps before lesser names keep off its place altogether: so few that hardly any still catches
  /// one that is half there.
  private static let settlingStep = 0.1

  /// The part of the way between two settings on which a name glides, about the middle of it: a short one, so that it
  /// stands where it belongs in nearly all pictures.
  private static let glide = 0.2

  /// How far each of several forms of a name has it, from their shares, which add up to 1: all but one of them not at
  /// all, unless the name is gliding.
  private static func parts(_ shares: [Double], over way: Double) -> [Double] {
    let parts = shares.map { share in
      let progress = min(max((share - 0.5) / way + 0.5, 0), 1)
      return progress * progress * (3 - 2 * progress)
    }
    let total = parts.reduce(0, +)
    return total > 1e-9 ? parts.map { $0 / total } : shares
  }

  /// The place between several, each with its part.
  private static func middle(_ places: [(point: ViewPoint, part: Double)]) -> ViewPoint {
    places.reduce(.zero) { sum, next in
      ViewPoint(x: sum.x + next.point.x * next.part, y: sum.y + next.point.y * next.part)
    }
  }

  private func warnings(of label: MapLabel) -> [MapWarning] {
    guard !label.specification.text.isEmpty else { return [] }
    var warnings: [MapWarning] = []
    let missing =
      switch label.form {
      case .point(let shapes): shapes.first?.layout.missing ?? []
      case .line(let text, _, _): text.missing
      }
    if !missing.isEmpty {
      warnings.append(.missingGlyphs(text: label.specification.text, scalars: missing))
    }
    if let substitution = setter.match(label.specification).substitution {
      warnings.append(.substitutedFont(asked: substitution.requested, used: substitution.used))
    }
    return warnings
  }
}
