#if os(Linux)
  import FlowAuthenticationServices
  import FlowUIKit
  import Locking
  import SwiftUI
  import Testing
  import UIAutomation

  private struct AppleButton: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let action: @MainActor () -> Void

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
      let button = ASAuthorizationAppleIDButton(type: type, style: style)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }

    func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
  }

  @Suite("The button of UIKit for signing in with Apple") @MainActor
  struct ASAuthorizationAppleIDButtonTests {
    @Test("has the text of its type, and does what the app says")
    func taps() {
      let count = Locked(0)
      let screen = Screen(device: .iPhone)
      screen.show(
        VStack {
          AppleButton(type: .default, style: .black) { count.withLock { $0 += 1 } }.frame(height: 50)
          AppleButton(type: .continue, style: .white) { count.withLock { $0 += 10 } }.frame(height: 50)
          AppleButton(type: .signUp, style: .whiteOutline) { count.withLock { $0 += 100 } }.frame(height: 50)
        })
      let app = XCUIApplication(screen: screen)
      for text in ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"] { app.buttons[text].tap() }
      #expect(count.value == 111)
    }

    @Test("is black with white letters unless its style is another one")
    func styles() {
      let black = ASAuthorizationAppleIDButton()
      #expect(black.backgroundColor == .black && black.title(for: .normal) == "Sign in with Apple")
      let outline = ASAuthorizationAppleIDButton(type: .signUp, style: .whiteOutline)
      outline.cornerRadius = 12
      #expect(outline.backgroundColor == .white && outline.layer.borderWidth == 1 && outline.layer.cornerRadius == 12)
    }
  }
#endif
