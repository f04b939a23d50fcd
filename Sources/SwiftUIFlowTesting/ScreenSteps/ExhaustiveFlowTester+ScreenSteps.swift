#if os(Linux)
  import UIAutomation

  extension ExhaustiveFlowTester {
    /// Adds a named step that takes the screen and describes its changes, with any number of assertions.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - changes: Changes the previous state to the expected one.
    ///   - assertions: The assertions to check after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
      assertions: [FlowAssertion<Model>] = [],
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      add(
        name, StepClosure(action), changes: DescribedChanges(apply: changes), assertions: assertions,
        snapshot: snapshot,
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Adds a named step that takes the screen and describes its changes, with an assertion that takes it too.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - changes: Changes the previous state to the expected one.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(
        name, StepClosure(action), changes: DescribedChanges(apply: changes), assertions: [assertion],
        snapshot: snapshot, at: location)
    }

    /// Adds a named step with an asynchronous action that takes the screen and describes its changes.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - changes: Changes the previous state to the expected one.
    ///   - assertions: The assertions to check after the picture is taken.
    @discardableResult
    public func asyncStep(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) async throws -> Void,
      changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
      assertions: [FlowAssertion<Model>] = [],
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      add(
        name, nil, async: AsyncStepClosure(action), changes: DescribedChanges(apply: changes), assertions: assertions,
        snapshot: snapshot,
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
#endif
