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
}
