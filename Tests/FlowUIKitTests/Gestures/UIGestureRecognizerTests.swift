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
}
