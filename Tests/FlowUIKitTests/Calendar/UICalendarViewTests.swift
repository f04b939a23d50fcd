import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("UICalendarView") @MainActor
struct UICalendarViewTests {
  private final class Delegate: UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate {
    let log = CallLog()
    var refused: Int?

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.add("selects \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.add("deselects \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != refused }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      log.add("selects \(dateComponents?.day ?? 0)")
    }
  }

  private func day(_ number: Int) -> DateComponents { DateComponents(year: 2007, month: 1, day: number) }

  private func selected(_ phone: Phone) -> [String] { phone.nodes.filter(\.isSelected).compactMap(\.label) }

  @Test("days are selected and deselected by a tap, and the delegate is asked and told")
  func several() {
    let delegate = Delegate()
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    selection.selectedDates = [day(3)]
    let view = UICalendarView()
    view.selectionBehavior = selection
    let phone = Phone(Shown(view: view).frame(width: 350, height: 400))
    #expect(selected(phone) == ["Wednesday, January 3"])
    phone.tap(.button, "Tuesday, January 9")
    phone.tap(.button, "Wednesday, January 3")
    #expect(delegate.log.take() == ["selects 9", "deselects 3"])
    #expect(selected(phone) == ["Tuesday, January 9"] && selection.selectedDates.map(\.day) == [9])
    delegate.refused = 12
    phone.tap(.button, "Friday, January 12")
    #expect(delegate.log.take() == [] && selected(phone) == ["Tuesday, January 9"])
    #expect(
      phone.issues == [
        "UICalendarSelectionMultiDate.delegate is approximate: days that cannot be selected are not dimmed."
      ])
    phone.screen.perform { selection.setSelectedDates([day(1), day(2)], animated: false) }
    #expect(selected(phone) == ["Monday, January 1", "Tuesday, January 2"])
  }

  @Test("a single day replaces the one before")
  func single() {
    let delegate = Delegate()
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    let view = UICalendarView()
    view.selectionBehavior = selection
    let phone = Phone(Shown(view: view).frame(width: 350, height: 400))
    phone.tap(.button, "Tuesday, January 9")
    phone.tap(.button, "Friday, January 12")
    #expect(selected(phone) == ["Friday, January 12"] && selection.selectedDate?.day == 12)
    phone.tap(.button, "Friday, January 12")
    #expect(selected(phone) == [] && delegate.log.take() == ["selects 9", "selects 12", "selects 0"])
  }

  @Test("days outside of the range, and those without a way to select, stay as they are")
  func range() {
    let view = UICalendarView()
    let phone = Phone(Shown(view: view).frame(width: 350, height: 400))
    phone.tap(.button, "Tuesday, January 9")
    #expect(selected(phone) == [])
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    phone.screen.perform {
      view.selectionBehavior = selection
      view.availableDateRange = DateInterval(start: Date(timeIntervalSince1970: 1_168_364_460), end: .distantFuture)
    }
    phone.tap(.button, "Monday, January 8")
    phone.tap(.button, "Wednesday, January 10")
    #expect(selected(phone) == ["Wednesday, January 10"])
  }

  @Test("what is not drawn is named")
  func missing() {
    final class Marks: UICalendarViewDelegate {
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { .default(color: .red) }
    }
    let marks = Marks()
    let view = UICalendarView()
    let phone = Phone(Shown(view: view))
    phone.screen.perform {
      view.delegate = marks
      view.fontDesign = .rounded
    }
    #expect(
      phone.issues == [
        "UICalendarView.delegate is not implemented: days have no decorations.",
        "UICalendarView.fontDesign is not implemented: the texts keep their design.",
      ])
  }
}
