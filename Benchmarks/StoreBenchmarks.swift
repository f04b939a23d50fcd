import FlowStore
import Foundation

/// Compares the reducer test store with calls of its reducer in a loop.
@MainActor
struct StoreBenchmarks {
  private struct Counter: Equatable {
    var count = 0
    var name = "counter"
  }

  private enum Action: Equatable {
    case increment
    case burst(Int)
    case sleep
  }

  private static let reducer = Reducer<Counter, Action, Void> { state, action, _ in
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .burst(let count):
      return .merge((0..<count).map { _ in Effect(value: .increment) })
    case .sleep:
      return .run { _ in await Task.yield() }
    }
  }

  private func testStore() -> TestStore<Counter, Counter, Action, Action, Void> {
    TestStore(initialState: Counter(), reducer: Self.reducer, environment: ())
  }

  func run(into report: inout Report) async {
    sends(&report)
    received(&report)
    await effects(&report)
    memory(&report)
  }

  /// Sends per second: through the test store, through a store, and directly to the reducer.
  private func sends(_ report: inout Report) {
    let n = 10_000
    let perSecond = { (microseconds: Double) in Double(n) / microseconds * 1e6 }
    report.add(
      "reducer-loop", n: n, unit: "sends/s",
      perSecond(
        best(of: 5) {
          var state = Counter()
          for _ in 0..<n { _ = Self.reducer.run(&state, .increment, ()) }
        }))
    report.add(
      "store-send", n: n, unit: "sends/s",
      perSecond(
        best(of: 5) {
          let store = Store(initialState: Counter(), reducer: Self.reducer, environment: ())
          for _ in 0..<n { store.send(.increment) }
        }))
    report.add(
      "test-store-send", n: n, unit: "sends/s",
      perSecond(
        best(of: 5) {
          let store = testStore()
          for _ in 0..<n { store.send(.increment) { $0.count += 1 } }
        }))
  }

  /// Many actions that effects send synchronously, and steps that receive each.
  private func received(_ report: inout Report) {
    let n = 10_000
    report.add(
      "test-store-receive", n: n, unit: "us/action",
      best(of: 3) {
        let store = testStore()
        store.send(.burst(n))
        for _ in 0..<n { store.receive(.increment) { $0.count += 1 } }
      } / Double(n))
  }

  /// Asynchronous effects, each run to its end.
  private func effects(_ report: inout Report) async {
    let n = 1_000
    let clock = ContinuousClock()
    let store = testStore()
    let start = clock.now
    for _ in 0..<n { await store.send(.sleep) }
    await store.finish()
    let (seconds, attoseconds) = (clock.now - start).components
    report.add(
      "test-store-async-effect", n: n, unit: "us/effect",
      (Double(seconds) * 1e6 + Double(attoseconds) * 1e-12) / Double(n))
  }

  /// The growth of a store after many sends; it should be zero.
  private func memory(_ report: inout Report) {
    let n = 100_000
    let store = testStore()
    for _ in 0..<1_000 { store.send(.increment) { $0.count += 1 } }
    let before = residentMemory()
    for _ in 0..<n { store.send(.increment) { $0.count += 1 } }
    report.add("test-store-growth", n: n, unit: "bytes/send", Double(residentMemory() - before) / Double(n))
  }
}
