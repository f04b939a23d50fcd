import Foundation
import Testing

@testable import SwiftUI

@Suite("Turning pages") @MainActor
struct PageSwipeTests {
  private struct Pages: View {
    @Bindable var page: TestValue<Int>

    var body: some View {
      TabView(selection: $page.value) {
        ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("a swipe shows the next page or the one before, and stays at the ends", arguments: [false, true])
  func pages(isRightToLeft: Bool) {
    let page = TestValue(0)
    let phone = PhoneScreen(
      Pages(page: page).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    func swipe(forwards: Bool) {
      let (start, end) = forwards != isRightToLeft ? (300.0, 100.0) : (100.0, 300.0)
      phone.screen.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
    }
    swipe(forwards: false)
    #expect(page.value == 0)
    swipe(forwards: true)
    #expect(page.value == 1)
    #expect(phone.texts.contains("Page 1"))
    swipe(forwards: true)
    swipe(forwards: true)
    #expect(page.value == 2)
    swipe(forwards: false)
    #expect(page.value == 1)
  }

  @Test(
    "the page follows the finger with the one beside it, and goes back if it is let go early", arguments: [false, true])
  func follows(isRightToLeft: Bool) throws {
    let page = TestValue(1)
    let phone = PhoneScreen(
      Pages(page: page).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    func middle(_ page: Int) -> CGFloat? {
      let texts = phone.screen.elements.filter { $0.fact(ShownTextFact.self) != nil }
      return texts.first { $0.fact(ShownTextFact.self) == Text("Page \(page)") }?.frameOnScreen.midX
    }
    let finger = HeldFinger(on: phone.screen, at: CGPoint(x: 195, y: 400))
    // The first ten points only identify the swipe.
    finger.move(to: CGPoint(x: 135, y: 400))
    #expect(middle(1) == 145)
    // The centre of the neighbouring page is one page further.
    #expect(middle(isRightToLeft ? 0 : 2) == CGFloat(535))
    try phone.savePicture("page-following-finger")
    let half = try #require(phone.screen.picture(scale: 1))
    finger.move(to: CGPoint(x: 195, y: 400))
    finger.wait(1)
    finger.lift()
    #expect(page.value == 1)
    #expect(middle(1) == 195)
    #expect(middle(isRightToLeft ? 0 : 2) == nil)
    #expect(try #require(phone.screen.picture(scale: 1)) != half)
  }

  @Test("a page without a neighbour resists increasingly")
  func ends() {
    let page = TestValue(0)
    let phone = PhoneScreen(Pages(page: page))
    let finger = HeldFinger(on: phone.screen, at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 210, y: 400))
    let moved = (phone.node(.staticText, "Page 0")?.frame.midX ?? 0) - 195
    #expect(moved > 10 && moved < 60)
    finger.lift()
    #expect(phone.node(.staticText, "Page 0")?.frame.midX == 195)
  }
}
