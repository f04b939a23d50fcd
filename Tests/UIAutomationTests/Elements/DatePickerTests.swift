import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Date pickers") @MainActor
struct DatePickerTests {
  @Test("a date has a wheel for the month, the day and the year, which can be turned")
  func dateWheels() {
    let app = XCUIApplication(showing: Appointment(components: .date))
    let wheels = app.datePickers["Start"].pickerWheels
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["January", "9", "2007"])
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "31")
    wheels.element(boundBy: 2).adjust(toPickerWheelValue: "2010")
    #expect(app.staticTexts["2010-03-31 17:41"].exists)
  }

  @Test("a day that the month does not have becomes the month's last")
  func shortMonth() {
    let app = XCUIApplication(showing: Appointment(components: .date))
    let wheels = app.datePickers["Start"].pickerWheels
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "31")
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "February")
    #expect(app.staticTexts["2007-02-28 17:41"].exists)
  }

  @Test("a time has a wheel for the hour, the minute and the half of the day")
  func timeWheels() {
    let app = XCUIApplication(showing: Appointment(components: .hourAndMinute))
    let wheels = app.datePickers["Start"].pickerWheels
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["5 o'clock", "41 minutes", "PM"])
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "7")
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "05")
    wheels.element(boundBy: 2).adjust(toPickerWheelValue: "AM")
    #expect(app.staticTexts["2007-01-09 07:05"].exists)
  }

  @Test("a time of 24 hours has no wheel for the half of the day")
  func germanTime() {
    let app = XCUIApplication(
      showing: Appointment(components: .hourAndMinute).environment(\.locale, Locale(identifier: "de_DE")))
    #expect(app.pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == ["17", "41"])
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "16")
    #expect(app.staticTexts["2007-01-09 16:41"].exists)
  }

  @Test("a date and a time have a wheel for the day of the year")
  func dayAndTime() {
    let app = XCUIApplication(showing: Appointment(components: [.date, .hourAndMinute]))
    let wheels = app.datePickers["Start"].pickerWheels
    #expect(wheels.count == 4)
    #expect(wheels.element(boundBy: 0).value as? String == "Tue Jan 9")
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Thu Jan 11")
    #expect(app.staticTexts["2007-01-11 17:41"].exists)
  }

  @Test("a distant year is reached, and one outside the range is not")
  func farYears() {
    let app = XCUIApplication(showing: Appointment(components: .date))
    app.pickerWheels.element(boundBy: 2).adjust(toPickerWheelValue: "1969")
    #expect(app.staticTexts["1969-01-09 17:41"].exists)
    let messages = failures { app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "Brumaire") }
    #expect(messages.count == 1)
  }

  @Test("the title of a calendar opens the wheels of the month and the year")
  func yearPicker() {
    let app = XCUIApplication(showing: Appointment(components: .date, style: .compact))
    app.datePickers.firstMatch.tap()
    app.datePickers.buttons["Show year picker"].tap()
    app.datePickers.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "January")
    app.datePickers.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "2022")
    app.datePickers.buttons["Hide year picker"].tap()
    app.datePickers.buttons["Saturday, January 1"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.staticTexts["2022-01-01 17:41"].exists)
  }

  @Test("a compact field with a time opens wheels")
  func compactTime() {
    let app = XCUIApplication(showing: Appointment(components: [.date, .hourAndMinute], style: .compact))
    app.datePickers["Start"].buttons.element(boundBy: 1).tap()
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "30")
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.staticTexts["2007-01-09 17:30"].exists)
  }

  @Test("a wheel stops at the last selectable date")
  func range() {
    let app = XCUIApplication(
      showing: Appointment(components: .date, latest: Appointment.date.addingTimeInterval(86400)))
    app.pickerWheels.element(boundBy: 1).swipeUp()
    #expect(app.staticTexts["2007-01-10 17:41"].exists)
  }

  @Test("a compact field opens a calendar, in which a day is selected")
  func compact() {
    let app = XCUIApplication(showing: Appointment(components: .date, style: .compact))
    app.datePickers["Start"].buttons.firstMatch.tap()
    app.buttons["Next Month"].tap()
    app.buttons["Saturday, February 17"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.staticTexts["2007-02-17 17:41"].exists)
    #expect(!app.buttons["Next Month"].exists)
  }

  @Test("a calendar shows other months, and a day in it is selected")
  func graphical() {
    let app = XCUIApplication(showing: Appointment(components: .date, style: .graphical))
    let picker = app.datePickers["Start"]
    picker.buttons["Previous Month"].tap()
    picker.buttons["Sunday, December 24"].tap()
    #expect(picker.staticTexts["December 2006"].exists)
    #expect(app.staticTexts["2006-12-24 17:41"].exists)
    #expect(picker.buttons["Sunday, December 24"].isSelected)
  }
}

private struct Appointment: View {
  enum Style { case wheel, compact, graphical }

  /// 9 January 2007, 17:41 in Greenwich.
  static let date = Date(timeIntervalSince1970: 1_168_364_460)

  var components: DatePickerComponents
  var latest = Date.distantFuture
  var style = Style.wheel

  @State private var date = Appointment.date

  var body: some View {
    VStack {
      Text(text)
      switch style {
      case .wheel: picker.datePickerStyle(.wheel)
      case .compact: picker.datePickerStyle(.compact)
      case .graphical: picker.datePickerStyle(.graphical)
      }
    }
  }

  private var picker: some View {
    DatePicker("Start", selection: $date, in: Date.distantPast...latest, displayedComponents: components)
  }

  private var text: String {
    let parts = date.ISO8601Format().split { "TZ".contains($0) }
    return "\(parts[0]) \(parts[1].prefix(5))"
  }
}
