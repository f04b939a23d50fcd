// The solver of the compiler tries every overload of every step of a chain. It stays fast as long as only one of them
// fits each way to write a step: the trailing closure of a step is its action and nothing else, and steps with and
// without an assertion are one declaration.
extension FlowTester {
  /// Adds a step.
  ///
  /// A trailing closure without a label is the action:
  ///
  /// ```swift
  /// .step("cart")
  /// .step("address") { $0.checkOut() }
  /// .step("payment") { $0.proceedToPayment() } assert: { #expect($0.screen == .payment) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
  ///     position, as in `step-0`.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: Checks the model after the picture is taken.
  ///   - assertions: More assertions, which are checked after it.
  @discardableResult
  public func step(
    _ name: String? = nil,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void = { _ in },
    assert: (@MainActor @Sendable (Model) throws -> Void)? = nil,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(
      name, StepClosure(action), assert: assert.map { StepClosure($0) }, assertions: assertions, snapshot: snapshot,
      at: location)
  }
}

// MARK: - Adding

extension FlowTester {
  func add(
    _ name: String?,
    _ action: StepClosure<Model>?,
    async asyncAction: AsyncStepClosure<Model>? = nil,
    changes: (any StateChanges)? = nil,
    assert: StepClosure<Model>? = nil,
    assertions: [FlowAssertion<Model>] = [],
    snapshot: Bool,
    at location: FlowSourceLocation
  ) -> Self {
    var step = FlowStep(
      name: name,
      perform: action,
      performAsync: asyncAction,
      assertions: (assert.map { [FlowAssertion(check: $0, at: location)] } ?? []) + assertions,
      snapshotEnabled: snapshot,
      at: location
    )
    step.changes = changes
    append([step])
    return self
  }
}
