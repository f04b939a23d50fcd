import FlowUIKit
import SwiftUI
import Testing

@Suite("Members of UIKit without an effect") @MainActor
struct UnusedMembersTests {
  @Test("setting a member that has no effect names it, and its default is silent")
  func named() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      let scroll = UIScrollView()
      scroll.scrollIndicatorInsets = UIEdgeInsets()
      scroll.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      scroll.decelerationRate = .fast
      scroll.indicatorStyle = .white
      scroll.delaysContentTouches = false
      UITextView().typingAttributes = [:]
      UIWindow(frame: .zero).windowLevel = .alert
    }
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UIScrollView.scrollIndicatorInsets", "UIScrollView.decelerationRate", "UIScrollView.indicatorStyle",
        "UITextView.typingAttributes", "UIWindow.windowLevel",
      ])
  }
}
