import Testing

@testable import SwiftUI

@Suite("Labels of controls") @MainActor
struct ControlAppearanceTests {
  private func drawnTexts(_ view: some View) -> Int {
    let host = ControlHost { view }
    return host.screen.displayList().items.count {
      if case .text = $0.content { true } else { false }
    }
  }

  private let toggle = Toggle("Sound", isOn: .constant(true))

  @Test("a hidden label is not drawn, and still names the control")
  func hidden() throws {
    #expect(drawnTexts(toggle) == 1)
    #expect(drawnTexts(toggle.labelsHidden()) == 0)
    #expect(drawnTexts(toggle.labelsVisibility(.hidden)) == 0)
    let host = ControlHost { toggle.labelsVisibility(.hidden) }
    #expect(try host.node(nil, .switch).label == "Sound")
  }

  @Test("the innermost visibility applies, and automatic inherits")
  func nested() {
    #expect(drawnTexts(VStack { toggle.labelsVisibility(.visible) }.labelsHidden()) == 1)
    #expect(drawnTexts(VStack { toggle.labelsVisibility(.automatic) }.labelsHidden()) == 0)
  }

  @Test("the environment has the requested visibility")
  func environment() {
    #expect(read(\.labelsVisibility) { $0 } == .automatic)
    #expect(read(\.labelsVisibility) { $0.labelsHidden() } == .hidden)
    #expect(read(\.labelsVisibility) { $0.labelsVisibility(.visible) } == .visible)
    #expect(read(\.labelsVisibility) { $0.environment(\.labelsVisibility, .hidden) } == .hidden)
  }
}
