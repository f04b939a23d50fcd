import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("DatePicker") @MainActor
struct DatePickerTests {
  /// 9 January 2007, 17:41 in Greenwich.
  static let date = Date(timeIntervalSince1970: 1_168_364_460)

  struct Delivery: View {
    @State var date = DatePickerTests.date
    var components: DatePickerComponents = .date
    var latest = Date.distantFuture

    var body: some View {
      DatePicker("Delivery", selection: $date, in: Date.distantPast...latest, displayedComponents: components)
    }
  }

  @Test("a date picker writes its date with the locale and time zone of its environment")
  func formats() throws {
    #expect(try ControlHost { Delivery() }.node("Delivery").value == "Jan 9, 2007")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(secondsFromGMT: 8 * 3600) ?? .gmt
    let host = ControlHost(environment: environment) { Delivery(components: [.date, .hourAndMinute]) }
    let value = try #require(try host.node("Delivery").value)
    #expect(value.hasPrefix("10. Jan. 2007, "))
    #expect(value.hasSuffix("1:41"))
  }

  @Test(
    "the text of a field in a row of a form is not smaller than elsewhere", arguments: [SystemVersion.iOS18, .iOS26])
  func inForm(system: SystemVersion) throws {
    let phone = PhoneScreen(Form { Delivery(components: [.date, .hourAndMinute]) }, system: system)
    let texts = phone.screen.elements.filter { $0.fact(ShownTextFact.self) != nil }
    #expect(texts.count == 3)
    for text in texts {
      #expect(text.size == text.size(for: .unspecified))
      // In the row, with the margin of the field.
      #expect(text.frameOnScreen.maxX < 362)
    }
  }

  @Test("nothing on the wheels of a date and a time is cut off")
  func roomOnWheels() {
    let host = ControlHost {
      DatePicker("Delivery", selection: .constant(Self.date)).datePickerStyle(.wheel)
    }
    let texts = host.elements.filter { $0.fact(ShownTextFact.self) != nil }
    let cutOff = texts.filter { $0.size.width < $0.size(for: .unspecified).width - 0.01 }
    #expect(texts.contains { $0.fact(ShownTextFact.self)?.string(in: $0) == "PM" })
    #expect(cutOff.compactMap { $0.fact(ShownTextFact.self)?.string(in: $0) } == [])
  }

  @Test("where text is very large, the date is below its label and not cut off")
  func largeText() throws {
    func fields(_ size: DynamicTypeSize) throws -> (label: CGRect, date: CGRect, isCut: Bool) {
      let phone = PhoneScreen(Delivery().padding().dynamicTypeSize(size))
      let texts = phone.screen.elements.filter { $0.fact(ShownTextFact.self) != nil }
      let label = try #require(texts.first { $0.fact(ShownTextFact.self)?.string(in: $0) == "Delivery" })
      let date = try #require(texts.first { $0.fact(ShownTextFact.self)?.string(in: $0) == "Jan 9, 2007" })
      return (
        label.frameOnScreen, date.frameOnScreen, date.size.width < date.size(for: .unspecified).width - 0.01
      )
    }
    let large = try fields(.accessibility4)
    #expect(large.date.minY > large.label.maxY && large.date.minX < 40)
    #expect(!large.isCut)
    let usual = try fields(.large)
    #expect(usual.date.minY < usual.label.maxY && usual.date.minX > 200)
  }

  @Test("the next and the previous day, and a day itself")
  func moves() throws {
    let host = ControlHost { Delivery() }
    try host.perform(.increment, on: "Delivery")
    #expect(try host.node("Delivery").value == "Jan 10, 2007")
    let day = try Date("2008-02-29T12:00:00Z", strategy: .iso8601)
    try host.perform(.setDate, on: "Delivery", with: .date(day))
    #expect(try host.node("Delivery").value == "Feb 29, 2008")
  }

  @Test("a date after the last one that may be selected becomes the last one")
  func range() throws {
    let host = ControlHost { Delivery(latest: Self.date.addingTimeInterval(86400)) }
    for _ in 0..<3 { try host.perform(.increment, on: "Delivery") }
    #expect(try host.node("Delivery").value == "Jan 10, 2007")
  }

  @Test("a date before the first one that may be selected becomes the first one")
  func openRange() throws {
    struct Delivery: View {
      @State private var date = DatePickerTests.date

      var body: some View {
        DatePicker("Delivery", selection: $date, in: DatePickerTests.date..., displayedComponents: .date)
      }
    }
    let host = ControlHost { Delivery() }
    try host.perform(.decrement, on: "Delivery")
    #expect(try host.node("Delivery").value == "Jan 9, 2007")
    try host.perform(.increment, on: "Delivery")
    #expect(try host.node("Delivery").value == "Jan 10, 2007")
  }

  @Test("a calendar disables the days out of range")
  func daysOutOfRange() throws {
    let host = ControlHost(width: 350) {
      Delivery(latest: Self.date.addingTimeInterval(86400)).datePickerStyle(.graphical)
    }
    #expect(try host.node("Tuesday, January 9").isEnabled)
    #expect(try host.node("Wednesday, January 10").isEnabled)
    #expect(try !host.node("Thursday, January 11").isEnabled)
  }

  @Test("a calendar shows the weeks of the month, and a touch selects a day")
  func graphical() throws {
    let host = ControlHost(width: 350) { Delivery().datePickerStyle(.graphical) }
    let month = CalendarMonth(
      containing: Self.date, selection: Self.date, calendar: EnvironmentValues().calendar)
    #expect(month.title == "January 2007")
    #expect(month.weeks.count == 5)
    #expect(month.weeks[0].days.map(\.number) == [nil, "1", "2", "3", "4", "5", "6"])
    let frame = try host.node("Delivery").frame
    // The last day of the first week: 6 January.
    host.screen.tap(at: CGPoint(x: frame.minX + 325, y: frame.minY + 44 + 24 + 22))
    #expect(try host.node("Delivery").value == "Jan 6, 2007")
  }

  @Test("days have the digits of the locale")
  func digits() {
    var calendar = EnvironmentValues().calendar
    calendar.locale = Locale(identifier: "ar_EG")
    let month = CalendarMonth(containing: Self.date, selection: Self.date, calendar: calendar)
    #expect(month.weeks.flatMap(\.days).compactMap(\.number).prefix(10).last == "\u{661}\u{660}")
  }

  @Test(
    "a compact date is not cut off at accessibility text sizes", arguments: [DynamicTypeSize.large, .accessibility2])
  func compactFits(size: DynamicTypeSize) throws {
    func texts(_ items: [DisplayItem]) -> [(Paragraph, CGRect)] {
      items.flatMap { item -> [(Paragraph, CGRect)] in
        switch item.content {
        case .text(let layout, let rect, _): [(layout.paragraph, rect)]
        case .group(_, let inner): texts(inner)
        default: []
        }
      }
    }
    let host = ControlHost(width: 320) {
      DatePicker("Due", selection: .constant(Self.date)).dynamicTypeSize(size)
    }
    let (paragraph, rect) = try #require(
      texts(host.screen.displayList().items).first { $0.0.runs.map(\.string).joined() == "Jan 9, 2007" })
    let drawn = TextSystem.shared.measurer.measure(
      paragraph, maxWidth: Double(rect.width) + 0.05, maxHeight: Double(rect.height) + 0.05)
    #expect(!drawn.isTruncated)
  }
}
