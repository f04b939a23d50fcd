import Testing

@testable import SwiftUI

/// There is no status bar and no system overlay: modifiers of them change nothing.
@Suite("What belongs to the system") @MainActor
struct SystemOverlaysTests {
  private func isUnchanged(_ change: (Color) -> some View) -> Bool {
    let plain = PhoneScreen(Color.red)
    let changed = PhoneScreen(change(Color.red))
    return plain.screen.frames(of: .red) == changed.screen.frames(of: .red) && changed.issues.isEmpty
  }

  @Test("a view that hides the status bar has the place that it had")
  func statusBar() {
    #expect(isUnchanged { $0.statusBarHidden() })
    #expect(isUnchanged { $0.statusBarHidden(false) })
    #expect(!isUnchanged { $0.padding() })
  }

  @Test("so has one that says it in the old way")
  @available(*, deprecated)
  func oldStatusBar() {
    #expect(isUnchanged { $0.statusBar(hidden: true) })
  }

  @Test("and one that wants the edges for itself")
  func overlays() {
    #expect(isUnchanged { $0.persistentSystemOverlays(.hidden) })
    #expect(isUnchanged { $0.defersSystemGestures(on: .bottom) })
  }
}
