import Screens
import Testing

@Suite("Screens") struct ScreenKindTests {
  @Test("Screens go by the names that the command knows") func names() {
    #expect(ScreenKind.allCases.map(\.rawValue) == ["places", "menu", "pin-drop", "bucket-list"])
  }
}
