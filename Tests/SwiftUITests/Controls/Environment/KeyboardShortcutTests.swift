import Testing

@testable import SwiftUI

@Suite("Keyboard shortcuts") @MainActor
struct KeyboardShortcutTests {
  @Test("keyboard shortcuts activate toggles, and buttons whose style handles touches itself")
  func otherShortcuts() {
    struct TapStyle: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
    let log = EventLog()
    let isOn = TestValue(false)
    let screen = Screen.phone()
    screen.show(
      VStack {
        Toggle("Bold", isOn: isOn.binding).keyboardShortcut("b")
        Button("Save") { log.add("save") }.buttonStyle(TapStyle()).keyboardShortcut("s")
      })
    #expect(screen.press("b", modifiers: .command) == .shortcut)
    #expect(isOn.value)
    #expect(screen.press("s", modifiers: .command) == .shortcut)
    #expect(log.take() == ["save"])
  }

  @Test("keyboard shortcuts press their buttons, those without a command key if nothing handles the key")
  func shortcuts() throws {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(
      VStack {
        Button("Save") { log.add("save") }.keyboardShortcut("s")
        Button("OK") { log.add("ok") }.keyboardShortcut(.defaultAction)
        Button("Off") { log.add("off") }.keyboardShortcut("o").disabled(true)
      })
    #expect(screen.press("s", modifiers: .command) == .shortcut)
    #expect(screen.press(.return) == .shortcut)
    #expect(screen.press("s") == .ignored)
    #expect(screen.press("o", modifiers: .command) == .ignored)
    #expect(log.take() == ["save", "ok"])
  }
}
