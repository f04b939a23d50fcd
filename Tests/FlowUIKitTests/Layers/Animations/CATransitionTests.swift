import FlowUIKit
import SwiftUI
import Testing

@Suite("Transitions of layers") @MainActor
struct CATransitionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func phone(timing: MotionSystem.Timing = .manual) -> Phone {
    Phone(
      Shown(view: view).frame(width: 200, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea(), timing: timing)
  }

  /// The brightness at a point, from 0 to 255.
  private func gray(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> Int { Int(phone.color(x, y)?.red ?? 1) }

  private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    return transition
  }

  /// A view in the middle of the screen's view.
  private func box(_ color: UIColor) -> UIView {
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    box.backgroundColor = color
    return box
  }

  @Test("the content before fades into that after it, which is opaque all the time")
  func fade() {
    view.backgroundColor = .white
    let (before, after) = (box(.black), box(.white))
    view.addSubview(before)
    let phone = phone()
    phone.screen.perform {
      view.layer.add(transition(.fade), forKey: nil)
      before.removeFromSuperview()
      view.addSubview(after)
    }
    #expect(gray(phone, 100, 100) == 0 && view.layer.animationKeys() == [kCATransition])
    phone.screen.advance(by: 0.5)
    #expect(abs(gray(phone, 100, 100) - 128) < 8)
    // What is white before and after stays white.
    #expect(gray(phone, 10, 10) >= 253)
    phone.screen.advance(by: 0.6)
    #expect(gray(phone, 100, 100) == 255 && view.layer.animationKeys() == nil && phone.issues == [])
  }

  @Test("a push moves the old content out and the new content in, inside of the layer")
  func push() {
    view.backgroundColor = .black
    let phone = phone()
    phone.screen.perform {
      view.layer.add(transition(.push, .fromRight), forKey: nil)
      view.addSubview(UIView(frame: view.bounds))
      view.subviews[0].backgroundColor = .white
    }
    phone.screen.advance(by: 0.25)
    #expect(gray(phone, 140, 100) == 0 && gray(phone, 160, 100) == 255)
    phone.screen.advance(by: 0.5)
    #expect(gray(phone, 40, 100) == 0 && gray(phone, 60, 100) == 255)
  }

  @Test("new content moves in over the old one from below, and old content leaves to show the new one")
  func moveInAndReveal() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = UIColor.black.cgColor
    view.backgroundColor = .white
    view.layer.addSublayer(layer)
    let phone = phone()
    phone.screen.perform {
      layer.add(transition(.moveIn, .fromTop), forKey: "move")
      layer.backgroundColor = UIColor(white: 0.5, alpha: 1).cgColor
    }
    phone.screen.advance(by: 0.25)
    #expect(gray(phone, 50, 70) == 0 && abs(gray(phone, 50, 80) - 128) < 3)
    phone.screen.advance(by: 1)
    phone.screen.perform {
      layer.add(transition(.reveal, .fromBottom), forKey: "reveal")
      layer.backgroundColor = UIColor.white.cgColor
    }
    phone.screen.advance(by: 0.25)
    #expect(gray(phone, 50, 20) == 255 && abs(gray(phone, 50, 30) - 128) < 3)
    #expect(gray(phone, 50, 105) == 255)
  }

  @Test("a part of a transition begins and ends where it says")
  func parts() {
    view.backgroundColor = .black
    let phone = phone()
    phone.screen.perform {
      let transition = transition(.push)
      transition.startProgress = 0.5
      view.layer.add(transition, forKey: nil)
      view.addSubview(UIView(frame: view.bounds))
      view.subviews[0].backgroundColor = .white
    }
    #expect(gray(phone, 90, 100) == 255 && gray(phone, 110, 100) == 0)
  }

  @Test("a screen that settles shows the new content, and so does a layer without an old one")
  func end() {
    view.backgroundColor = .black
    view.layer.add(transition(.fade), forKey: nil)
    let first = phone()
    #expect(gray(first, 100, 100) == 0)
    first.screen.remove()
    let second = phone(timing: .settling)
    second.screen.perform {
      view.layer.add(transition(.fade), forKey: nil)
      view.addSubview(box(.white))
    }
    #expect(gray(second, 100, 100) == 255)
  }
}
