import Geography
import Testing

@testable import Cartography

@Suite("What names give way to")
struct LabelObstaclesTests {
  private let name = ViewRect(x: 100, y: 100, width: 60, height: 20)

  private func step(_ boxes: [ViewRect], pushes: Bool = true, weight: Double = 1, dot: ViewPoint? = nil)
    -> Double
  {
    var obstacles = LabelObstacles()
    for box in boxes { obstacles.add(box, weight: weight, pushes: pushes) }
    return obstacles.stepDown(from: name, beside: dot)
  }

  @Test("A name with nothing on it stays")
  func free() {
    #expect(step([]) == 0)
    #expect(step([ViewRect(x: 200, y: 100, width: 20, height: 20)]) == 0)
    #expect(step([ViewRect(x: 120, y: 10, width: 20, height: 60)]) == 0)
    #expect(step([ViewRect(x: 120, y: 90, width: 20, height: 20)], pushes: false) == 0)
  }

  @Test("A name steps just below what stands on it, and then fully shows")
  func below() {
    let pin = ViewRect(x: 120, y: 80, width: 20, height: 36)
    let step = step([pin])
    #expect(abs(step - 18) < 1e-9)
    var obstacles = LabelObstacles(boxes: [pin])
    #expect(obstacles.strength(of: name) == 0)
    #expect(obstacles.strength(of: name.offset(x: 0, y: step)) == 1)
    obstacles.add(name, weight: 0.25)
    #expect(abs(obstacles.strength(of: name.offset(x: 0, y: step)) - 0.75) < 1e-9)
  }

  @Test("A name steps below a second pin that it would come to lie under")
  func twice() {
    let first = ViewRect(x: 120, y: 80, width: 20, height: 36)
    let second = ViewRect(x: 130, y: 130, width: 20, height: 40)
    #expect(abs(step([first, second]) - 72) < 1e-6)
    #expect(abs(step([second, first]) - 72) < 1e-6)
  }

  @Test(
    "A name is gone before it would step too far", arguments: [(0.0, 1.0), (109, 1), (109.5, 0.5), (110, 0)])
  func tooFar(step: Double, strength: Double) {
    #expect(LabelObstacles().strength(ofStep: step) == strength)
  }

  @Test("A name that steps aside must not come to lie on one that is drawn already")
  func names() {
    var obstacles = LabelObstacles()
    #expect(obstacles.strengthAmongNames(of: name) == 1)
    obstacles.add(name: name.offset(x: 40, y: 0), strength: 0.5)
    #expect(obstacles.strengthAmongNames(of: name) == 0.5)
    #expect(obstacles.strengthAmongNames(of: name.offset(x: 0, y: 30)) == 1)
    #expect(obstacles.strength(of: name) == 1)
  }

  @Test("A name beside its dot stays where nothing stands on the dot")
  func dot() {
    let pin = ViewRect(x: 140, y: 80, width: 20, height: 36)
    #expect(step([pin], dot: ViewPoint(x: 95, y: 110)) == 0)
    #expect(abs(step([pin], dot: ViewPoint(x: 145, y: 110)) - 18) < 1e-9)
  }

  @Test("A name that would have to step too far stays where it is")
  func tooFar() {
    #expect(step([ViewRect(x: 120, y: 80, width: 20, height: 300)]) == 0)
  }

  @Test(
    "The step grows little by little as a pin comes nearer from the side or from above",
    arguments: [true, false])
  func continuous(fromSide: Bool) {
    var last = 0.0
    for move in 0...1000 {
      let way = Double(move) * 0.1
      let pin =
        fromSide
        ? ViewRect(x: 20 + way, y: 95, width: 20, height: 36)
        : ViewRect(x: 120, y: 20 + way * 0.7, width: 20, height: 36)
      let now = step([pin])
      #expect(abs(now - last) < 1, "\(move): \(last) to \(now)")
      last = now
    }
    #expect(last > 20)
  }
}
