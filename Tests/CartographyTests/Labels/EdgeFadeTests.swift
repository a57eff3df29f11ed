import Geography
import Testing

@testable import Cartography

@Suite("Fading at edges")
struct EdgeFadeTests {
  private let size = ViewSize(width: 100, height: 80)

  @Test(
    "A label shows by how far it stays inside the picture",
    arguments: [(20.0, 1.0), (2.1, 1), (2.05, 0.5), (2, 0), (-30, 0)])
  func atEdge(left: Double, strength: Double) {
    let box = ViewRect(x: left, y: 30, width: 20, height: 10)
    #expect(abs(EdgeFade.atEdge(box, size: size) - strength) < 1e-9)
  }

  @Test(
    "A label gives way to an annotation before it touches it",
    arguments: [(40.0, 1.0), (1.1, 1), (1.05, 0.5), (1, 0), (0, 0), (-12, 0)])
  func beside(distance: Double, strength: Double) {
    let pin = ViewRect(x: 40, y: 20, width: 40, height: 40)
    let left = ViewRect(x: 40 - 30 - distance, y: 30, width: 30, height: 20)
    let below = ViewRect(x: 20, y: 60 + distance, width: 80, height: 20)
    for box in [left, below] { #expect(abs(EdgeFade.beside(pin, box) - strength) < 1e-9) }
  }
}
