import Testing

@testable import SwiftUI

@Suite("Timeline schedules")
struct TimelineScheduleTests {
  private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func first<S: TimelineSchedule>(_ count: Int, of schedule: S, from start: TimeInterval) -> [TimeInterval] {
    schedule.entries(from: date(start), mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test("a periodic schedule begins with the last tick that has passed")
  func periodic() {
    #expect(first(2, of: .periodic(from: date(0), by: 10), from: 25) == [20, 30])
    #expect(first(2, of: .periodic(from: date(0), by: 5), from: 15) == [15, 20])
  }

  @Test("an explicit schedule has its dates and no more")
  func explicit() {
    let dates = [date(100), date(200), date(300)]
    #expect(first(9, of: .explicit(dates), from: 0) == [100, 200, 300])
  }

  @Test("every minute begins on a whole minute")
  func everyMinute() {
    let entries = first(3, of: .everyMinute, from: 12_345.678)
    #expect(entries.allSatisfy { $0.truncatingRemainder(dividingBy: 60) == 0 })
    #expect(abs(entries[0] - 12_345.678) < 60)
    #expect(entries[1] - entries[0] == 60 && entries[2] - entries[1] == 60)
  }

  @Test("an animation schedule is empty when paused or in low-frequency mode")
  func animation() {
    #expect(first(3, of: .animation(minimumInterval: 0.5), from: 1) == [1, 1.5, 2])
    #expect(first(3, of: .animation(minimumInterval: nil, paused: true), from: 1).isEmpty)
    #expect(Array(AnimationTimelineSchedule().entries(from: date(0), mode: .lowFrequency)).isEmpty)
  }
}
