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

  @Test("the screen follows the finger, and the lower one is revealed")
  func follows() throws {
    let path = TestValue([1])
    let log = EventLog()
    let phone = PhoneScreen(
      NavigationStack(path: path.binding) {
        Color.red.navigationDestination(for: Int.self) { _ in
          Color.blue.onAppear { log.add("screen") }.onDisappear { log.add("screen gone") }
        }
        .onAppear { log.add("root") }.onDisappear { log.add("root gone") }
      })
    _ = log.take()
    func color(_ x: Int) throws -> [UInt8] {
      let pixel = try #require(phone.screen.picture(scale: 1))[x, 600]
      return [pixel.red, pixel.green, pixel.blue]
    }
    let blue = try color(100)
    let finger = HeldFinger(on: phone.screen, at: CGPoint(x: 5, y: 600))
    finger.move(to: CGPoint(x: 165, y: 600))
    try phone.savePicture("screen-following-finger")
    #expect(log.take() == ["root"])
    #expect(try color(200) == blue)
    #expect(try color(100) != blue)
    #expect(try color(149) != blue)
    finger.move(to: CGPoint(x: 20, y: 600))
    finger.wait(1)
    finger.lift()
    #expect(path.value == [1])
    #expect(log.take() == ["root gone"])
    #expect(try color(100) == blue)
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
