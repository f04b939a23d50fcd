import FlowUIKit
import SwiftUI
import Testing

@Suite("Animations of UIKit in steps") @MainActor
struct UIViewKeyframesTests {
  private let view = UIView()
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func phone() -> Phone {
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    return Phone(Shown(view: view), timing: .manual)
  }

  private func x(_ phone: Phone) -> CGFloat { phone.node(.other, "inner")?.frame.minX ?? -1 }

  @Test("each begins at its time, and the completion is called after the last one")
  func keyframes() {
    let phone = phone()
    var isFinished = false
    phone.screen.perform {
      UIView.animateKeyframes(withDuration: 2, delay: 0.5) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { inner.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { inner.frame.origin.x = 0 }
      } completion: {
        isFinished = $0
      }
    }
    phone.screen.advance(by: 0.4)
    #expect(x(phone) == 0)
    phone.screen.advance(by: 0.6)
    #expect(abs(x(phone) - 50) < 5)
    phone.screen.advance(by: 0.49)
    #expect(x(phone) > 95 && !isFinished)
    phone.screen.advance(by: 0.5)
    #expect(abs(x(phone) - 50) < 5)
    phone.screen.advance(by: 0.6)
    #expect(x(phone) == 0 && isFinished)
    #expect(phone.issues == [])
  }

  @Test("without animations they are made at once")
  func disabled() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isFinished = false
    UIView.animateKeyframes(withDuration: 2, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { inner.alpha = 0 }
    } completion: {
      isFinished = $0
    }
    #expect(inner.alpha == 0 && isFinished)
  }

  @Test("an animator begins when it is started, and calls its completions at the end")
  func animator() {
    let phone = phone()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.frame.origin.x = 100 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && inner.frame.minX == 0)
    phone.screen.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    phone.screen.advance(by: 0.5)
    #expect(abs(x(phone) - 50) < 2 && ends == [])
    phone.screen.advance(by: 0.6)
    #expect(x(phone) == 100 && ends == [.end] && animator.state == .inactive)
    #expect(phone.issues == [])
  }

  @Test("an animator that is stopped calls its completions only if it is finished, and a running one takes changes")
  func stopped() {
    let phone = phone()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.frame.origin.x = 100 }
    animator.addCompletion { ends.append($0) }
    phone.screen.perform {
      animator.startAnimation()
      animator.addAnimations { inner.alpha = 0.5 }
    }
    #expect(inner.alpha == 0.5)
    phone.screen.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends == [])
    phone.screen.advance(by: 1)
    #expect(ends == [])
    animator.finishAnimation(at: .current)
    #expect(ends == [.current] && animator.state == .inactive)
  }

  @Test("an animator that is made running begins after its delay")
  func running() {
    let phone = phone()
    var ends: [UIViewAnimatingPosition] = []
    phone.screen.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear, animations: { inner.frame.origin.x = 100 },
        completion: { ends.append($0) })
    }
    phone.screen.advance(by: 0.9)
    #expect(x(phone) == 0)
    phone.screen.advance(by: 0.6)
    #expect(abs(x(phone) - 50) < 2 && ends == [])
    phone.screen.advance(by: 0.6)
    #expect(x(phone) == 100 && ends == [.end])
  }

  @Test("views change with an animation of SwiftUI's")
  func animationOfSwiftUI() {
    let phone = phone()
    var isFinished = false
    phone.screen.perform {
      UIView.animate(.linear(duration: 2)) {
        inner.frame.origin.x = 100
      } completion: {
        isFinished = true
      }
    }
    phone.screen.advance(by: 1)
    #expect(abs(x(phone) - 50) < 2 && !isFinished)
    phone.screen.advance(by: 1.1)
    #expect(x(phone) == 100 && isFinished)
  }
}
