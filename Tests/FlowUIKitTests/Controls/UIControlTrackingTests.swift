import FlowUIKit
import SwiftUI
import Testing

@Suite("Controls that follow touches") @MainActor
struct UIControlTrackingTests {
  /// A control that notes what it is asked, each once in a row.
  private final class Knob: UIControl {
    var log: [String] = []
    var begins = true
    var goesOn = true
    /// Whether the control is highlighted when its events are sent that begin, leave and come back.
    var highlights: [Bool] = []

    func note(_ line: String) { if log.last != line { log.append(line) } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("begin \(isTracking)")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("continue \(isTracking)")
      return goesOn
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end \(isTracking)") }
  }

  private func knob() -> (Knob, Phone) {
    let knob = Knob(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
    let view = UIView()
    view.addSubview(knob)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    ] {
      knob.addAction(UIAction { [weak knob] _ in knob?.note(name) }, for: event)
    }
    knob.addAction(
      UIAction { [weak knob] _ in knob?.highlights.append(knob?.isHighlighted ?? false) },
      for: [.touchDown, .touchDragExit, .touchDragEnter])
    return (knob, Phone(Shown(view: view).ignoresSafeArea()))
  }

  @Test("a control hears of its touch from the beginning to the end, around its events")
  func inside() {
    let (knob, phone) = knob()
    phone.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
    #expect(knob.log == ["begin false", "down", "continue true", "end true", "up inside"])
    #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
  }

  @Test("a touch that leaves the control ends outside of it")
  func outside() {
    let (knob, phone) = knob()
    phone.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 500))
    #expect(knob.log.filter { !$0.hasPrefix("continue") } == ["begin false", "down", "exit", "end true", "up outside"])
    #expect(knob.highlights == [true, false])
  }

  @Test("a control that does not follow a touch sends nothing, and one that stops sends nothing more")
  func refusing() {
    let (knob, phone) = knob()
    knob.begins = false
    phone.screen.tap(at: CGPoint(x: 100, y: 250))
    #expect(knob.log == ["begin false"])
    knob.log = []
    (knob.begins, knob.goesOn) = (true, false)
    phone.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
    #expect(knob.log == ["begin false", "down", "continue true"] && !knob.isTracking)
  }
}
