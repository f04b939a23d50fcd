import FlowStore

// The rules of steps, in a list or as calls.

extension BrokenRule {
  static let steps = [
    BrokenRule(
      "undescribed change",
      """
      The state changed when CounterAction.increment was sent, and the step describes no change:

          − 0
          + 1

      (Expected: −, actual: +)

      Describe every change in the closure of this step.
      """
    ) {
      counterStore().assert(
        .send(.increment)  // fails: undescribed change
      )
    },
    BrokenRule(
      "wrong change",
      """
      The state after CounterAction.increment was sent is not the one that the step describes:

          − 2
          + 1

      (Expected: −, actual: +)

      Correct the closure of this step, or the reducer.
      """
    ) {
      counterStore().assert(
        .send(.increment) { $0 = 2 }  // fails: wrong change
      )
    },
    BrokenRule(
      "undescribed change when receiving",
      """
      The state changed when CounterAction.increment was received, and the step describes no change:

          − 0
          + 1

      (Expected: −, actual: +)

      Describe every change in the closure of this step.
      """
    ) {
      counterStore().assert(
        .send(.later(.increment)),
        .receive(.increment)  // fails: undescribed change when receiving
      )
    },
    BrokenRule(
      "wrong change when receiving",
      """
      The state after CounterAction.increment was received is not the one that the step describes:

          − 5
          + 1

      (Expected: −, actual: +)

      Correct the closure of this step, or the reducer.
      """
    ) {
      counterStore().assert(
        .send(.later(.increment)),
        .receive(.increment) { $0 = 5 }  // fails: wrong change when receiving
      )
    },
    BrokenRule(
      "action before sending",
      """
      One received action was not handled before sending CounterAction.increment:

          CounterAction.loaded

      Add a step that receives it before this one.
      """
    ) {
      counterStore().assert(
        .send(.later(.loaded)),
        .send(.increment) { $0 = 1 }  // fails: action before sending
      )
    },
    BrokenRule(
      "actions before sending",
      """
      2 received actions were not handled before sending CounterAction.loaded:

          CounterAction.later(
            CounterAction.loaded
          )
          CounterAction.loaded

      Add a step that receives each of them before this one.
      """
    ) {
      counterStore().assert(
        .send(.later(.later(.loaded))),
        .send(.loaded)  // fails: actions before sending
      )
    },
    BrokenRule(
      "action before work",
      """
      One received action was not handled before this work:

          CounterAction.loaded

      Add a step that receives it before this one.
      """
    ) {
      counterStore().assert(
        .send(.later(.loaded)),
        .do {}  // fails: action before work
      )
    },
    BrokenRule(
      "action before a change of the environment",
      """
      One received action was not handled before changing the environment:

          CounterAction.loaded

      Add a step that receives it before this one.
      """
    ) {
      counterStore().assert(
        .send(.later(.loaded)),
        .environment { _ in }  // fails: action before a change of the environment
      )
    },
    BrokenRule(
      "no action and no effect",
      """
      Expected to receive CounterAction.loaded, and no action was received: no effect is running that could send one. \
      Remove this step, or return the effect from the reducer.
      """
    ) {
      counterStore().assert(
        .receive(.loaded)  // fails: no action and no effect
      )
    },
    BrokenRule(
      "no action of a running effect",
      """
      Expected to receive CounterAction.loaded, and no action was received. Bring about what its effect waits for before \
      this step: advance the scheduler or the clock, or let more time pass.
      """
    ) {
      counterStore().assert(
        .send(.listen),
        .receive(.loaded),  // fails: no action of a running effect
        .send(.stop)
      )
    },
    BrokenRule(
      "wrong action",
      """
      Expected to receive CounterAction.loaded, and received another action:

          − CounterAction.loaded
          + CounterAction.increment

      (Expected: −, actual: +)

      Put the steps in the order in which the actions are received, or correct the expected action.
      """
    ) {
      counterStore().assert(
        .send(.later(.increment)),
        .receive(.loaded)  // fails: wrong action
      )
    },
    BrokenRule(
      "action at the end",
      """
      One received action was not handled by the end of the test:

          CounterAction.loaded

      Add a step that receives it.
      """
    ) {
      counterStore().assert(
        .send(.later(.loaded))  // fails: action at the end
      )
    },
    BrokenRule(
      "actions at the end",
      """
      2 received actions were not handled by the end of the test:

          CounterAction.later(
            CounterAction.loaded
          )
          CounterAction.loaded

      Add a step that receives each of them.
      """
    ) {
      counterStore().assert(
        .send(.later(.later(.loaded)))  // fails: actions at the end
      )
    },
    BrokenRule(
      "effect at the end",
      """
      An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
      scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
      """
    ) {
      counterStore().assert(
        .send(.listen),  // fails: effect at the end
        .send(.increment) { $0 = 1 }
      )
    },
    BrokenRule(
      "effect of a received action at the end",
      """
      An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
      scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
      """
    ) {
      counterStore().assert(
        .send(.later(.listen)),
        .receive(.listen),  // fails: effect of a received action at the end
        .send(.increment) { $0 = 1 }
      )
    },
    BrokenRule(
      "closure that throws",
      """
      The closure of this step threw an error:

          CounterError.broken

      Handle the error, or correct what throws it.
      """
    ) {
      counterStore().assert(
        .send(.loaded) { _ in throw CounterError.broken }  // fails: closure that throws
      )
    },
    BrokenRule(
      "work that throws",
      """
      The work of this step threw an error:

          CounterError.broken

      Handle the error, or correct what throws it.
      """
    ) {
      counterStore().assert(
        .do { throw CounterError.broken }  // fails: work that throws
      )
    },
    BrokenRule(
      "change of the environment that throws",
      """
      The change of the environment threw an error:

          CounterError.broken

      Handle the error, or correct what throws it.
      """
    ) {
      counterStore().assert(
        .environment { _ in throw CounterError.broken }  // fails: change of the environment that throws
      )
    },
  ]
}
