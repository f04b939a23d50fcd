import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Timelines")
struct TimelineViewTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func seconds<S: TimelineSchedule>(of schedule: S, _ log: EventLog = EventLog()) -> some View {
    TimelineView(schedule) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      Text(verbatim: "\(seconds)").onChange(of: seconds) { log.add("\(seconds)") }
    }
    .environment(\.now, start)
  }

  @Test("a periodic timeline shows each of its dates as the time passes them")
  func periodic() {
    let log = EventLog()
    let screen = MovingScreen(seconds(of: .periodic(from: start, by: 10), log))
    #expect(screen.screen.nodes.map(\.label) == ["0.0"])
    screen.screen.advance(by: 25)
    #expect(screen.screen.nodes.map(\.label) == ["20.0"])
    #expect(log.take() == ["10.0", "20.0"])
  }

  @Test("a timeline of every minute and an explicit one")
  func others() {
    let minutes = MovingScreen(seconds(of: .everyMinute))
    minutes.screen.advance(by: 125)
    #expect(minutes.screen.nodes.map(\.label) == ["120.0"])
    let dates = [3.0, 7].map { Date(timeIntervalSinceReferenceDate: $0) }
    let explicit = MovingScreen(seconds(of: .explicit(dates)))
    explicit.screen.advance(by: 5)
    #expect(explicit.screen.nodes.map(\.label) == ["3.0"])
    explicit.screen.advance(by: 50)
    #expect(explicit.screen.nodes.map(\.label) == ["7.0"])
  }

  @Test("a schedule with a date that is not a number ends there, with an issue")
  func notFinite() {
    for schedule in [
      PeriodicTimelineSchedule(from: start, by: .nan), PeriodicTimelineSchedule(from: start, by: .infinity),
    ] {
      let screen = MovingScreen(seconds(of: schedule))
      #expect(screen.screen.nodes.map(\.label) == ["0.0"])
      #expect(screen.screen.graph.issues.count == 1)
    }
    let animation = MovingScreen(seconds(of: .animation(minimumInterval: .nan)))
    #expect(animation.screen.nodes.map(\.label) == ["0.0"])
    #expect(animation.screen.graph.issues.count == 1)
  }

  /// A date per second, from a time that is too long ago.
  private struct LongAgo: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
      sequence(first: startDate.addingTimeInterval(-1e15)) { $0.addingTimeInterval(1) }
    }
  }

  @Test("a schedule that does not reach the present is left, with an issue")
  func longAgo() {
    let screen = MovingScreen(seconds(of: LongAgo()))
    #expect(screen.screen.graph.issues.count == 1)
    #expect(screen.screen.graph.issues.first?.message.contains("dates that have passed") == true)
  }

  @Test("dates within a frame are shown as one, and an advance ends at the last date")
  func manyDates() {
    let log = EventLog()
    let screen = MovingScreen(seconds(of: .periodic(from: start, by: 0.001), log))
    screen.screen.advance(by: 0.5)
    #expect(log.lines.count <= 32)
    #expect(log.lines.last == "0.5")
  }

  @Test("an animation timeline follows the time, stops while it is paused, and is reported as endless")
  func animation() {
    let paused = TestValue(false)
    let screen = MovingScreen(Pausing(paused: paused))
    screen.screen.advance(by: 0.123)
    #expect(screen.screen.nodes.map(\.label) == ["0.123"])
    #expect(screen.screen.settle().reason == .endless)
    screen.screen.perform { paused.value = true }
    screen.screen.advance(by: 1)
    #expect(screen.screen.nodes.map(\.label) == ["0.123"])
    #expect(screen.screen.settle().reason == .atRest)
  }
}

private struct Pausing: View {
  let paused: TestValue<Bool>
  var body: some View {
    TimelineView(.animation(paused: paused.value)) {
      Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)")
    }
    .environment(\.now, Date(timeIntervalSinceReferenceDate: 0))
  }
}
