import FlowUIKit
import SwiftUI
import Testing

@Suite("Controls with values") @MainActor
struct ValueControlsTests {
  /// A phone with a control at a place.
  private func phone(_ control: UIView) -> Phone {
    let view = UIView()
    control.frame = CGRect(x: 20, y: 100, width: 350, height: 60)
    view.addSubview(control)
    return Phone(Shown(view: view).ignoresSafeArea())
  }

  @Test("a segment that is not enabled is not chosen, also when others are inserted or removed before it")
  func disabledSegments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    let phone = phone(control)
    phone.screen.tap(at: CGPoint(x: 340, y: 130))
    #expect(control.selectedSegmentIndex == 0 && !control.isEnabledForSegment(at: 2))
    phone.screen.tap(at: CGPoint(x: 195, y: 130))
    #expect(control.selectedSegmentIndex == 1)
    phone.screen.perform { control.removeSegment(at: 0, animated: false) }
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    phone.screen.perform { control.insertSegment(withTitle: "d", at: 1, animated: false) }
    #expect(control.isEnabledForSegment(at: 1) && !control.isEnabledForSegment(at: 2))
    phone.screen.perform {
      control.setEnabled(true, forSegmentAt: 2)
      control.selectedSegmentIndex = 0
    }
    phone.screen.tap(at: CGPoint(x: 340, y: 130))
    #expect(control.selectedSegmentIndex == 2 && phone.issues == [])
  }

  @Test("a segment that is not enabled is described so")
  func describedSegments() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    let phone = phone(control)
    #expect(phone.node(.button, "a")?.isEnabled == true && phone.node(.button, "b")?.isEnabled == false)
    phone.screen.perform { control.setEnabled(true, forSegmentAt: 1) }
    #expect(phone.node(.button, "b")?.isEnabled == true && phone.issues == [])
  }

  @Test("a segment has a title or an image")
  func images() throws {
    let control = UISegmentedControl(items: ["a", "b"])
    let image = try #require(UIImage(systemName: "star"))
    control.setImage(image, forSegmentAt: 1)
    control.setImage(image, forSegmentAt: 7)
    #expect(control.imageForSegment(at: 1) == image && control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 0) == nil && control.imageForSegment(at: 7) == nil)
    let phone = phone(control)
    phone.screen.perform {
      control.setWidth(0, forSegmentAt: 0)
      control.setWidth(80, forSegmentAt: 0)
    }
    #expect(phone.issues.count == 1 && phone.issues.first?.contains("UISegmentedControl.setWidth") == true)
  }

  @Test("a date is shown in the language and the time zone of its control")
  func dates() {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.date = Date(timeIntervalSince1970: 0)
    picker.locale = Locale(identifier: "de_DE")
    picker.timeZone = TimeZone(secondsFromGMT: 3600 * 5)
    let phone = phone(picker)
    func shows(_ text: String) -> Bool {
      phone.nodes.contains { ($0.label ?? "").contains(text) || ($0.value ?? "").contains(text) || $0.title == text }
    }
    #expect(shows("5:00"))
    phone.screen.perform { picker.timeZone = TimeZone(secondsFromGMT: 3600 * 7) }
    #expect(shows("7:00") && !shows("5:00"))
    #expect(picker.datePickerStyle == .compact && phone.issues == [])
    phone.screen.perform { picker.minuteInterval = 15 }
    #expect(picker.minuteInterval == 15 && phone.issues.count == 1)
    let surrounding = picker.calendar.identifier
    phone.screen.perform { picker.calendar = Calendar(identifier: .buddhist) }
    #expect(picker.calendar.identifier == .buddhist && surrounding != .buddhist)
    phone.screen.perform { picker.calendar = nil }
    #expect(picker.calendar.identifier == surrounding)
  }
}
