/// What becomes of labels at a picture's edges.
package enum LabelEdges: Sendable {
  /// None is ever cut: a label fades as it comes to an edge.
  case fade
  /// They run on over the edges, into the tile beside.
  case cross
}
