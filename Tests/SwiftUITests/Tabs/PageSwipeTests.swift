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
}
