import FlowStore
import XCTest

// The first sample of the reference, with the conformance that `assert` asks for.

private struct CounterState: Equatable {
  var count = 0
}

private enum CounterAction: Equatable {
  case decrementButtonTapped
  case incrementButtonTapped
}

private let counterReducer = Reducer<CounterState, CounterAction, Void> { state, action, _ in
  switch action {
  case .decrementButtonTapped:
    state.count -= 1
    return .none

  case .incrementButtonTapped:
    state.count += 1
    return .none
  }
}

final class CounterSampleTests: XCTestCase {
  func testCounter() {
    let store = TestStore(
      initialState: .init(count: 0),
      reducer: counterReducer,
      environment: ()
    )

    store.assert(
      .send(.incrementButtonTapped) {
        $0.count = 1
      }
    )
  }

  func testStepsInAnArray() {
    let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
    let steps: [TestStore<CounterState, CounterState, CounterAction, CounterAction, Void>.Step] = [
      .send(.incrementButtonTapped) { $0.count = 1 },
      .sequence(
        .send(.incrementButtonTapped) { $0.count = 2 },
        .send(.decrementButtonTapped) { $0.count = 1 }
      ),
    ]
    store.assert(steps)
    store.assert(.sequence([.send(.decrementButtonTapped) { $0.count = 0 }]))
  }

  func testScope() {
    let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
    store.scope(state: { "\($0.count)" }, action: { (_: Void) in .incrementButtonTapped }).assert(
      .send(()) { $0 = "1" }
    )
    store.scope(state: \.count).assert(.send(.decrementButtonTapped) { $0 = 0 })
  }
}
