import Testing

@testable import SwiftUI

@Suite("Views that can have the focus") @MainActor
struct FocusableTests {
  @Test("a view that can have the focus looks the same with its effect switched off")
  func focusEffect() {
    let plain = LaidOut { Color.red.focusable() }
    let disabled = LaidOut { Color.red.focusable().focusEffectDisabled() }
    #expect(plain.screen.frames(of: .red) == disabled.screen.frames(of: .red))
    #expect(plain.size == disabled.size)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("a view keeps its state when it becomes focusable")
  func becomesFocusable() throws {
    struct Host: View {
      let isFocusable: TestValue<Bool>

      var body: some View { Counter().focusable(isFocusable.value) }
    }
    let isFocusable = TestValue(false)
    let host = ControlHost { Host(isFocusable: isFocusable) }
    try host.perform(.activate, on: "Count 0")
    host.screen.perform { isFocusable.value = true }
    try host.perform(.activate, on: "Count 1")
    host.screen.perform { isFocusable.value = false }
    #expect(try host.node("Count 2").role == .button)
  }
}
