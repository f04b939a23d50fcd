import FlowIssueReporting

extension TestStore {
  /// Waits until all effects have ended, and checks that all received actions were handled.
  ///
  /// - Parameter timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  public nonisolated(nonsending) func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    core.begin(location)
    await core.wait(timeout: timeout) { core.running.isEmpty }
    core.reportLeftovers(at: location)
  }

  /// Checks that all effects have ended and all received actions were handled.
  public func finish(
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    core.begin(location)
    core.drain()
    core.reportLeftovers(at: location)
  }

  /// Skips the received actions that were not handled.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    core.begin(location)
    core.drain()
    let skipped = core.takeAllReceived()
    guard skipped.isEmpty else { return core.warnSkipped(skipped, "by request", at: location) }
    guard strict else { return }
    IssueReporter.report(
      "There were no received actions to skip. Remove this call, or pass `strict: false`.", at: location)
  }

  /// Skips the received actions that were not handled.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public nonisolated(nonsending) func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    { skipReceivedActions(strict: strict, fileID: fileID, file: filePath, line: line, column: column) }()
  }

  /// Cancels the running effects.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    core.begin(location)
    core.drain()
    let running = core.withLock { core.running }
    for effect in running { effect.cancel() }
    core.drain()
    if running.isEmpty, strict {
      IssueReporter.report(
        "There were no running effects to skip. Remove this call, or pass `strict: false`.", at: location)
    }
    guard !running.isEmpty else { return }
    let names = running.map { "    \($0.origin)" }.joined(separator: "\n")
    core.warn("The effects that these actions started were cancelled:\n\n\(names)", at: location)
  }

  /// Cancels the running effects.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public nonisolated(nonsending) func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    { skipInFlightEffects(strict: strict, fileID: fileID, file: filePath, line: line, column: column) }()
  }

  /// Performs steps with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: What these steps must describe.
  ///   - operation: Performs the steps.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Performs steps with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: What these steps must describe.
  ///   - operation: Performs the steps.
  public nonisolated(nonsending) func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }
}

extension TestStore where LocalState: Equatable {
  /// Checks the current state.
  ///
  /// ```swift
  /// store.assert { $0.count = 3 }
  /// ```
  ///
  /// - Parameter update: Sets members to their expected values. It is a failure if they have other values.
  public func assert(
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: (inout LocalState) throws -> Void
  ) {
    let location = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    core.begin(location)
    core.drain()
    let actual = state
    var expected = actual
    guard core.attempt("The closure of this assertion", at: location, { try update(&expected) }) else { return }
    guard expected != actual else { return }
    IssueReporter.report(
      """
      The present state is not the one that the assertion describes:

      \(StructuralDifference(expected: expected, actual: actual).text)

      Correct the closure of this assertion, or the steps before it.
      """,
      at: location)
  }
}
