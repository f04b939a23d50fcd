import FlowUIKit
import SwiftUI
import Testing

@Suite("Animations of layers") @MainActor
struct CAAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let layer = CALayer()

  init() {
    view.backgroundColor = .white
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.black.cgColor
    view.layer.addSublayer(layer)
  }

  /// A phone that shows the view in the corner, below the status bar.
  private func phone(timing: MotionSystem.Timing = .manual) -> Phone {
    Phone(
      Shown(view: view).frame(width: 200, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea(), timing: timing)
  }

  /// The brightness at a point, from 0 to 255.
  private func gray(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> Int { Int(phone.color(x, y)?.red ?? 1) }

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 1
    return fade
  }

  @Test("change what is seen frame by frame, and leave the layer's own value at the end")
  func basic() {
    let phone = phone()
    phone.screen.perform { layer.add(fade(), forKey: "fade") }
    #expect(gray(phone, 20, 20) == 0)
    phone.screen.advance(by: 0.5)
    #expect(abs(gray(phone, 20, 20) - 128) < 6)
    #expect(layer.opacity == 1 && abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.03)
    #expect(layer.animationKeys() == ["fade"])
    phone.screen.advance(by: 0.6)
    #expect(gray(phone, 20, 20) == 0)
    #expect(layer.animationKeys() == nil && phone.issues == [])
  }

  @Test("keep their last value where the app wants it")
  func forwards() {
    let phone = phone()
    let fade = fade()
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    phone.screen.perform { layer.add(fade, forKey: nil) }
    phone.screen.advance(by: 2)
    #expect(gray(phone, 20, 20) == 255)
    phone.screen.perform { layer.removeAllAnimations() }
    #expect(gray(phone, 20, 20) == 0)
  }

  @Test("begin when the layer is on the screen, and end at once on a screen that settles")
  func settling() {
    layer.add(fade(), forKey: "fade")
    let phone = phone(timing: .settling)
    phone.screen.perform {}
    #expect(layer.animationKeys() == nil && gray(phone, 20, 20) == 0)
  }

  @Test("without an end stay at their beginning on a screen that settles")
  func endless() {
    let fade = fade()
    fade.fromValue = 0.5
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    let phone = phone(timing: .settling)
    #expect(abs(gray(phone, 20, 20) - 128) < 3 && layer.animationKeys() == ["fade"])
  }

  @Test("repeat, go back, begin later, and run faster")
  func times() {
    let phone = phone()
    let fade = fade()
    fade.autoreverses = true
    fade.repeatCount = 2
    fade.beginTime = CACurrentMediaTime() + 1
    fade.speed = 2
    var delayed: CABasicAnimation?
    phone.screen.perform {
      fade.beginTime = CACurrentMediaTime() + 1
      layer.add(fade, forKey: "fade")
      delayed = layer.animation(forKey: "fade") as? CABasicAnimation
    }
    #expect(delayed !== fade && delayed?.speed == 2)
    phone.screen.advance(by: 0.9)
    #expect(gray(phone, 20, 20) == 0)
    phone.screen.advance(by: 0.35)
    #expect(abs(gray(phone, 20, 20) - 128) < 10)
    phone.screen.advance(by: 0.25)
    #expect(gray(phone, 20, 20) > 245)
    phone.screen.advance(by: 0.25)
    #expect(abs(gray(phone, 20, 20) - 128) < 10)
    phone.screen.advance(by: 0.75)
    #expect(gray(phone, 20, 20) > 245)
    phone.screen.advance(by: 0.6)
    #expect(layer.animationKeys() == nil)
  }

  @Test("move, turn and scale the layer of a view, which is touched where it is")
  func viewLayer() {
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    inner.backgroundColor = .black
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    let phone = phone()
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 100
    move.duration = 1
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.toValue = 2
    grow.duration = 1
    phone.screen.perform {
      inner.layer.add(move, forKey: "move")
      inner.layer.add(grow, forKey: "grow")
    }
    phone.screen.advance(by: 0.5)
    // The middle is at (70, 120), and the side is 60 points.
    #expect(gray(phone, 20, 120) == 255 && gray(phone, 45, 95) == 0 && gray(phone, 95, 145) == 0)
    #expect(gray(phone, 105, 120) == 255)
    #expect(phone.node(.other, "inner")?.frame.minX == 0 && inner.center == CGPoint(x: 20, y: 120))
  }

  @Test("the shorter way is turned, and colors, paths and gradients are mixed")
  func kinds() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    shape.fillColor = UIColor.black.cgColor
    shape.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    view.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(gradient)
    let phone = phone()
    let widen = CABasicAnimation(keyPath: "path")
    widen.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20)).cgPath
    let lighten = CABasicAnimation(keyPath: "fillColor")
    lighten.toValue = UIColor.white.cgColor
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [UIColor.white.cgColor, UIColor.white.cgColor]
    let turn = CABasicAnimation(keyPath: "transform")
    turn.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    phone.screen.perform {
      for animation in [widen, lighten, colors, turn] { animation.duration = 1 }
      shape.add(widen, forKey: nil)
      shape.add(lighten, forKey: nil)
      gradient.add(colors, forKey: nil)
      layer.add(turn, forKey: nil)
    }
    phone.screen.advance(by: 0.5)
    #expect(abs(gray(phone, 30, 110) - 128) < 6 && gray(phone, 50, 110) == 255)
    #expect(abs(gray(phone, 150, 50) - 128) < 6)
    // A square that is turned by 45 degrees has its corners beyond its sides.
    #expect(gray(phone, 20, 45) == 0 && gray(phone, 1, 1) == 255)
  }

  @Test("go through keyframes and along a path, together in a group")
  func keyframes() {
    let phone = phone()
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [1, 0, 1]
    frames.keyTimes = [0, 0.25, 1]
    let path = CAKeyframeAnimation(keyPath: "position")
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 20, y: 20))
    line.addLine(to: CGPoint(x: 120, y: 20))
    line.addLine(to: CGPoint(x: 120, y: 120))
    path.path = line.cgPath
    path.duration = 2
    frames.duration = 1
    frames.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [path, frames]
    group.duration = 2
    phone.screen.perform { layer.add(group, forKey: "group") }
    phone.screen.advance(by: 0.5)
    #expect(gray(phone, 70, 20) == 0 && gray(phone, 10, 10) == 255)
    phone.screen.advance(by: 0.75)
    #expect(gray(phone, 120, 45) > 245)
    phone.screen.advance(by: 0.375)
    #expect(abs(gray(phone, 120, 80) - 128) < 8)
    #expect(phone.issues == [])
  }

  @Test("a spring goes beyond its target and comes to rest there")
  func spring() {
    let phone = phone()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.toValue = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 5)
    phone.screen.perform { layer.add(spring, forKey: "spring") }
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      phone.screen.advance(by: 1.0 / 60)
      greatest = max(greatest, layer.presentation()?.position.x ?? 0)
    }
    #expect(greatest > 105)
    phone.screen.advance(by: 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test("tell their delegate of the beginning and of the end, also when they are removed")
  func delegate() {
    final class Delegate: CAAnimationDelegate {
      var calls: [String] = []

      func animationDidStart(_ anim: CAAnimation) { calls.append("start \(anim.value(forKey: "name") ?? "")") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    let delegate = Delegate()
    let phone = phone()
    let fade = fade()
    fade.delegate = delegate
    fade.setValue("fade", forKey: "name")
    phone.screen.perform { layer.add(fade, forKey: "fade") }
    #expect(delegate.calls == ["start fade"])
    phone.screen.advance(by: 1.1)
    #expect(delegate.calls == ["start fade", "stop true"])
    phone.screen.perform { layer.add(fade, forKey: "fade") }
    phone.screen.perform { layer.add(fade, forKey: "fade") }
    #expect(delegate.calls.filter { $0 == "stop false" }.count == 1)
    phone.screen.perform { view.removeFromSuperview() }
    phone.screen.perform { layer.removeFromSuperlayer() }
    phone.screen.advance(by: 0.1)
    #expect(delegate.calls.filter { $0 == "stop false" }.count == 2)
  }

  @Test("of an unknown property, and of values of another kind, are reported")
  func missing() {
    let phone = phone()
    phone.screen.perform {
      layer.add(CABasicAnimation(keyPath: "sublayerTransform"), forKey: nil)
      let wrong = CABasicAnimation(keyPath: "opacity")
      wrong.toValue = UIColor.red
      layer.add(wrong, forKey: nil)
    }
    #expect(phone.issues.count == 2)
    #expect(phone.issues.contains { $0.contains("sublayerTransform") })
    #expect(phone.issues.contains { $0.contains("with these values") })
  }
}
