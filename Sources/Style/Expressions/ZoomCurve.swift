/// Where a property's expression may ask for the zoom: as the input of one step or interpolation that
/// stands at the top, or within `let`, `case` and the like only by way of such a one.
enum ZoomCurve {
  /// The step or interpolation over the zoom, if there is one, or what is wrong.
  static func find(_ node: any ExpressionNode) -> Result<(any ExpressionNode)?, Fault> {
    guard node.needs.contains(.zoom) else { return .success(nil) }
    var own: (any ExpressionNode)?
    if let binding = node as? Binding {
      guard case .success(let curve) = find(binding.result) else { return find(binding.result) }
      own = curve
    } else if let coalesce = node as? Coalesce {
      for child in coalesce.children {
        guard case .success(let curve) = find(child) else { return find(child) }
        own = own ?? curve
      }
    } else if let step = node as? Step, isZoom(step.input) {
      own = step
    } else if let interpolate = node as? Interpolate, isZoom(interpolate.input) {
      own = interpolate
    }
    for child in node.children {
      guard case .success(let curve) = find(child) else { return find(child) }
      guard let curve else { continue }
      guard let own else { return .failure(Fault(cause: .zoomNotAtTop)) }
      if curve !== own { return .failure(Fault(cause: .severalZoomCurves)) }
    }
    return .success(own)
  }

  struct Fault: Error {
    let cause: ExpressionIssue.Cause
  }

  private static func isZoom(_ node: any ExpressionNode) -> Bool {
    (node as? Application)?.ownNeeds.contains(.zoom) ?? false
  }
}
