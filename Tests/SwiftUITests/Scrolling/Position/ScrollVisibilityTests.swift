import Foundation
import Testing

@testable import SwiftUI

@Suite("Visibility in scroll views") @MainActor
struct ScrollVisibilityTests {
  private struct Row: View {
    let number: Int
    let threshold: Double
    let log: EventLog

    var body: some View {
      Color.red.frame(height: 100)
        .onScrollVisibilityChange(threshold: threshold) { log.add("\(number) \($0)") }
    }
  }

  private func screen(threshold: Double, isLazy: Bool = false, log: EventLog) -> Screen {
    let screen = Screen.phone(height: 250)
    let rows = ForEach(0..<30) { Row(number: $0, threshold: threshold, log: log) }
    screen.show(
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      })
    return screen
  }

  @Test("a view is visible while the fraction of its area is in the viewport", arguments: [false, true])
  func threshold(isLazy: Bool) {
    let log = EventLog()
    let screen = screen(threshold: 0.5, isLazy: isLazy, log: log)
    #expect(log.take().sorted() == ["0 true", "1 true", "2 true"])
    screen.scroll(to: 40)
    #expect(log.take() == [])
    screen.scroll(to: 60)
    #expect(log.take() == ["0 false"])
    screen.scroll(to: 110)
    #expect(log.take() == ["3 true"])
    screen.scroll(to: 2000)
    #expect(
      log.take().sorted() == ["1 false", "2 false", "20 true", "21 true", "22 true", "3 false"])
  }

  @Test("with a threshold of 1 a view is visible as a whole")
  func whole() {
    let log = EventLog()
    let screen = screen(threshold: 1, log: log)
    #expect(log.take().sorted() == ["0 true", "1 true"])
    screen.scroll(to: 50)
    #expect(log.take().sorted() == ["0 false", "2 true"])
  }

  @Test("a view outside of scroll views reports nothing")
  func outside() {
    let log = EventLog()
    Screen.phone().show(Row(number: 0, threshold: 0.5, log: log))
    #expect(log.take() == [])
  }

  private struct Targets: View {
    let rows: TestValue<[Int]>
    let isLazy: Bool
    let log: EventLog

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { content }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { content }.scrollTargetLayout()
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
    }

    private var content: some View {
      ForEach(rows.value, id: \.self) { _ in Color.red.frame(height: 100) }
    }
  }

  @Test("the identities of the visible targets are reported when they change", arguments: [false, true])
  func targets(isLazy: Bool) {
    let log = EventLog()
    let rows = TestValue(Array(0..<30))
    let screen = Screen.phone(height: 250)
    screen.show(Targets(rows: rows, isLazy: isLazy, log: log))
    #expect(log.take() == ["[0, 1, 2]"])
    screen.scroll(to: 40)
    #expect(log.take() == [])
    screen.scroll(to: 1060)
    #expect(log.take() == ["[11, 12]"])
    screen.perform { rows.value.swapAt(11, 12) }
    #expect(log.take() == ["[12, 11]"])
    screen.perform { rows.value = [] }
    #expect(log.take() == ["[]"])
  }

  @Test("the targets of a scroll view in the content of another one do not replace those of the outer one")
  func nested() {
    let log = EventLog()
    let screen = Screen.phone(height: 250)
    screen.show(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { _ in
            ScrollView(.horizontal) { Color.red.frame(width: 100, height: 100) }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") })
    #expect(log.take() == ["[0, 1, 2]"])
  }
}
