import FlowIssueReporting

extension TestStore where LocalState: Equatable {
  /// Sends an action, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Changes the previous state to the expected one.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(
    _ action: LocalAction,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) -> TestStoreTask {
    perform(action, at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Sends an action, and describes how it changes the state.
  ///
  /// The work of its effects has run as far as it can when the call returns.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Changes the previous state to the expected one.
  /// - Returns: The effects that the action started.
  @discardableResult
  public nonisolated(nonsending) func send(
    _ action: LocalAction,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async -> TestStoreTask {
    perform(action, at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  @discardableResult
  func perform(
    _ localAction: LocalAction,
    at location: FlowSourceLocation,
    _ update: ((inout LocalState) throws -> Void)?
  ) -> TestStoreTask {
    core.begin(location)
    if update != nil { core.usageCheck.complete() }
    let action = fromLocalAction(localAction)
    core.requireHandled(before: "sending \(caseName(of: action))", at: location)
    let (before, after, effects) = core.send(action, at: location)
    check(update, from: before, to: after, when: "\(caseName(of: action)) was sent", at: location)
    core.withLock { core.assertedState = after }
    return TestStoreTask(
      effects: effects, events: core.events, drain: core.drain, timeout: core.timeout,
      isRunning: { [core] effect in core.withLock { core.running.contains { $0 === effect } } })
  }

  /// Checks that a step describes how the state changed.
  func check(
    _ update: ((inout LocalState) throws -> Void)?,
    from before: State,
    to after: State,
    when occasion: @autoclosure () -> String,
    at location: FlowSourceLocation
  ) {
    let (localBefore, actual) = (toLocalState(before), toLocalState(after))
    var expected = localBefore
    var isThrown = false
    if let update {
      // A non-exhaustive test starts from the new state, and describes only the members of interest.
      if core.exhaustivity != .on { expected = actual }
      isThrown = !core.attempt("The closure of this step", at: location) { try update(&expected) }
    } else if core.exhaustivity != .on {
      expected = actual
    }
    if expected != actual, !isThrown {
      // If none of the change is described, the closure is missing or empty.
      let what =
        expected == localBefore
        ? "The state changed when \(occasion()), and the step describes no change"
        : "The state after \(occasion()) is not the one that the step describes"
      IssueReporter.report(
        """
        \(what):

        \(StructuralDifference(expected: expected, actual: actual).text)

        \(expected == localBefore
          ? "Describe every change in the closure of this step."
          : "Correct the closure of this step, or the reducer.")
        """,
        at: location)
    }
    guard core.exhaustivity == .off(showSkippedAssertions: true), expected == actual, actual != localBefore, !isThrown
    else { return }
    // Assignments to the new state change nothing: applied to the previous one, they show what they leave out.
    var described = localBefore
    try? update?(&described)
    guard described != actual else { return }
    core.warn(
      """
      The step does not describe all that changed when \(occasion()):

      \(StructuralDifference(expected: described, actual: actual).text)
      """,
      at: location)
  }
}
