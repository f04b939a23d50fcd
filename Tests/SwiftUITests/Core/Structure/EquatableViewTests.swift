import Testing

@testable import SwiftUI

/// Facts F15 to F17 of Docs/AppleFacts.md.
@Suite("Equatable views") @MainActor
struct EquatableViewTests {
  @MainActor
  private final class Counts {
    var bodies = 0
    var set: (Int) -> Void = { _ in }
  }

  private struct Plain: View {
    let number: Int
    let counts: Counts

    var body: some View {
      let _ = counts.bodies += 1
      Text("\(number)")
    }
  }

  private struct Parity: View, Equatable {
    let number: Int
    let counts: Counts

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }

    var body: some View {
      let _ = counts.bodies += 1
      Text("\(number)")
    }
  }

  private struct Parent<Content: View>: View {
    let counts: Counts
    let content: (Int) -> Content
    @State private var count = 0

    var body: some View {
      let _ = counts.set = { count = $0 }
      content(count)
    }
  }

  private func bodies<Content: View>(_ content: @escaping (Int, Counts) -> Content) -> Int {
    let counts = Counts()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Parent(counts: counts) { content($0, counts) })
    for value in [2, 4] { screen.perform { counts.set(value) } }
    return counts.bodies
  }

  @Test("F15: a view that is not equatable is evaluated for every new value")
  func plain() {
    #expect(bodies { Plain(number: $0, counts: $1) } == 3)
  }

  @Test("F16, F17: an equatable view is evaluated when it compares as different, with or without equatable()")
  func equatable() {
    // On Apple's platforms 2, because the first comparison is skipped; its test accepts 1 to 3.
    #expect(bodies { Parity(number: $0, counts: $1).equatable() } == 1)
    #expect(bodies { Parity(number: $0, counts: $1) } == 1)
  }
}
