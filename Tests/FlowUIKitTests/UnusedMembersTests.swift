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
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      scroll.indicatorStyle = .white
      scroll.delaysContentTouches = false
      UITextView().typingAttributes = [:]
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      text.text = "a"
      text.scrollRangeToVisible(NSRange(location: 1, length: 0))
      text.text = String(repeating: "a\n", count: 10)
      text.scrollRangeToVisible(NSRange(location: 20, length: 0))
      UIWindow(frame: .zero).windowLevel = .alert
      UIView.transition(with: scroll, duration: 0, options: .transitionCrossDissolve, animations: {})
      UIView.transition(with: scroll, duration: 0, options: .transitionFlipFromLeft, animations: {})
      UIView.transition(from: scroll, to: scroll, duration: 0, options: [.transitionCurlUp, .showHideTransitionViews])
      _ = UIImage().withAlignmentRectInsets(.zero).withAlignmentRectInsets(
        UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    }
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UIScrollView.scrollIndicatorInsets", "UIScrollView.decelerationRate", "UIScrollView.indicatorStyle",
        "UITextView.typingAttributes", "UITextView.scrollRangeToVisible", "UIWindow.windowLevel",
        "UIView.transition(with:duration:options:…)", "UIView.transition(from:to:duration:options:…)",
        "UIImage.withAlignmentRectInsets(_:)",
      ])
  }
}
