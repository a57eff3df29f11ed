import Geography
import Scene
import Testing

@testable import Views

@Suite("The attribution line")
struct AttributionTests {
  private let phone = ViewSize(width: 390, height: 844)
  private let credits = ["© OpenStreetMap contributors", "© OpenMapTiles"]

  @Test("It stands in the lower left corner inside the safe area")
  func corner() throws {
    let line = AttributionView(credits: credits).render(
      in: phone, safeArea: EdgeInsets(top: 47, leading: 5, bottom: 34), environment: EnvironmentValues())
    #expect(line.box.minX == 5 + AttributionView.margin)
    #expect(abs(line.box.maxY - (844 - 34 - AttributionView.margin)) < 1e-9)
    #expect(try near(#require(line.ink), line.box))
  }

  @Test("Its letters are at least 9 points high")
  func size() {
    for case .text(let text) in AttributionView(credits: credits).render(
      in: phone, environment: EnvironmentValues()
    ).items {
      #expect(text.size >= 9)
    }
  }

  @Test("In a narrow picture it is broken and stays inside")
  func narrow() {
    let size = ViewSize(width: 120, height: 100)
    let wide = AttributionView(credits: credits).render(in: phone, environment: EnvironmentValues())
    let line = AttributionView(credits: credits).render(in: size, environment: EnvironmentValues())
    #expect(line.box.maxX <= 120 && line.box.height > wide.box.height && line.box.minY >= 0)
  }

  @Test("Without credits nothing is drawn", arguments: [[], [""]])
  func none(credits: [String]) {
    let line = AttributionView(credits: credits).render(in: phone, environment: EnvironmentValues())
    #expect(line.items.isEmpty && line.ink == nil)
  }

  @Test("It can be read on any ground, light and dark", arguments: [ColorScheme.light, .dark])
  func legible(scheme: ColorScheme) {
    let line = AttributionView(credits: credits).render(
      in: phone, environment: EnvironmentValues(colorScheme: scheme))
    guard case .fill(let fill) = line.items.first, case .color(let plate) = fill.paint,
      case .text(let text) = line.items.last
    else {
      Issue.record("no letters on a plate")
      return
    }
    for ground in [Color.black, .white, Color(255, 0, 0), Color(0, 255, 0), Color(0, 0, 255)] {
      let seen = Color(
        red: plate.red * plate.alpha + ground.red * (1 - plate.alpha),
        green: plate.green * plate.alpha + ground.green * (1 - plate.alpha),
        blue: plate.blue * plate.alpha + ground.blue * (1 - plate.alpha))
      #expect(contrast(text.color, seen) >= 4.5)
    }
  }
}
