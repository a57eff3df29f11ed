import Features
import Geography
import Scene
import Testing
import Typography
import Views

@testable import Screens

@Suite("The places screen")
struct PlacesScreenTests {
  func frames(
    _ device: Device = phone, form: PlacesScreen.Form = .places, openness: Double = 0,
    cards: [PlacesMoment.Card]? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> [String: ViewRect] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let moment = try placesMoment(openness: openness, cards: cards, size: device.size)
    return PlacesScreen(
      moment, form: form, setting: ScreenSetting(device: device, environment: environment)
    ).render().frames
  }

  @Test("The closed panel is its strip, 55 points high, 16 from the sides and the safe area")
  func closedHeader() throws {
    let frames = try frames()
    #expect(near(frames["panel"], ViewRect(x: 16, y: 63, width: 358, height: 55)))
    #expect(near(frames["header"], ViewRect(x: 16, y: 63, width: 358, height: 55)))
    #expect(frames["row-0"] == nil)
  }

  @Test("Panel and card are 668 points wide on a wide screen, in its middle")
  func wideScreen() throws {
    let frames = try frames(wide)
    #expect(near(frames["panel"], ViewRect(x: 178, y: 16, width: 668, height: 55)))
    let card = try #require(frames["card"])
    #expect(abs(card.x - 178) < 1e-9 && abs(card.width - 668) < 1e-9 && abs(card.maxY - 752) < 1e-9)
  }

  @Test("The menu's panel is as wide as the screen, and there are neither cards nor pins")
  func menu() throws {
    let frames = try frames(wide, form: .menu)
    #expect(near(frames["panel"], ViewRect(x: 16, y: 16, width: 992, height: 55)))
    #expect(frames["card"] == nil && frames["pin-0"] == nil)
  }

