import Foundation
import Testing

@testable import SwiftUI

@Suite("Dates in texts follow the time of the screen") @MainActor
struct TextDateTests {
  private let now = EnvironmentValues().now

  private func screen(_ view: some View, now: Date? = nil) -> MovingScreen {
    MovingScreen(view.environment(\.now, now ?? self.now))
  }

  @Test("the present is the same on every machine: 9:41 in San Francisco on the day of the first iPhone")
  func fixedPresent() {
    #expect(now == ISO8601DateFormatter().date(from: "2007-01-09T17:41:00Z"))
    #expect(screen(Text(now, style: .time)).screen.nodes.map(\.label) == ["5:41\u{202F}PM"])
  }

  @Test(
    "a distance changes with every second",
    arguments: [
      (Text.DateStyle.timer, ["1:05", "1:03", "0:00", "0:10"]),
      (.relative, ["1 min, 5 sec", "1 min, 3 sec", "0 sec", "10 sec"]),
      (.offset, ["-1 min, 5 sec", "-1 min, 3 sec", "-0 sec", "+10 sec"]),
    ])
  func distances(style: Text.DateStyle, expected: [String]) {
    let moving = screen(Text(now + 65, style: style))
    var seen = moving.screen.nodes.compactMap(\.label)
    for seconds in [2.0, 63, 10] {
      moving.screen.advance(by: seconds)
      seen += moving.screen.nodes.compactMap(\.label)
    }
    #expect(seen == expected)
  }

  @Test("a formatter of relative dates formats against the present of the screen, which advances")
  func relativeFormatter() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let moving = screen(Text(now + 3, formatter: formatter))
    #expect(moving.screen.nodes.map(\.label) == ["in 3 seconds"])
    moving.screen.advance(by: 5)
    #expect(moving.screen.nodes.map(\.label) == ["2 seconds ago"])
  }

  @Test("a timer and a progress bar follow an interval, and stop at its end")
  func interval() {
    struct Both: View {
      let interval: ClosedRange<Date>
      var body: some View {
        VStack {
          Text(timerInterval: interval)
          ProgressView(timerInterval: interval, countsDown: false)
        }
      }
    }
    let moving = screen(Both(interval: (now - 10)...(now + 30)))
    func shown() -> [String] { moving.screen.nodes.compactMap { $0.value ?? $0.label } }
    #expect(shown() == ["0:30", "25%"])
    moving.screen.advance(by: 10)
    #expect(shown() == ["0:20", "50%"])
    moving.screen.advance(by: 40)
    #expect(shown() == ["0:00", "100%"])
    #expect(moving.screen.nextMoment == nil)
  }

  @Test("a relative format counts from the screen's present, in the locale of the view")
  func relativeFormat() {
    let view = Text(now + 3600, format: .relative(presentation: .numeric))
    #expect(screen(view).screen.nodes.map(\.label) == ["in 1 hour"])
    let german = screen(view.environment(\.locale, Locale(identifier: "de_DE")))
    #expect(german.screen.nodes.map(\.label) == ["in 1 Stunde"])
    let moving = screen(Text("Due \(now + 3600, format: .relative(presentation: .numeric))"))
    #expect(moving.screen.nodes.map(\.label) == ["Due in 1 hour"])
    let later = screen(view, now: now + 7200)
    #expect(later.screen.nodes.map(\.label) == ["1 hour ago"])
  }

  @Test("a relative format shows a changed date that is as many years from another present")
  func changedDate() {
    struct Due: View {
      let date: TestValue<Date>

      var body: some View { Text(date.value, format: .relative(presentation: .numeric)) }
    }
    let present = now + 600_000_000
    let date = TestValue(present + 3600)
    let moving = screen(Due(date: date), now: present)
    #expect(moving.screen.nodes.map(\.label) == ["in 1 hour"])
    moving.screen.perform { date.value = present + 7200 }
    #expect(moving.screen.nodes.map(\.label) == ["in 2 hours"])
  }

  @Test("a date format has the view's time zone, unless it sets its own")
  func timeZone() {
    func texts(_ format: Date.FormatStyle) -> [String?] {
      screen(Text(now, format: format).environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt))
        .screen.nodes.map(\.label)
    }
    #expect(texts(.dateTime.hour().minute()) == ["6:41\u{202F}PM"])
    var own = Date.FormatStyle.dateTime.hour().minute()
    own.timeZone = TimeZone(secondsFromGMT: -3600) ?? .gmt
    #expect(texts(own) == ["4:41\u{202F}PM"])
  }

  @Test("the format of an interval has the view's time zone, unless it sets its own")
  func timeZoneOfIntervals() {
    func texts(_ format: Date.IntervalFormatStyle) -> [String?] {
      screen(Text(now..<now + 7200, format: format).environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt))
        .screen.nodes.map(\.label)
    }
    #expect(texts(.interval.hour().minute()).first??.hasPrefix("6:41") == true)
    var own = Date.IntervalFormatStyle.interval.hour().minute()
    own.timeZone = TimeZone(secondsFromGMT: -3600) ?? .gmt
    #expect(texts(own).first??.hasPrefix("4:41") == true)
  }

  @Test("timelines begin at the same present")
  func timelines() {
    let moving = screen(TimelineView(.periodic(from: now, by: 10)) { Text($0.date, style: .timer) }, now: now)
    moving.screen.advance(by: 25)
    #expect(moving.screen.nodes.map(\.label) == ["0:05"])
  }
}
