import FlowUIKit
import SwiftUI
import Testing

@Suite("Stack views") @MainActor
struct UIStackViewTests {
  @Test("a space after a view takes the place of the stack's spacing, until it is the default again")
  func customSpacing() {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 85])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 35, 70])
  }

  @Test("a view does not get the space of a view that is gone")
  func spacingOfGoneViews() {
    let stack = UIStackView()
    for _ in 0..<20 {
      autoreleasepool {
        let view = UIView()
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(20, after: view)
        view.removeFromSuperview()
      }
    }
  }
}