  @Test("The card is 358 × 216.2 at the lower end of the safe area, its parts where the reference has them")
  func card() throws {
    let frames = try frames()
    let card = try #require(frames["card"])
    #expect(near(card, ViewRect(x: 16, y: 794 - 216.154, width: 358, height: 216.154), within: 0.01))
    #expect(near(frames["picture"], ViewRect(x: card.x + 20, y: card.y + 20, width: 112, height: 112)))
    let (more, next) = try (#require(frames["learn-more"]), #require(frames["next"]))
    #expect(
      near(next, ViewRect(x: card.maxX - 20 - 149, y: card.maxY - 20 - 49, width: 149, height: 49)))
    #expect(near(more, next.offset(x: 0, y: -57)))
    let (name, city) = try (#require(frames["name"]), #require(frames["city"]))
    #expect(abs(city.maxY - (card.maxY - 20)) < 1e-9 && abs(city.minY - name.maxY - 4) < 1e-9)
    #expect(abs(name.height - 26.254) < 0.01 && abs(city.height - 17.9) < 0.01)
  }

  @Test("Lines of text stand where their boxes put them: header, name and city")
  func baselines() throws {
    let moment = try placesMoment(size: phone.size)
    let items = PlacesScreen(moment, setting: ScreenSetting(device: phone)).render().items
    let lines = leaves(items).compactMap { item -> (size: Double, baseline: Double)? in
      guard case .text(let text) = item, let glyph = text.glyphs.first else { return nil }
      return (text.size, text.origin.y + glyph.y)
    }
    // Header, name, city, and the labels of the two buttons.
    let expected = [(22.0, 98.5), (22, 746.973), (15, 770.504), (17, 698.68), (17, 755.68)]
    #expect(lines.count == expected.count)
    for (line, (size, baseline)) in zip(lines, expected) {
      #expect(line.size == size && abs(line.baseline - baseline) < 0.01, "\(line)")
    }
  }

  @Test("Every name fits the card on one line", arguments: Place.samples.indices)
  func names(place: Int) throws {
    let frames = try frames(cards: [PlacesMoment.Card(place: place, offset: 0)])
    #expect(try #require(frames["name"]).height < 27)
  }

  @Test("Open, the panel takes what the card leaves, shared with the spacer")
  func openHeader() throws {
    let frames = try frames(openness: 1)
    let panel = try #require(frames["panel"])
    #expect(abs(panel.height - 225.4) <= 0.5)
    let list = try #require(frames["list"])
    #expect(abs(list.height - 162.4) <= 0.5 && abs(list.maxY - panel.maxY) < 1e-9)
    #expect(abs(try #require(frames["row-0"]).height - 75) < 1e-9)
    #expect(near(frames["row-1"], ViewRect(x: 16, y: list.y + 75, width: 358, height: 75)))
    #expect(try #require(frames["row-2"]).maxY == list.maxY)
    #expect(frames["row-3"] == nil)
  }

  @Test("Open, the menu's panel is 349.5 points high")
  func openMenu() throws {
    #expect(abs(try #require(frames(form: .menu, openness: 1)["panel"]).height - 349.5) <= 0.5)
  }

  @Test("On the way the panel's height lies in between", arguments: [0.25, 0.5, 0.75])
  func opening(openness: Double) throws {
    let open = try #require(frames(openness: 1)["panel"]).height
    let height = try #require(frames(openness: openness)["panel"]).height
    #expect(abs(height - (55 + (open - 55) * openness)) < 1e-9)
  }

  @Test("Cards stand beside their place by widths of the screen, mirrored where reading is")
  func cardsOnTheirWay() throws {
    let cards = [PlacesMoment.Card(place: 0, offset: -0.75), PlacesMoment.Card(place: 1, offset: 0.25)]
    #expect(abs(try #require(frames(cards: cards)["card"]).x - (16 + 97.5)) < 1e-9)
    let mirrored = try frames(cards: cards, direction: .rightToLeft)
    #expect(abs(try #require(mirrored["card"]).x - (16 - 97.5)) < 1e-9)
  }

  @Test("Read from right to left, header and card are mirrored")
  func mirrored() throws {
    let (left, right) = try (frames(openness: 1), frames(openness: 1, direction: .rightToLeft))
    for name in ["arrow", "picture", "next", "learn-more", "row-0", "panel", "title"] {
      let (one, other) = try (#require(left[name]), #require(right[name]))
      #expect(near(other, ViewRect(x: 390 - one.maxX, y: one.y, width: one.width, height: one.height)))
    }
    #expect(left["pin-0"] == right["pin-0"])
  }

  @Test("Pins stand on their places, those in the north first and the selected one last")
  func pins() throws {
    let rendering = PlacesScreen(
      try placesMoment(size: phone.size), setting: ScreenSetting(device: phone)
    ).render()
    let centers = rendering.map.markers.compactMap { item -> Double? in
      guard case .group(let group) = item, case .disc(let disc) = group.items[0] else { return nil }
      return group.transform.apply(disc.center).x
    }
    #expect(zip(centers, [160.29, 135.33, 195]).allSatisfy { abs($0 - $1) < 0.01 } && centers.count == 3)
    #expect(rendering.map.obstacles.count == 3)
  }

  @Test("The header names the selected place, whatever card is to be seen")
  func title() throws {
    let moment = try placesMoment(
      selection: 2, cards: [PlacesMoment.Card(place: 1, offset: 0)], size: phone.size)
    let width = PlacesScreen(moment, setting: ScreenSetting(device: phone)).render().frames["title"]?.width
    let text = Views.Text("Trevi Fountain, Rome").font(.title2).fontWeight(.black)
    #expect(width == text.render(at: .zero, in: EnvironmentValues()).box.width)
  }

  @Test(
    "The panel is a pane of thick material at 0.7, or whole in the menu",
    arguments: [
      (PlacesScreen.Form.places, 0.7), (.menu, 1),
    ])
  func material(form: PlacesScreen.Form, opacity: Double) throws {
    let moment = try placesMoment(size: phone.size)
    let items = PlacesScreen(moment, form: form, setting: ScreenSetting(device: phone)).render().items
    let panes = leaves(items).compactMap { if case .backdrop(let pane) = $0 { pane } else { nil } }
    #expect(panes.first?.opacity == opacity && panes.first?.amount == 0.85)
    #expect(panes.first?.tint == Color(250, 250, 250))
  }
}

@Suite("Parts of the places screen")
struct PartTests {
  @Test(
    "The list is five rows high, the card stands in 16 points of black, the pins in as much",
    arguments: [(PlacesScreen.Part.list, 390.0, 375.0), (.card, 390, 248.154), (.pins, 132, 119)])
  func size(part: PlacesScreen.Part, width: Double, height: Double) throws {
    let screen = PlacesScreen(try placesMoment(size: phone.size), setting: ScreenSetting(device: phone))
    #expect(near(screen.render(part).box, ViewRect(x: 0, y: 0, width: width, height: height)))
  }
}

@Suite("Devices")
struct DeviceTests {
  @Test("A size is a phone's, with what the phone covers, or nothing in particular")
  func sizes() {
    #expect(phone.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(
      wide.safeArea == EdgeInsets() && Device(size: ViewSize(width: 834, height: 1194)).safeArea.top == 0)
  }

  @Test("Devices go by names of their own", arguments: Device.all)
  func names(device: Device) throws {
    let name = try #require(device.name)
    #expect(Device(named: name) == device)
    #expect(Device(named: name + "x") == nil)
  }
}

@Suite("What hides names of the map")
struct CoverTests {
  @Test("The card's picture and panel do, and the pin drop app's buttons")
  func covers() throws {
    let places = PlacesScreen(try placesMoment(size: phone.size), setting: ScreenSetting(device: phone))
      .render()
    for name in ["picture", "card-panel", "panel"] {
      let box = try #require(places.frames[name])
      #expect(places.map.covers.contains { near($0, box) }, "\(name)")
    }
    let moment = try pinDrop(play(.pinDrop, []), at: 0)
    let pins = PinDropScreen(moment, setting: ScreenSetting(device: phone)).render()
    for name in ["clear", "locate"] { #expect(pins.map.covers.contains(try #require(pins.frames[name]))) }
  }
}

@Suite("A screen that is narrower than the card")
struct NarrowTests {
  @Test("The header lies on it, and of the card as much is cut off on the left as on the right")
  func narrow() throws {
    let device = Device(size: ViewSize(width: 200, height: 400))
    let screen = PlacesScreen(try placesMoment(size: device.size), setting: ScreenSetting(device: device))
    let frames = screen.render().frames
    #expect(near(frames["panel"], ViewRect(x: 16, y: 16, width: 168, height: 55)))
    #expect(frames["card"].map { $0.width > 200 && near($0.midX, 100) } == true)
  }
}
