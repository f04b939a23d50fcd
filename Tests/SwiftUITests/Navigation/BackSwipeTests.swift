import Foundation
import Testing

@testable import SwiftUI

@Suite("Swiping back") @MainActor
struct BackSwipeTests {
  private struct Stack: View {
    @Bindable var path: TestValue<[Int]>
    var hidesBackButton = false

    var body: some View {
      NavigationStack(path: $path.value) {
        Text("Root")
          .navigationDestination(for: Int.self) {
            Text("Screen \($0)").navigationBarBackButtonHidden(hidesBackButton)
          }
      }
    }
  }

  private func swipe(_ phone: PhoneScreen, from start: CGFloat, to end: CGFloat, duration: Double = 0.3) {
    phone.screen.drag(from: CGPoint(x: start, y: 600), to: CGPoint(x: end, y: 600), duration: duration)
  }

  @Test("a swipe from the leading edge goes back")
  func back() {
    let path = TestValue([1, 2])
    let phone = PhoneScreen(Stack(path: path))
    swipe(phone, from: 5, to: 300)
    #expect(path.value == [1])
    swipe(phone, from: 5, to: 300)
    swipe(phone, from: 5, to: 300)
    #expect(path.value == [])
    #expect(phone.texts.contains("Root"))
  }

  @Test("a swipe from elsewhere, a short one, and one over a screen without a back button do nothing")
  func stays() {
    let path = TestValue([1])
    let phone = PhoneScreen(Stack(path: path))
    swipe(phone, from: 100, to: 380)
    swipe(phone, from: 5, to: 60, duration: 1)
    #expect(path.value == [1])
    swipe(PhoneScreen(Stack(path: path, hidesBackButton: true)), from: 5, to: 300)
    #expect(path.value == [1])
  }
}
