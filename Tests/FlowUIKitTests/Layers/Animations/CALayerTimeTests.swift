import FlowUIKit
import SwiftUI
import Testing

@Suite("The time of layers") @MainActor
struct CALayerTimeTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let layer = CALayer()

  init() {
    view.backgroundColor = .white
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.black.cgColor
    view.layer.addSublayer(layer)
  }

  private func phone(timing: MotionSystem.Timing = .manual) -> Phone {
    Phone(
      Shown(view: view).frame(width: 200, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea(), timing: timing)
  }

  /// From nothing to the whole in a second.
  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 1
    return fade
  }

  private var shown: Float { layer.presentation()?.opacity ?? -1 }

  @Test("an animation whose time is the present one, of before there is a screen, begins with the screen")
  func beforeTheScreen() {
    let fade = fade()
    fade.beginTime = CACurrentMediaTime()
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    let phone = phone(timing: .settling)
    #expect(phone.color(20, 20)?.red == 255)
    #expect(shown < 0.01 && layer.animationKeys() == ["fade"])
  }

  @Test("an animation that begins some time after it was added does so on the screen that comes later")
  func delayedBeforeTheScreen() {
    let fade = fade()
    fade.beginTime = CACurrentMediaTime() + 1
    layer.add(fade, forKey: "fade")
    let phone = phone()
    #expect(shown == 1)
    phone.screen.advance(by: 1.5)
    #expect(abs(shown - 0.5) < 0.05)
  }

  @Test("an animation begins again on another screen when the first one has gone, as that which measures a preview")
  func anotherScreen() {
    let fade = fade()
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    let first = phone(timing: .settling)
    #expect(first.color(20, 20)?.red == 255)
    first.screen.remove()
    let second = phone(timing: .settling)
    #expect(layer.animationKeys() == ["fade"])
    #expect(second.color(20, 20)?.red == 255)
  }

  @Test("a layer stands still at speed zero, and goes on from there")
  func pause() {
    let phone = phone()
    phone.screen.advance(by: 10)
    phone.screen.perform { layer.add(fade(), forKey: "fade") }
    phone.screen.advance(by: 0.5)
    phone.screen.perform {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    phone.screen.advance(by: 5)
    #expect(abs(shown - 0.5) < 0.03 && layer.animationKeys() == ["fade"])
    phone.screen.perform {
      let time = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }
    #expect(abs(shown - 0.5) < 0.03)
    phone.screen.advance(by: 0.25)
    #expect(abs(shown - 0.75) < 0.03)
    phone.screen.advance(by: 0.5)
    #expect(layer.animationKeys() == nil && phone.issues == [])
  }

  @Test("the time of a layer that stands still is set by hand, also on a screen that settles")
  func scrubbing() {
    let phone = phone(timing: .settling)
    phone.screen.perform {
      layer.speed = 0
      layer.add(fade(), forKey: "fade")
    }
    #expect(phone.color(20, 20)?.red == 255)
    phone.screen.perform { layer.timeOffset = 0.5 }
    let half = Int(phone.color(20, 20)?.red ?? 0)
    #expect(abs(half - 128) < 6 && layer.animationKeys() == ["fade"])
    phone.screen.perform { layer.timeOffset = 0.25 }
    #expect(abs(shown - 0.25) < 0.01)
  }

  @Test("the speed of a layer is that of the layers in it, too")
  func speed() {
    let phone = phone()
    phone.screen.perform {
      view.layer.speed = 2
      layer.add(fade(), forKey: "fade")
    }
    phone.screen.advance(by: 0.25)
    #expect(abs(shown - 0.5) < 0.05)
    phone.screen.advance(by: 0.3)
    #expect(layer.animationKeys() == nil)
  }

  @Test("times are converted between layers and the screen")
  func conversion() {
    let other = CALayer()
    view.layer.addSublayer(other)
    layer.speed = 2
    layer.beginTime = 3
    layer.timeOffset = 1
    #expect(layer.convertTime(5, from: nil) == 5)
    #expect(layer.convertTime(10, from: nil) == 15)
    #expect(layer.convertTime(15, to: nil) == 10)
    #expect(other.convertTime(15, from: layer) == 10 && layer.convertTime(10, from: other) == 15)
    layer.speed = 0
    #expect(layer.convertTime(99, from: nil) == 1 && layer.convertTime(1, to: nil) == 3)
  }

  @Test("the instances of a replicator are behind each other, and change their colors")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(60, 0, 0)
    replicator.instanceColor = UIColor.red.cgColor
    replicator.instanceRedOffset = -0.5
    layer.backgroundColor = UIColor.white.cgColor
    view.backgroundColor = .black
    view.layer.addSublayer(replicator)
    replicator.addSublayer(layer)
    let phone = phone()
    func red(_ instance: CGFloat) -> Int { Int(phone.color(20 + instance * 60, 20)?.red ?? 1) }
    let full = red(0)
    #expect(full > 200 && phone.color(20, 20)?.green ?? 255 < 100)
    #expect(red(1) > 50 && red(1) < full - 50 && red(2) < 20)
    phone.screen.perform {
      replicator.instanceColor = UIColor.white.cgColor
      replicator.instanceRedOffset = 0
      layer.opacity = 0
      let fade = fade()
      fade.fromValue = 1.0
      layer.add(fade, forKey: "fade")
    }
    #expect(red(0) == 255 && red(1) == 0)
    phone.screen.advance(by: 0.6)
    #expect(red(0) == 255 && red(1) == 255 && red(2) == 0)
    phone.screen.advance(by: 0.6)
    #expect(red(0) == 0 && red(1) == 255 && red(2) == 255)
    phone.screen.advance(by: 0.9)
    #expect(red(2) == 0 && layer.animationKeys() == nil && phone.issues == [])
  }
}
