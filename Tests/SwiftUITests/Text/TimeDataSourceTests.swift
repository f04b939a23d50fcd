import Foundation
import Testing

@testable import SwiftUI

@Suite("Texts that follow the time") @MainActor
struct TimeDataSourceTests {
  private let start = Date(timeIntervalSince1970: 1000)

  private func texts(_ text: Text, at seconds: TimeInterval) -> [String] {
    PhoneScreen(text.environment(\.now, start + seconds).environment(\.locale, Locale(identifier: "en_US"))).texts
  }

  @Test("a stopwatch counts from its start, a timer to its end")
  func counted() {
    let stopwatch = Text(.currentDate, format: .stopwatch(startingAt: start))
    #expect(texts(stopwatch, at: 65.25) == ["1:05.25"])
    #expect(
      texts(Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1))), at: 3661) == [
        "1:01:01"
      ])
    let timer = Text(.currentDate, format: .timer(countingDownIn: start..<start + 300))
    #expect(texts(timer, at: 1) == ["4:59"])
  }

  @Test("an offset and a reference show the distance of a date")
  func distances() {
    #expect(texts(Text(.currentDate, format: .offset(to: start)), at: 7500) == ["2 hours, 5 minutes"])
    #expect(texts(Text(.currentDate, format: .reference(to: start)), at: 7200) == ["2 hours ago"])
  }

  @Test("a calendar decides how long months and years are")
  func calendars() throws {
    let first = Date(timeIntervalSince1970: 1_633_046_400)
    let last = first + 342 * 86_400
    func calendar(_ identifier: Calendar.Identifier) throws -> Calendar {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
      calendar.locale = Locale(identifier: "en_US")
      return calendar
    }
    let offset = SystemFormatStyle.DateOffset(to: first, allowedFields: [.year, .month, .day])
    #expect(String(offset.calendar(try calendar(.gregorian)).format(last).characters) == "11 months, 7 days")
    #expect(String(offset.calendar(try calendar(.islamicCivil)).format(last).characters) == "11 months, 18 days")
    let reference = SystemFormatStyle.DateReference(to: last).locale(Locale(identifier: "en_US"))
    #expect(String(reference.calendar(try calendar(.gregorian)).format(first).characters) == "in 11 months")
    #expect(String(reference.calendar(try calendar(.islamicCivil)).format(first).characters) == "in 1 year")
  }
}
