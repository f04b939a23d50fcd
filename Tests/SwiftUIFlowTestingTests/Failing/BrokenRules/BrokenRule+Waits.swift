import FlowStore

// The rules of asynchronous steps, and of a store that is released.

extension BrokenRule {
  static let waits = [
    BrokenRule(
      "action when a store finishes",
      """
      One received action was not handled by the end of the test:

          CounterAction.loaded

      Add a step that receives it.
      """
    ) {
      let store = counterStore()
      await store.send(.later(.loaded))
      await store.finish()  // fails: action when a store finishes
    },
    BrokenRule(
      "effect when a store finishes",
      """
      An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
      scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
      """
    ) {
      let store = counterStore()
      await store.send(.listen)  // fails: effect when a store finishes
      await store.finish(timeout: .milliseconds(1))
    },
    BrokenRule(
      "action when a store goes away",
      """
      One received action was not handled by the end of the test:

          CounterAction.loaded

      Add a step that receives it.
      """
    ) {
      let store = counterStore()
      await store.send(.later(.loaded))  // fails: action when a store goes away
    },
    BrokenRule(
      "effect when a store goes away",
      """
      An effect that CounterAction.listen started is still running at the end of the test. Let it end: advance the \
      scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
      """
    ) {
      let store = counterStore()
      await store.send(.listen)  // fails: effect when a store goes away
      await store.send(.increment) { $0 = 1 }
    },
    BrokenRule(
      "no action in time",
      """
      Expected to receive CounterAction.loaded, and no action was received. Bring about what its effect waits for before \
      this step: advance the scheduler or the clock, or let more time pass.
      """
    ) {
      let store = counterStore()
      await store.send(.listen)
      await store.receive(.loaded, timeout: .milliseconds(1))  // fails: no action in time
      await store.send(.stop)
    },
    BrokenRule(
      "another action than the condition",
      """
      Expected to receive an action that meets the condition, and received another action:

          CounterAction.loaded

      Put the steps in the order in which the actions are received, or correct the expected action.
      """
    ) {
      let store = counterStore()
      await store.send(.later(.loaded))
      await store.receive { $0 == .increment }  // fails: another action than the condition
    },
    BrokenRule(
      "another action than the case",
      """
      Expected to receive an action of the expected case, and received another action:

          CounterAction.loaded

      Put the steps in the order in which the actions are received, or correct the expected action.
      """
    ) {
      let store = counterStore()
      await store.send(.later(.loaded))
      await store.receive(/CounterAction.later)  // fails: another action than the case
    },
    BrokenRule(
      "no action of the case",
      """
      Expected to receive an action of the expected case, and no action was received: no effect is running that could \
      send one. Remove this step, or return the effect from the reducer.
      """
    ) {
      await counterStore().receive(/CounterAction.later)  // fails: no action of the case
    },
    BrokenRule(
      "effects of a step in time",
      """
      The effects of CounterAction.listen did not end in time. Advance the scheduler or the clock that they wait for, \
      cancel the task, or give it a longer timeout.
      """
    ) {
      let store = counterStore()
      let task = await store.send(.listen)
      await task.finish(timeout: .milliseconds(1))  // fails: effects of a step in time
      await task.cancel()
    },
    BrokenRule(
      "work of an effect that throws",
      """
      The work of an effect threw an error:

          CounterError.broken

      Handle the error in the work or with `catch:`, and send an action that says so.
      """
    ) {
      let reducer = Reducer<Int, CounterAction, Void> { _, _, _ in
        .run { _ in throw CounterError.broken }  // fails: work of an effect that throws
      }
      let store = TestStore(initialState: 0, reducer: reducer, environment: ())
      await store.send(.listen)
      await store.finish()
    },
  ]
}
