extension FlowTester {
  /// Sets how long a run waits, after each step, for the tasks that views have started; 2 seconds by default.
  ///
  /// Tasks can be waited for by `asyncRun` and `asyncMatrixRun` only. A task that has not ended in time is named in a
  /// warning of the step, and is not waited for again.
  ///
  /// - Parameter limit: How long to wait; zero for not at all.
  @discardableResult
  public func waitingForTasks(upTo limit: Duration) -> Self {
    hooks.taskLimit = limit
    return self
  }

  #if os(Linux)
    /// Demands that nothing runs on the screen when the flow is over: no animation, no task, no timer, and nothing that
    /// is presented.
    ///
    /// What still runs then is named in a failure at the line of this call. Apple's SwiftUI does not say what runs, so
    /// this exists on Linux only.
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
