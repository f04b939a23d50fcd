#if os(Linux)
  import UIAutomation

  // The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the actions.
  extension FlowTester {
    /// Adds a step with an asynchronous action that takes the screen.
    ///
    /// ```swift
    /// .asyncStep("loaded") { model, app in
    ///   app.buttons["Load"].tap()
    ///   await model.loading?.value
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model after the picture is taken.
    ///   - assertions: More assertions, which are checked after it.
    @discardableResult
    public func asyncStep(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) async throws -> Void,
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
        snapshot: snapshot,
        at: location)
    }

    /// Adds a step with an asynchronous action and an assertion, which both take the screen.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func asyncStep(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) async throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return add(
        name, nil, async: AsyncStepClosure(action), assert: StepClosure(assert), snapshot: snapshot, at: location)
    }

    /// Adds a step with an asynchronous action that changes the model, and an assertion that takes the screen.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Changes the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func asyncStep(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model) async throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return add(
        name, nil, async: AsyncStepClosure(action), assert: StepClosure(assert), snapshot: snapshot, at: location)
    }
  }
#endif
