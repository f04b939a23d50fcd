import SwiftUI
import Testing
import ViewInspector

/// Reads deprecated API without a warning in the test.
@MainActor
private protocol StyleReading {
  func isPullDown(_ view: InspectableView<ViewType.MenuButton>) throws -> Bool
}

private struct StyleReader: StyleReading {
  @available(*, deprecated)
  func isPullDown(_ view: InspectableView<ViewType.MenuButton>) throws -> Bool {
    try view.menuButtonStyle() is PullDownMenuButtonStyle
  }
}

@MainActor
@Suite("MenuButton")
struct MenuButtonTests {
  private struct Menus: View {
    @State private var count = 0

    @available(*, deprecated)
    var body: some View {
      MenuButton(label: Text("\(count)")) { Button("More") { count += 1 } }
        .menuButtonStyle(PullDownMenuButtonStyle())
    }
  }

  @Test("its items and its label are those on the screen")
  func live() throws {
    let view = Menus()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().menuButton().button().tap()
    #expect(try view.inspect().menuButton().labelView().text().string() == "1")
    let reader: any StyleReading = StyleReader()
    #expect(try reader.isPullDown(view.inspect().menuButton()))
    #expect(
      try view.inspect().find(text: "1").pathToRoot == "view(Menus.self).menuButton().labelView().text()")
  }
}
