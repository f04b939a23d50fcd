import Testing

@testable import SwiftUI

@Suite("The display") @MainActor
struct UIScreenTests {
  private struct Content: View {
    var body: some View { Text("\(Int(UIScreen.main.bounds.width)) x \(Int(UIScreen.main.bounds.height))") }
  }

  private func text(on screen: Screen) -> String? {
    screen.show(Content())
    return PhoneScreen(screen: screen).texts.first
  }

  @Test("its bounds are those of the device that the view is on")
  func bounds() {
    #expect(text(on: Screen(device: .iPhone)) == "393 x 852")
    let screen = Screen(device: .iPhone)
    screen.show(Content())
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(text(on: Screen(size: ProposedViewSize(width: 100, height: 50))) == "100 x 50")
  }

  @Test("its traits are those of the system")
  func traits() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let screen = Screen(device: .iPhone, environment: environment)
    screen.show(Content())
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
  }
}
