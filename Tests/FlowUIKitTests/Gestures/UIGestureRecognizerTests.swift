import FlowObjectiveC
import FlowUIKit
import SwiftUI
import Testing

@Suite("Gesture recognizers") @MainActor
struct UIGestureRecognizerTests {
  @MainActor private final class Receiver: NSObject {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func changed(_ sender: UIControl) { log.append("changed \(type(of: sender))") }
    func recognized(_ sender: UIGestureRecognizer) {
      log.append("\(type(of: sender)) \(sender.state.rawValue)")
    }
  }

  @Test("a tap, a double tap and a long press are told apart")
  func gestures() {
    let receiver = Receiver()
    let view = UIView()
    let double = UITapGestureRecognizer(target: receiver, action: _selector(Receiver.recognized(_:), "recognized:"))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: receiver, action: _selector(Receiver.tapped, "tapped"))
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer(
      target: receiver, action: _selector(Receiver.recognized(_:), "recognized:"))
    for recognizer in [double, single, press] { view.addGestureRecognizer(recognizer) }
    let phone = Phone(Shown(view: view))
    let middle = CGPoint(x: 100, y: 200)
    phone.screen.tap(at: middle, count: 2)
    #expect(receiver.log == ["UITapGestureRecognizer 3"])
    receiver.log = []
    phone.screen.tap(at: middle, duration: 1)
    #expect(receiver.log == ["UILongPressGestureRecognizer 1", "UILongPressGestureRecognizer 3"])
  }

  @Test("a pan tells its translation in the view, from its beginning to its end")
  func pan() {
    @MainActor final class Dragged: NSObject {
      var log: [String] = []
      func dragged(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: pan.view)
        if pan.state != .changed {
          log.append("\(pan.state.rawValue) \(Int(moved.x.rounded())) \(Int(moved.y.rounded()))")
        }
      }
    }
    let dragged = Dragged()
    let view = UIView()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: dragged, action: _selector(Dragged.dragged(_:), "dragged:")))
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(dragged.log == ["1 10 10", "3 100 100"])
  }

  @Test("a pointer is never over a view: fingers are none, and other gestures do not wait for it")
  func hover() {
    let receiver = Receiver()
    let view = UIView()
    let hover = UIHoverGestureRecognizer(target: receiver, action: _selector(Receiver.recognized(_:), "recognized:"))
    let tap = UITapGestureRecognizer(target: receiver, action: _selector(Receiver.tapped, "tapped"))
    tap.require(toFail: hover)
    for recognizer in [hover, tap] { view.addGestureRecognizer(recognizer) }
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(receiver.log.isEmpty)
    phone.screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(receiver.log == ["tapped"])
    #expect(hover.zOffset == 0 && hover.azimuthAngle(in: view) == 0)
    #expect(hover.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
  }

  private final class TouchDown: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if state == .possible { state = .recognized }
    }
  }

  /// Follows a finger, and fails if it goes down on the left.
  private final class Stroke: UIGestureRecognizer {
    var points: [CGPoint] = []
    var calls = 0
    var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      calls += 1
      follow(touches, .began)
      if let point = points.last, point.x < 50 { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      calls += 1
      follow(touches, .changed)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      calls += 1
      follow(touches, .ended)
    }

    override func reset() {
      super.reset()
      resets += 1
    }

    private func follow(_ touches: Set<UITouch>, _ new: State) {
      points += touches.map { $0.location(in: view) }
      if (points.last?.x ?? 0) >= 50 { state = new }
    }
  }

  /// A pan that leaves vertical drags to others.
  private final class HorizontalPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      let moved = translation(in: view)
      if state == .began, abs(moved.y) > abs(moved.x) { state = .cancelled }
    }
  }

  @Test("an app's recognizer recognizes a gesture when it says so: when the finger goes down, before it is lifted")
  func touchDown() {
    let receiver = Receiver()
    let view = UIView()
    view.addGestureRecognizer(TouchDown(target: receiver, action: _selector(Receiver.recognized(_:), "recognized:")))
    let phone = Phone(Shown(view: view))
    phone.screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(receiver.log == ["TouchDown 3"])
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300))
    #expect(receiver.log == ["TouchDown 3", "TouchDown 3"])
  }

  @Test("an app's recognizer follows touches, tells its targets of the states that it enters, and is reset")
  func stroke() {
    let receiver = Receiver()
    let view = UIView()
    let stroke = Stroke(target: receiver, action: _selector(Receiver.recognized(_:), "recognized:"))
    view.addGestureRecognizer(stroke)
    let phone = Phone(Shown(view: view).ignoresSafeArea())
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(receiver.log.first == "Stroke 1" && receiver.log.last == "Stroke 3" && receiver.log.contains("Stroke 2"))
    #expect(receiver.log.filter { $0 != "Stroke 2" }.count == 2)
    #expect(stroke.points.first == CGPoint(x: 100, y: 200) && stroke.points.last == CGPoint(x: 200, y: 300))
    #expect(stroke.state == .possible && stroke.resets > 0)
  }

  @Test("a recognizer that has failed ignores the rest of the touches, and one that may not begin fails")
  func failing() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let receiver = Receiver()
    let view = UIView()
    let stroke = Stroke(target: receiver, action: _selector(Receiver.recognized(_:), "recognized:"))
    view.addGestureRecognizer(stroke)
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(stroke.calls == 1 && receiver.log == [])
    let delegate = Delegate()
    stroke.delegate = delegate
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(stroke.calls == 2 && receiver.log == [] && stroke.state == .possible)
  }

  @Test("a pan of an app looks at the drag that has begun, and leaves it to others")
  func horizontalPan() {
    let receiver = Receiver()
    let view = UIView()
    let action = _selector(Receiver.recognized(_:), "recognized:")
    view.addGestureRecognizer(HorizontalPan(target: receiver, action: action))
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 120, y: 400))
    #expect(receiver.log == [])
    phone.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 220))
    #expect(receiver.log.first == "HorizontalPan 1" && receiver.log.last == "HorizontalPan 3")
  }
}
