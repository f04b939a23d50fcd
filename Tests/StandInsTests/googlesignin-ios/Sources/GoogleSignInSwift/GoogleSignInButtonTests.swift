#if os(Linux)
  import GoogleSignInSwift
  import Locking
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The button for signing in with Google", .ownPhone) @MainActor
  struct GoogleSignInButtonTests {
    @Test("has its text in each style, and is tapped unless it is disabled")
    func taps() {
      let count = Locked(0)
      let screen = Screen(device: .iPhone)
      screen.show(
        VStack {
          GoogleSignInButton { count.withLock { $0 += 1 } }
          GoogleSignInButton(scheme: .dark, style: .wide) { count.withLock { $0 += 10 } }
          GoogleSignInButton(style: .icon, state: .disabled) { count.withLock { $0 += 100 } }
        })
      let buttons = XCUIApplication(screen: screen).buttons.matching(identifier: "Sign in with Google")
      #expect(buttons.count == 3)
      buttons.element(boundBy: 0).tap()
      buttons.element(boundBy: 1).tap()
      #expect(count.value == 11 && !buttons.element(boundBy: 2).isEnabled)
    }
  }
#endif
