import FlowStore
import XCTest

// The second sample of the reference. As printed it cannot compile: a parenthesis is not closed, it sends an action that
// there is none of, a closure without `self` reads from it, and an effect of results is returned for one of actions.

private struct SearchState: Equatable {
  var query = ""
  var results: [String] = []
}

private enum SearchAction: Equatable {
  case queryChanged(String)
  case response([String])
}

private struct SearchEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var request: (String) -> Effect<[String], Never>
}

private let searchReducer = Reducer<SearchState, SearchAction, SearchEnvironment> {
  state, action, environment in

  struct SearchId: Hashable {}

  switch action {
  case .queryChanged(let query):
    state.query = query
    return environment.request(state.query)
      .debounce(id: SearchId(), for: 0.5, scheduler: environment.mainQueue)
      .map(SearchAction.response)

  case .response(let results):
    state.results = results
    return .none
  }
}

final class SearchSampleTests: XCTestCase {
  func testSearch() {
    // Create a test dispatch scheduler to control the timing of effects
    let scheduler = DispatchQueue.testScheduler

    let store = TestStore(
      initialState: SearchState(),
      reducer: searchReducer,
      environment: SearchEnvironment(
        // Wrap the test scheduler in a type-erased scheduler
        mainQueue: scheduler.eraseToAnyScheduler(),
        // Simulate a search response with one item
        request: { _ in Effect(value: ["Composable Architecture"]) }
      )
    )
    store.assert(
      // Change the query
      .send(.queryChanged("c")) {
        // Assert that state updates accordingly
        $0.query = "c"
      },

      // Advance the scheduler by a period shorter than the debounce
      .do { scheduler.advance(by: 0.25) },

      // Change the query again
      .send(.queryChanged("co")) {
        $0.query = "co"
      },

      // Advance the scheduler by a period shorter than the debounce
      .do { scheduler.advance(by: 0.25) },
      // Advance the scheduler to the debounce
      .do { scheduler.advance(by: 0.25) },

      // Assert that the expected response is received
      .receive(.response(["Composable Architecture"])) {
        // Assert that state updates accordingly
        $0.results = ["Composable Architecture"]
      }
    )
  }
}
