extension FlowTester {
  /// Adds a named step with an asynchronous action and any number of assertions.
  ///
  /// The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the action.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func asyncStep(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) async throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name,
      nil,
      async: AsyncStepClosure(action),
      assertions: assertions,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Adds a named step with an asynchronous action and one assertion.
  ///
  /// The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the action.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: Checks the model after the picture is taken.
  @discardableResult
  public func asyncStep(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) async throws -> Void,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return asyncStep(
      name,
      snapshot: snapshot,
      action: action,
      assertions: [FlowAssertion(check: StepClosure(assert), at: location)],
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
