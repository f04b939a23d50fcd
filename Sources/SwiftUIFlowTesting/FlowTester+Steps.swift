extension FlowTester {
  /// Adds a named step with any number of assertions.
  ///
  /// A bare trailing closure is the action:
  ///
  /// ```swift
  /// .step("payment") { $0.proceedToPayment() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func step(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void = { _ in },
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name,
      action,
      assertions: assertions,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Adds a named step with one assertion.
  ///
  /// ```swift
  /// .step("payment") { $0.proceedToPayment() } assert: { #expect($0.screen == .payment) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: Checks the model after the picture is taken.
  @discardableResult
  public func step(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name,
      action,
      assert: assert,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Adds a named step that changes nothing, with one assertion.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - assert: Checks the model after the picture is taken.
  // Disfavored, so that a bare trailing closure is the action and not this assertion.
  @_disfavoredOverload
  @discardableResult
  public func step(
    _ name: String,
    snapshot: Bool = true,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name,
      { _ in },
      assert: assert,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

// MARK: - Steps named by their position

extension FlowTester {
  /// Adds a step named by its position, as in `step-0`, with any number of assertions.
  ///
  /// - Parameters:
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func step(
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void = { _ in },
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      nil,
      action,
      assertions: assertions,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Adds a step named by its position, as in `step-0`, with one assertion.
  ///
  /// - Parameters:
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: Checks the model after the picture is taken.
  @discardableResult
  public func step(
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      nil,
      action,
      assert: assert,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Adds a step named by its position and changes nothing, with one assertion.
  ///
  /// - Parameters:
  ///   - snapshot: Whether to take a picture.
  ///   - assert: Checks the model after the picture is taken.
  @_disfavoredOverload
  @discardableResult
  public func step(
    snapshot: Bool = true,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      nil,
      { _ in },
      assert: assert,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

// MARK: - Adding

extension FlowTester {
  private func add(
    _ name: String?,
    _ action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    snapshot: Bool,
    at location: FlowSourceLocation
  ) -> Self {
    let assertion = FlowAssertion(check: StepClosure(assert), at: location)
    return add(name, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
  }

  private func add(
    _ name: String?,
    _ action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assertions: [FlowAssertion<Model>],
    snapshot: Bool,
    at location: FlowSourceLocation
  ) -> Self {
    add(name, StepClosure(action), assertions: assertions, snapshot: snapshot, at: location)
  }

  func add(
    _ name: String?,
    _ action: StepClosure<Model>?,
    async asyncAction: AsyncStepClosure<Model>? = nil,
    changes: (any StateChanges)? = nil,
    assertions: [FlowAssertion<Model>],
    snapshot: Bool,
    at location: FlowSourceLocation
  ) -> Self {
    var step = FlowStep(
      name: name,
      perform: action,
      performAsync: asyncAction,
      assertions: assertions,
      snapshotEnabled: snapshot,
      at: location
    )
    step.changes = changes
    append([step])
    return self
  }
}
