import Foundation
import Testing

@testable import SwiftUI

@Suite("Notifications of the screen") @MainActor
struct UIResponderTests {
  private struct Form: View {
    @State private var text = ""
    @State private var height: CGFloat = 0
    @FocusState private var isFocused: Bool

    private func height(_ notification: Notification) -> CGFloat {
      (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.minY ?? -1
    }

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Text("Top \(Int(height))")
        Button("Done") { isFocused = false }
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
        height = height($0)
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) {
        height = height($0)
      }
    }
  }

  @Test("keyboard notifications have the final frame")
  func keyboard() throws {
    let screen = Screen(device: .iPhone15)
    screen.show(Form())
    let phone = PhoneScreen(screen: screen)
    #expect(phone.texts.contains("Top 0"))
    let field = try #require(screen.node(.textField)).frame
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    #expect(phone.texts.contains("Top 561"))
    phone.tap("Done")
    #expect(phone.texts.contains("Top 852"))
    #expect(phone.issues == [])
  }

  private struct Turned: View {
    @State private var orientation = UIDeviceOrientation.unknown

    var body: some View {
      Text("\(orientation.rawValue)")
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
          orientation = UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
        }
    }
  }

  @Test("rotation of the device posts a notification")
  func rotation() {
    let screen = Screen(device: .iPhone15)
    screen.show(Turned())
    let phone = PhoneScreen(screen: screen)
    #expect(phone.texts == ["0"])
    screen.send(.rotation(to: .landscapeLeft))
    #expect(phone.texts == ["\(UIDeviceOrientation.landscapeLeft.rawValue)"])
    screen.send(.rotation(to: .portrait))
    #expect(phone.texts == ["\(UIDeviceOrientation.portrait.rawValue)"])
  }

  private struct TurnCount: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
          count += 1
        }
    }
  }

  @Test("a rotation that changes nothing posts no notification")
  func unchangedRotation() {
    let screen = Screen(device: .iPhone15)
    screen.show(TurnCount())
    screen.send(.rotation(to: .portrait))
    #expect(PhoneScreen(screen: screen).texts == ["0"])
    screen.send(.rotation(to: .landscapeLeft))
    #expect(PhoneScreen(screen: screen).texts == ["1"])
  }
}
