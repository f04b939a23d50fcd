import Observation
import Testing

@testable import SwiftUI

@Suite("The initial object of a State") @MainActor
struct InitialObjectTests {
  fileprivate final class Log {
    var made = 0
    var shown: [String] = []
  }

  @Observable
  fileprivate final class Model {
    let number: Int

    init(log: Log) {
      log.made += 1
      number = log.made
    }
  }

  private struct Child: View {
    let log: Log
    let tick: Int
    @State private var model: Model

    init(log: Log, tick: Int) {
      self.log = log
      self.tick = tick
      _model = State(wrappedValue: Model(log: log))
    }

    var body: some View {
      log.shown.append("\(tick): \(model.number)")
      return Text("\(model.number)")
    }
  }

  private struct Parent: View {
    let log: Log
    let tick: TestValue<Int>

    var body: some View { Child(log: log, tick: tick.value) }
  }

  @Test("is made once while the view keeps its identity, however often the view's value is made")
  func once() {
    let log = Log()
    let tick = TestValue(0)
    let phone = PhoneScreen(Parent(log: log, tick: tick))
    for next in 1...3 { phone.screen.perform { tick.value = next } }
    #expect(log.shown == ["0: 1", "1: 1", "2: 1", "3: 1"])
    #expect(log.made == 1)
  }

  @Test("is the same one for all reads of a view that no screen shows, and is not made without a read")
  func unshown() {
    let log = Log()
    let unread = State(wrappedValue: Model(log: log))
    let state = State(wrappedValue: Model(log: log))
    #expect(log.made == 0)
    #expect(state.wrappedValue === state.wrappedValue && log.made == 1)
    #expect(unread.wrappedValue.number == 2)
    _ = State(initialValue: Model(log: log))
    #expect(log.made == 3)
  }
}
