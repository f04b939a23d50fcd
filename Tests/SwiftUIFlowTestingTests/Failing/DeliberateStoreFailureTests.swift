import FlowStore
import Foundation
import Testing
import XCTest

private enum CounterAction: Equatable {
  case increment
  case load
  case loaded
  case listen
}

private let counterReducer = Reducer<Int, CounterAction, Void> { state, action, _ in
  switch action {
  case .increment:
    state += 1
    return .none
  case .load:
    return Effect(value: .loaded)
  case .loaded:
    return .none
  case .listen:
    return Empty(completeImmediately: false).eraseToEffect()
  }
}

private func counterStore() -> TestStore<Int, Int, CounterAction, CounterAction, Void> {
  TestStore(initialState: 0, reducer: counterReducer, environment: ())
}

/// Not run by itself: `FailedStoreRunTests` starts it in a process of its own and expects it to fail.
@Suite("Failures of a store on purpose", .enabled(if: DeliberateFailures.areWanted))
struct DeliberateStoreFailureTests {
  static let file = #filePath

  @Test func undescribedChange() {
    counterStore().assert(
      .send(.increment)  // fails: undescribed change
    )
  }

  @Test func runningEffect() {
    counterStore().assert(
      .send(.listen),  // fails: running effect
      .send(.increment) { $0 = 1 }
    )
  }

  @Test func leftAction() async {
    let store = counterStore()
    await store.send(.load)
    await store.finish()  // fails: left action
  }

  @Test func storeThatGoesAway() {
    let store = counterStore()
    store.send(.load)  // fails: store that goes away
  }
}

/// Not run by itself: `FailedStoreRunTests` starts it in a process of its own and expects it to fail.
final class DeliberateStoreFailureXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.areWanted, "These tests fail on purpose.")
  }

  func testUndescribedChange() {
    counterStore().assert(
      .send(.increment)  // fails: undescribed change in XCTest
    )
  }

  func testRunningEffect() {
    counterStore().assert(
      .send(.listen),  // fails: running effect in XCTest
      .send(.increment) { $0 = 1 }
    )
  }

  func testLeftAction() async {
    let store = counterStore()
    await store.send(.load)
    await store.finish()  // fails: left action in XCTest
  }

  func testStoreThatGoesAway() {
    let store = counterStore()
    store.send(.load)  // fails: store that goes away in XCTest
  }
}
