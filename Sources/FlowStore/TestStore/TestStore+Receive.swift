import FlowIssueReporting
import Foundation

/// The received action that a step expects.
enum Expectation<Action: Equatable> {
  case action(Action)
  case condition((Action) -> Bool, name: String)

  func isMet(by action: Action) -> Bool {
    switch self {
    case .action(let expected): expected == action
    case .condition(let condition, _): condition(action)
    }
  }

  var description: String {
    switch self {
    case .action(let action): caseName(of: action)
    case .condition(_, let name): name
    }
  }
}

extension TestStore where LocalState: Equatable {
  /// Handles the next received action.
  func receive(
    _ expectation: Expectation<Action>,
    at location: FlowSourceLocation,
    _ update: ((inout LocalState) throws -> Void)?
  ) {
    core.begin(location)
    core.usageCheck.complete()
    core.drain()
    handle(expectation, at: location, update)
  }

  /// Waits until an action is received or none can arrive, and handles the next received action.
  nonisolated(nonsending) func receive(
    _ expectation: Expectation<Action>,
    timeout: Duration?,
    at location: FlowSourceLocation,
    _ update: ((inout LocalState) throws -> Void)?
  ) async {
    core.begin(location)
    core.usageCheck.complete()
    await core.wait(timeout: timeout) {
      let isThere =
        exhaustivity == .on
        ? !core.received.isEmpty : core.received.contains { expectation.isMet(by: $0.action) }
      return isThere || core.running.isEmpty
    }
    handle(expectation, at: location, update)
  }

  private func handle(
    _ expectation: Expectation<Action>,
    at location: FlowSourceLocation,
    _ update: ((inout LocalState) throws -> Void)?
  ) {
    if core.exhaustivity != .on { skip(until: expectation, at: location) }
    guard let next = core.takeReceived() else {
      let isRunning = !core.withLock { core.running.isEmpty }
      IssueReporter.report(
        isRunning
          ? """
          Expected to receive \(expectation.description), and no action was received. Bring about what its effect waits \
          for before this step: advance the scheduler or the clock, or let more time pass.
          """
          : """
          Expected to receive \(expectation.description), and no action was received: no effect is running that could \
          send one. Remove this step, or return the effect from the reducer.
          """,
        at: location)
      return
    }
    for effect in next.effects { effect.location = location }
    let before = core.withLock { core.assertedState }
    core.withLock { core.assertedState = next.state }
    guard expectation.isMet(by: next.action) else {
      return reportWrong(next.action, expectation, at: location)
    }
    check(
      update, from: before, to: next.state, when: "\(caseName(of: next.action)) was received", at: location)
  }

  private func reportWrong(_ action: Action, _ expectation: Expectation<Action>, at location: FlowSourceLocation) {
    let difference: String
    switch expectation {
    case .action(let expected): difference = StructuralDifference(expected: expected, actual: action).text
    case .condition: difference = indented(dump(action))
    }
    IssueReporter.report(
      """
      Expected to receive \(expectation.description), and received another action:

      \(difference)

      Put the steps in the order in which the actions are received, or correct the expected action.
      """,
      at: location)
  }

  /// Skips the actions received before the expected one, if the test need not handle every action.
  private func skip(until expectation: Expectation<Action>, at location: FlowSourceLocation) {
    let skipped = core.withLock { () -> [Action] in
      guard let index = core.received.firstIndex(where: { expectation.isMet(by: $0.action) }) else { return [] }
      let skipped = core.received[..<index]
      core.received = core.received[index...]
      core.assertedState = skipped.last?.state ?? core.assertedState
      return skipped.map(\.action)
    }
    core.warnSkipped(skipped, "before \(expectation.description)", at: location)
  }
}
