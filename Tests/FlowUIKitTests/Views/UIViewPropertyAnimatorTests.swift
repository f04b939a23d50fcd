import FlowUIKit
import SwiftUI
import Testing

@Suite("Animators that pause and turn back") @MainActor
struct UIViewPropertyAnimatorTests {
  private let view = UIView()
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func phone() -> Phone {
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    return Phone(Shown(view: view), timing: .manual)
  }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.frame.origin.x = 100 }
  }

  private func x(_ phone: Phone) -> CGFloat { phone.node(.other, "inner")?.frame.minX ?? -1 }

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 2.5 }

  @Test("a paused animation stays where it is, and runs on from there")
  func pause() {
    let (phone, animator) = (phone(), animator())
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 0.5)
    phone.screen.perform { animator.pauseAnimation() }
    #expect(isNear(x(phone), 50) && isNear(animator.fractionComplete * 100, 50))
    #expect(animator.state == .active && !animator.isRunning)
    phone.screen.advance(by: 2)
    #expect(isNear(x(phone), 50) && ends == [])
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 0.25)
    #expect(isNear(x(phone), 75) && animator.isRunning)
    phone.screen.advance(by: 0.3)
    #expect(x(phone) == 100 && ends == [.end] && animator.state == .inactive && phone.issues == [])
  }

  @Test("an animator that was not started follows the fraction, and continues with another duration")
  func fraction() {
    let (phone, animator) = (phone(), animator())
    phone.screen.perform { animator.fractionComplete = 0.3 }
    #expect(isNear(x(phone), 30) && animator.state == .active && !animator.isRunning)
    phone.screen.perform { animator.fractionComplete = 0.8 }
    #expect(isNear(x(phone), 80))
    phone.screen.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) }
    phone.screen.advance(by: 0.25)
    #expect(isNear(x(phone), 90) && animator.isRunning)
    phone.screen.advance(by: 0.3)
    #expect(x(phone) == 100 && animator.state == .inactive)
  }

  @Test("a reversed animation goes back to its start, where the views have their values again")
  func reverse() {
    let (phone, animator) = (phone(), animator())
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 0.5)
    phone.screen.perform { animator.isReversed = true }
    #expect(isNear(x(phone), 50))
    phone.screen.advance(by: 0.25)
    #expect(isNear(x(phone), 25) && isNear(animator.fractionComplete * 100, 75) && ends == [])
    phone.screen.advance(by: 0.3)
    #expect(x(phone) == 0 && inner.frame.minX == 0 && ends == [.start])
  }

  @Test("a stopped animation leaves the views on their way, or at the position where it is finished")
  func stop() {
    let phone = phone()
    var ends: [UIViewAnimatingPosition] = []
    func stopped(_ withoutFinishing: Bool) -> UIViewPropertyAnimator {
      phone.screen.perform { inner.frame.origin.x = 0 }
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      phone.screen.perform { animator.startAnimation() }
      phone.screen.advance(by: 0.5)
      phone.screen.perform { animator.stopAnimation(withoutFinishing) }
      return animator
    }
    let discarded = stopped(true)
    phone.screen.advance(by: 1)
    #expect(isNear(x(phone), 50) && isNear(inner.frame.minX, 50) && ends == [] && discarded.state == .inactive)
    for (position, place) in [(UIViewAnimatingPosition.start, 0.0), (.end, 100), (.current, 50)] {
      let animator = stopped(false)
      #expect(animator.state == .stopped)
      phone.screen.perform { animator.finishAnimation(at: position) }
      #expect(isNear(x(phone), place) && ends.last == position && animator.state == .inactive)
    }
  }

  @Test("opacities, transforms, colors and sizes are between their values")
  func values() {
    let phone = phone()
    inner.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      inner.alpha = 0
      inner.transform = CGAffineTransform(scaleX: 3, y: 1)
      inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      inner.bounds.size.height = 30
    }
    phone.screen.perform { animator.fractionComplete = 0.5 }
    #expect(inner.alpha == 0.5 && inner.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(inner.bounds.size.height == 20)
    #expect(inner.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    phone.screen.perform { animator.fractionComplete = 0 }
    #expect(inner.alpha == 1 && inner.transform == .identity && inner.bounds.size.height == 10)
  }

  @Test("changes that are added while the views are on their way leave the end of the others as it is")
  func addedWhilePaused() {
    let (phone, animator) = (phone(), animator())
    phone.screen.perform {
      animator.fractionComplete = 0.5
      animator.addAnimations { inner.alpha = 0.5 }
    }
    #expect(isNear(x(phone), 50) && inner.alpha == 0.75)
    phone.screen.perform { animator.fractionComplete = 0 }
    #expect(x(phone) == 0 && inner.alpha == 1)
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 1.1)
    #expect(x(phone) == 100 && inner.alpha == 0.5 && animator.state == .inactive)
  }

  @Test("constants of constraints follow the animation, and go back with it")
  func constraints() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    let phone = phone()
    let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    phone.screen.perform {
      NSLayoutConstraint.activate([
        leading, inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      leading.constant = 100
      view.layoutIfNeeded()
    }
    phone.screen.perform { animator.fractionComplete = 0.4 }
    #expect(isNear(x(phone), 40) && leading.constant == 40)
    phone.screen.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(x(phone) == 0 && leading.constant == 0)
  }

  @Test("an animation that pauses on completion stays active, and is reversed from its end")
  func pausesOnCompletion() {
    let (phone, animator) = (phone(), animator())
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 1.1)
    #expect(x(phone) == 100 && animator.state == .active && !animator.isRunning && ends == [])
    phone.screen.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    phone.screen.advance(by: 0.5)
    #expect(isNear(x(phone), 50))
    phone.screen.advance(by: 0.6)
    #expect(x(phone) == 0 && ends == [])
    phone.screen.perform {
      animator.isReversed = false
      animator.startAnimation()
    }
    phone.screen.advance(by: 1.1)
    #expect(x(phone) == 100 && ends == [])
  }

  @Test("a stopped animator cannot be started, and only a stopped one is finished")
  func mistakes() {
    let (phone, animator) = (phone(), animator())
    phone.screen.perform { animator.finishAnimation(at: .end) }
    #expect(phone.issues == ["A UIViewPropertyAnimator that is not stopped was finished; nothing was changed."])
    phone.screen.perform {
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    }
    #expect(phone.issues.last == "A stopped UIViewPropertyAnimator was started; it stays stopped.")
    #expect(animator.state == .stopped && !animator.isRunning)
  }

  @Test("timing parameters say how fast an animation is")
  func timingParameters() {
    let phone = phone()
    let slow = UICubicTimingParameters(controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: slow)
    animator.addAnimations { inner.frame.origin.x = 100 }
    phone.screen.perform { animator.startAnimation() }
    phone.screen.advance(by: 0.5)
    #expect(x(phone) < 20 && animator.timingParameters === slow)
    phone.screen.perform { animator.stopAnimation(true) }
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
    #expect(spring.timingCurveType == .spring)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin && phone.issues == [])
  }
}
