import Testing

@testable import SwiftUI

@Suite("Styles of lists") @MainActor
struct ListStyleTests {
  @Test("plain lists draw lines at the ends of a section as well")
  func plainSeparators() {
    let screen = Screen.phone()
    screen.show(
      List {
        Text("1"); Text("2")
      }.listStyle(.plain))
    #expect(screen.frames(of: Color(uiColor: .separator)).map(\.minY) == [0, 43.5, 87.5])
    #expect(screen.rows.map(\.frameOnScreen.minX) == [0, 0])
    #expect(screen.frame(ofText: "1")?.minX == 20)
  }
}
