import Geography
import Scene
import Testing

@testable import Views

/// Pins and balloons as scene text, compared exactly; a failure shows both texts.
@Suite("Scene texts")
struct GoldenTests {
  private func text(_ items: [SceneItem]) -> String {
    Scene(size: ViewSize(width: 60, height: 90), items: items).description
  }

  @Test("A pin is a disc, a map and a tail in one shadowed group")
  func pin() {
    let pin = PinView(color: Color(235, 78, 61), selection: 0)
      .render(at: ViewPoint(x: 30, y: 45), in: EnvironmentValues())
    #expect(
      text(pin.items) == """
        scene 60x90 scale 1 background #000000/0
        group transform 0.7 0 0 0.7 9 13.5 shadow #000000/0.33 radius 10 by 0,0
          disc #eb4e3d radius 21 at 30,22.5
          fill #ffffff : M45,22.5 C45,30.784 38.284,37.5 30,37.5 C21.716,37.5 15,30.784 15,22.5 \
        C15,14.216 21.716,7.5 30,7.5 C38.284,7.5 45,14.216 45,22.5 Z M22.581,17.551 C22.351,17.641 \
        22.2,17.863 22.2,18.11 L22.2,28.221 C22.2,28.419 22.298,28.605 22.462,28.716 C22.626,28.828 \
        22.834,28.852 23.019,28.78 L26.419,27.449 C26.649,27.359 26.8,27.137 26.8,26.89 L26.8,16.779 \
        C26.8,16.581 26.702,16.395 26.538,16.284 C26.374,16.172 26.166,16.148 25.981,16.22 Z \
        M28.519,16.22 C28.334,16.148 28.126,16.172 27.962,16.284 C27.798,16.395 27.7,16.581 27.7,16.779 \
        L27.7,26.89 C27.7,27.137 27.851,27.359 28.081,27.449 L31.481,28.78 C31.666,28.852 31.874,28.828 \
        32.038,28.716 C32.202,28.605 32.3,28.419 32.3,28.221 L32.3,18.11 C32.3,17.863 32.149,17.641 \
        31.919,17.551 Z M33.581,17.551 C33.351,17.641 33.2,17.863 33.2,18.11 L33.2,28.221 C33.2,28.419 \
        33.298,28.605 33.462,28.716 C33.626,28.828 33.834,28.852 34.019,28.78 L37.419,27.449 \
        C37.649,27.359 37.8,27.137 37.8,26.89 L37.8,16.779 C37.8,16.581 37.702,16.395 37.538,16.284 \
        C37.374,16.172 37.166,16.148 36.981,16.22 Z
          group transform -1 0 0 -1 60 91
            fill #eb4e3d : M29.299,41.774 C29.44,41.519 29.708,41.36 30,41.36 C30.292,41.36 30.56,41.519\
         30.701,41.774 L34.848,49.314 C34.984,49.562 34.98,49.864 34.836,50.107 C34.692,50.351 \
        34.43,50.5 34.147,50.5 L25.853,50.5 C25.57,50.5 25.308,50.351 25.164,50.107 C25.02,49.864 \
        25.016,49.562 25.152,49.314 Z

        """)
  }

  @Test("A selected balloon is a shadowed group, a dot and a title")
  func balloon() {
    let balloon = BalloonView(title: "Rome", color: Color(255, 91, 64), glyph: .circleFill, selection: 1)
      .render(at: ViewPoint(x: 30, y: 70), in: EnvironmentValues())
    #expect(
      text(balloon.items) == """
        scene 60x90 scale 1 background #000000/0
        group shadow #000000/0.25 radius 2 by 0,1
          fill gradient 30,4-30,70 0:#ff6f57 0.5:#ff5b40 1:#eb543b : M16,56.249 C5.025,49.912 \
        -0.326,36.994 2.954,24.753 C6.234,12.512 17.327,4 30,4 C42.673,4 53.766,12.512 57.046,24.753 \
        C60.326,36.994 54.975,49.912 44,56.249 C37.695,59.889 34.82,64.966 31.434,69.301 C31.089,69.742 \
        30.56,70 30,70 C29.44,70 28.911,69.742 28.566,69.301 C25.18,64.966 22.305,59.889 16,56.249 Z
          fill #ffffff : M41.52,32 C41.52,38.362 36.362,43.52 30,43.52 C23.638,43.52 18.48,38.362 \
        18.48,32 C18.48,25.638 23.638,20.48 30,20.48 C36.362,20.48 41.52,25.638 41.52,32 Z
        disc #ffffff radius 4 at 30,70
        disc #ff5b40 radius 3 at 30,70
        text #2f2b27 size 12 halo #fbf8f3 width 1.5 blur 0.4 at 13.553,74 glyphs 0:382@0,11.524 \
        0:775@7.713,11.524 0:752@15.009,11.524 0:612@25.781,11.524

        """)
  }
}
