import FlowUIKit
import SwiftUI
import Testing

@Suite("Transactions of layers") @MainActor
struct CATransactionTests {
  @Test("call their completion at once without animations, else at the end of the last one")
  func completion() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = Phone(Shown(view: view), timing: .manual)
    var calls: [String] = []
    phone.screen.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("nothing") }
      CATransaction.setDisableActions(true)
      view.layer.opacity = 0.5
      #expect(CATransaction.disableActions())
      CATransaction.commit()
    }
    #expect(calls == ["nothing"] && view.alpha == 0.5 && !CATransaction.disableActions())
    phone.screen.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setCompletionBlock { calls.append("moved") }
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 100
      view.layer.add(move, forKey: "move")
      let short = CABasicAnimation(keyPath: "opacity")
      short.duration = 0.5
      short.fromValue = 0
      view.layer.add(short, forKey: "short")
      CATransaction.commit()
    }
    #expect(view.layer.animation(forKey: "move")?.duration == 2)
    phone.screen.advance(by: 1)
    let moved = (view.layer.presentation()?.position.x ?? 0) - view.center.x
    #expect(moved > 20 && moved < 40)
    #expect(calls == ["nothing"])
    phone.screen.advance(by: 1.1)
    #expect(calls == ["nothing", "moved"])
  }

  @Test("inner ones begin with the values of the outer one")
  func nested() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }
}
