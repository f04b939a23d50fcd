import Testing

@testable import SwiftUI

@Suite("Container backgrounds") @MainActor
struct ContainerBackgroundTests {
  @Test("the background is drawn behind the view, also in the safe area")
  func style() {
    let phone = PhoneScreen(Color.clear.containerBackground(.red, for: .navigation))
    #expect(phone.screen.frames(of: .red) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test("it can be a view, aligned in the view that has it")
  func view() {
    let phone = PhoneScreen(
      Color.clear.containerBackground(for: .tabView, alignment: .top) { Color.red.frame(width: 10, height: 10) })
    #expect(phone.screen.frames(of: .red) == [CGRect(x: 190, y: 47, width: 10, height: 10)])
  }
}
