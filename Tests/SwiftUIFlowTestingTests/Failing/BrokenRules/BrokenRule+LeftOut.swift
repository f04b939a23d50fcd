import FlowStore

// The rules of non-exhaustive tests: described changes must be right, and skipped items must exist.

extension BrokenRule {
  static let leftOut = [
    BrokenRule(
      "described change that does not hold",
      """
      The state after CounterAction.increment was sent is not the one that the step describes:

          − 2
          + 1

      (Expected: −, actual: +)

      Correct the closure of this step, or the reducer.
      """
    ) {
      let store = counterStore()
      store.exhaustivity = .off
      await store.send(.increment) { $0 = 2 }  // fails: described change that does not hold
    },
    BrokenRule(
      "present state",
      """
      The present state is not the one that the assertion describes:

          − 2
          + 1

      (Expected: −, actual: +)

      Correct the closure of this assertion, or the steps before it.
      """
    ) {
      let store = counterStore()
      await store.send(.increment) { $0 = 1 }
      store.assert { $0 = 2 }  // fails: present state
    },
    BrokenRule(
      "assertion that throws",
      """
      The closure of this assertion threw an error:

          CounterError.broken

      Handle the error, or correct what throws it.
      """
    ) {
      counterStore().assert { _ in throw CounterError.broken }  // fails: assertion that throws
    },
    BrokenRule(
      "no action to skip",
      "There were no received actions to skip. Remove this call, or pass `strict: false`."
    ) {
      await counterStore().skipReceivedActions()  // fails: no action to skip
    },
    BrokenRule(
      "no effect to skip",
      "There were no running effects to skip. Remove this call, or pass `strict: false`."
    ) {
      await counterStore().skipInFlightEffects()  // fails: no effect to skip
    },
  ]

  static let warnings = [
    BrokenRule(
      "change that is left out",
      """
      The step does not describe all that changed when CounterAction.increment was sent:

          − 0
          + 1

      (Expected: −, actual: +)
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.increment)  // fails: change that is left out
    },
    BrokenRule(
      "action that is left out before receiving",
      """
      One received action was skipped before CounterAction.loaded:

          CounterAction.later(
            CounterAction.loaded
          )
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.later(.later(.loaded)))
      await store.receive(.loaded)  // fails: action that is left out before receiving
    },
    BrokenRule(
      "actions that are left out before sending",
      """
      2 received actions were skipped before sending CounterAction.loaded:

          CounterAction.later(
            CounterAction.loaded
          )
          CounterAction.loaded
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.later(.later(.loaded)))
      await store.send(.loaded)  // fails: actions that are left out before sending
    },
    BrokenRule(
      "action that is left out by request",
      """
      One received action was skipped by request:

          CounterAction.loaded
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.later(.loaded))
      await store.skipReceivedActions()  // fails: action that is left out by request
    },
    BrokenRule(
      "action that is left out at the end",
      """
      One received action was skipped at the end of the test:

          CounterAction.loaded
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.later(.loaded))
      await store.finish()  // fails: action that is left out at the end
    },
    BrokenRule(
      "effect that is left out by request",
      """
      The effects that these actions started were cancelled:

          CounterAction.listen
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.listen)
      await store.skipInFlightEffects()  // fails: effect that is left out by request
    },
    BrokenRule(
      "effect that is left out at the end",
      """
      An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
      scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
      """,
      isWarning: true
    ) {
      let store = showingStore()
      await store.send(.listen)  // fails: effect that is left out at the end
      await store.finish(timeout: .milliseconds(1))
    },
  ]
}

/// A non-exhaustive store that warns about omissions.
private func showingStore() -> TestStore<Int, Int, CounterAction, CounterAction, Void> {
  let store = counterStore()
  store.exhaustivity = .off(showSkippedAssertions: true)
  return store
}
