import Testing

@testable import SwiftUI

/// There is no status bar and no system overlay: modifiers of them change nothing.
@Suite("System overlays") @MainActor
struct SystemOverlaysTests {
  private func isUnchanged(_ change: (Color) -> some View) -> Bool {
    let plain = PhoneScreen(Color.red)
    let changed = PhoneScreen(change(Color.red))
    return plain.screen.frames(of: .red) == changed.screen.frames(of: .red) && changed.issues.isEmpty
  }

  @Test("a view that hides the status bar keeps its position")
  func statusBar() {
    #expect(isUnchanged { $0.statusBarHidden() })
    #expect(isUnchanged { $0.statusBarHidden(false) })
    #expect(!isUnchanged { $0.padding() })
  }

  @Test("the deprecated modifier has the same result")
  @available(*, deprecated)
  func oldStatusBar() {
    #expect(isUnchanged { $0.statusBar(hidden: true) })
  }

  @Test("deferring system gestures has the same result")
  func overlays() {
    #expect(isUnchanged { $0.persistentSystemOverlays(.hidden) })
    #expect(isUnchanged { $0.defersSystemGestures(on: .bottom) })
  }
}
