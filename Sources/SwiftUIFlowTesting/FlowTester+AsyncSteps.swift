extension FlowTester {
  /// Adds a step with an asynchronous action.
  ///
  /// The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the action.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
  ///     position, as in `step-0`.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: Checks the model after the picture is taken.
  ///   - assertions: More assertions, which are checked after it.
  @discardableResult
  public func asyncStep(
    _ name: String? = nil,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) async throws -> Void,
    assert: (@MainActor @Sendable (Model) throws -> Void)? = nil,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(
      name, nil, async: AsyncStepClosure(action), assert: assert.map { StepClosure($0) }, assertions: assertions,
      snapshot: snapshot, at: location)
  }
}
