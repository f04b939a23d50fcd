import Testing

@testable import SwiftUI

@Suite("Actions for windows") @MainActor
struct WindowActionsTests {
  @Test("settings are opened with an action, and a screen reports that it has none")
  func openSettings() {
    let screen = Screen.phone()
    let note = EnvironmentProbe<OpenSettingsAction>.Note()
    screen.show(EnvironmentProbe(\.openSettings, note: note))
    screen.perform { note.value?() }
    #expect(screen.graph.issues.map(\.severity) == [.warning])
  }

  @Test("asking for another window is recorded as a warning")
  func windows() {
    struct Root: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        Button("Open") { openWindow(id: "about") }
        Button("Close") { dismissWindow() }
      }
    }
    let phone = PhoneScreen(Root())
    phone.tap("Open")
    phone.tap("Close")
    #expect(
      phone.issues == [
        "openWindow(id: \"about\") was called, but a screen has one window: nothing was opened or closed.",
        "dismissWindow() was called, but a screen has one window: nothing was opened or closed.",
      ])
  }
}
