import FlowUIKit
import SwiftUI
import Testing

@Suite("Windows and scenes") @MainActor
struct WindowTests {
  private struct Phases: App {
    var body: some Scene { WindowGroup { Text("Content") } }
  }

  @Test("the scene has the state of the app")
  func states() throws {
    let app = try AppInstance.launch(Phases.self)
    defer { app.terminate() }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    app.moveToBackground()
    #expect(scene.activationState == .background)
  }

  @Test("the window is as large as the screen, with its safe area")
  func window() throws {
    let phone = Phone(device: .iPhone15, Text("a"))
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(window.bounds.inset(by: window.safeAreaInsets) == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(phone.issues == [])
  }

  @Test("levels are counted from those of the system")
  func levels() {
    let level: UIWindow.Level = .alert + 1
    #expect(level.rawValue == 2001 && (level - 1) == .alert)
  }

  @Test("UIKit's animations are switched off and on")
  func animations() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("an animation shows values between, and ends with its completion on the screen's clock")
  func animate() {
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    let phone = Phone(Shown(view: view), timing: .manual)
    var isFinished = false
    phone.screen.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.frame.origin.x = 100
      } completion: {
        isFinished = $0
      }
    }
    #expect(inner.frame.minX == 100 && !isFinished)
    phone.screen.advance(by: 0.5)
    #expect(abs((phone.node(.other, "inner")?.frame.minX ?? 0) - 50) < 2)
    phone.screen.advance(by: 0.6)
    #expect(isFinished && phone.node(.other, "inner")?.frame.minX == 100)
  }
}
