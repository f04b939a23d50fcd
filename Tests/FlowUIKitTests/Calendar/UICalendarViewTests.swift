import Foundation
import FlowRendering
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
    #expect(phone.issues == [])
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

  @Test("a day that the delegate refuses is disabled, until it is asked again")
  func refused() {
    let delegate = Delegate()
    delegate.refused = 12
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    let view = UICalendarView()
    view.selectionBehavior = selection
    let phone = Phone(Shown(view: view).frame(width: 350, height: 400))
    func disabled() -> [String] {
      phone.nodes.filter { $0.role == .button && !$0.isEnabled }.compactMap(\.label)
    }
    #expect(disabled() == ["Friday, January 12"])
    delegate.refused = 15
    phone.screen.perform { selection.updateSelectableDates() }
    #expect(disabled() == ["Monday, January 15"])
  }

  // MARK: - Marks

  private final class Marks: UICalendarViewDelegate {
    let log = CallLog()
    var marks: [Int: UICalendarView.Decoration] = [:]

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      if let mark = marks[dateComponents.day ?? 0] {
        log.add("\(dateComponents.day ?? 0), \(dateComponents.date == nil ? "no date" : "a date")")
        return mark
      }
      return nil
    }

    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      let month = calendarView.visibleDateComponents
      log.add(
        "from \(previousDateComponents.month ?? 0) to \(month.month ?? 0) of \(month.year ?? 0), day \(month.day ?? 0)")
    }
  }

  /// The center of the pixels of a color, in points.
  private func center(_ red: UInt8, _ green: UInt8, _ blue: UInt8, in phone: Phone) -> CGPoint? {
    guard let picture = phone.screen.picture(scale: 1) else { return nil }
    var (left, top, right, bottom) = (picture.width, picture.height, -1, -1)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        guard (pixel.red, pixel.green, pixel.blue) == (red, green, blue) else { continue }
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
      }
    }
    return right < 0 ? nil : CGPoint(x: CGFloat(left + right) / 2, y: CGFloat(top + bottom) / 2)
  }

  @Test("marks are drawn below the number of their day, and asked for again when they are reloaded")
  func marks() throws {
    let marks = Marks()
    marks.marks[9] = .default(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1), size: .large)
    let view = UICalendarView()
    view.delegate = marks
    let phone = Phone(Shown(view: view).frame(width: 350, height: 500))
    #expect(marks.log.take() == ["9, a date"])
    let ninth = try #require(phone.node(.button, "Tuesday, January 9")).frame
    let mark = try #require(center(255, 0, 0, in: phone))
    #expect(abs(mark.x - ninth.midX) < 1 && mark.y > ninth.maxY - 1 && mark.y < ninth.maxY + 16)

    marks.marks = [
      10: .customView {
        marks.log.add("view")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.widthAnchor.constraint(equalToConstant: 8).isActive = true
        view.heightAnchor.constraint(equalToConstant: 8).isActive = true
        return view
      }
    ]
    phone.screen.perform {
      view.reloadDecorations(forDateComponents: [day(9), day(10)], animated: true)
    }
    #expect(marks.log.take() == ["10, a date", "view"])
    #expect(center(255, 0, 0, in: phone) == nil)
    let tenth = try #require(phone.node(.button, "Wednesday, January 10")).frame
    #expect(abs(try #require(center(0, 0, 255, in: phone)).x - tenth.midX) < 1)

    let height = view.intrinsicContentSize.height
    phone.screen.perform { view.wantsDateDecorations = false }
    #expect(center(0, 0, 255, in: phone) == nil && view.intrinsicContentSize.height < height)
  }

  @Test("the visible month is set, changed by touches, and told to the delegate")
  func months() {
    let marks = Marks()
    let view = UICalendarView()
    view.delegate = marks
    let phone = Phone(Shown(view: view).frame(width: 350, height: 500))
    #expect(view.visibleDateComponents.month == 1 && view.visibleDateComponents.year == 2007)
    phone.tap(.button, "Next Month")
    #expect(marks.log.take() == ["from 1 to 2 of 2007, day 0"] && phone.texts.contains("February 2007"))
    phone.screen.perform {
      view.setVisibleDateComponents(DateComponents(year: 2008, month: 5, day: 3), animated: true)
    }
    #expect(marks.log.take() == ["from 2 to 5 of 2008, day 0"] && phone.texts.contains("May 2008"))
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    phone.screen.perform {
      view.selectionBehavior = selection
      selection.setSelected(day(20), animated: false)
    }
    #expect(phone.texts.contains("January 2007") && selected(phone) == ["Saturday, January 20"])
  }

  @Test("the texts have the design of fonts that is asked for")
  func fontDesign() {
    func picture(_ design: UIFontDescriptor.SystemDesign) -> Bitmap? {
      let view = UICalendarView()
      view.fontDesign = design
      return Phone(Shown(view: view).frame(width: 350, height: 500)).screen.picture(scale: 1)
    }
    #expect(picture(.serif) != picture(.default))
  }
}
