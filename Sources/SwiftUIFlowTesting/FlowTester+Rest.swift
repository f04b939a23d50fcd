extension FlowTester {
  /// Sets how long a run waits after each step for the tasks that views have started; 2 seconds by default.
  ///
  /// Only `asyncRun` and `asyncMatrixRun` wait for tasks. A warning of the step names a task that does not end in time,
  /// and the run does not wait for it again.
  ///
  /// - Parameter limit: The longest time to wait; zero to not wait at all.
  @discardableResult
  public func waitingForTasks(upTo limit: Duration) -> Self {
    hooks.taskLimit = limit
    return self
  }

  #if os(Linux)
    /// Requires that nothing is pending on the screen when the flow ends: no animation, no task, no timer, no
    /// presentation.
    ///
    /// A failure at the line of this call names everything that is still pending. Available on Linux only, because
    /// Apple's SwiftUI has no API for pending work.
    @discardableResult
    public func endsAtRest(
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      hooks.restDemand = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return self
    }
  #endif
}
